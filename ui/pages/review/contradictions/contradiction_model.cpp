#include "ui/pages/review/contradictions/contradiction_model.h"

#include <algorithm>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

QString contradictionKindText(Contradiction::Kind kind) {
  switch (kind) {
    case Contradiction::Kind::Chain: return ContradictionModel::tr("Not, yet joined");
    case Contradiction::Kind::Words: return ContradictionModel::tr("Judged differently");
  }
  return {};
}

QString explanation(Contradiction::Kind kind) {
  switch (kind) {
    case Contradiction::Kind::Chain:
      return ContradictionModel::tr("Judged Not, although duplicates join the two.");
    case Contradiction::Kind::Words:
      return ContradictionModel::tr("Judged in different ways, so that no verdict holds.");
  }
  return {};
}

}  // namespace

void ContradictionModel::setContradictions(std::shared_ptr<const Dataset> dataset,
                                           std::vector<Contradiction> all, ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_all = std::move(all);
  m_titleColumn = titleColumn;
  endResetModel();
}

const Contradiction *ContradictionModel::at(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : &m_all[static_cast<std::size_t>(row)];
}

int ContradictionModel::rowOf(EntryKey entry) const {
  const auto found = std::ranges::lower_bound(m_all, entry, {}, &Contradiction::entry);
  return found == m_all.end() || found->entry != entry ? -1
                                                       : static_cast<int>(found - m_all.begin());
}

int ContradictionModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_all.size());
}

int ContradictionModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ContradictionModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const Contradiction &shown = *at(index.row());
  if (role == Qt::ToolTipRole) return explanation(shown.kind);
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  if (index.column() == RowsColumn) {
    const QString first = rowNumberText(shown.entry.a);
    if (shown.entry.a == shown.entry.b) return tr("rows like %1").arg(first);
    return tr("%1 and %2").arg(first, rowNumberText(shown.entry.b));
  }
  return tr("%1 · %2").arg(contradictionKindText(shown.kind),
                           cellDisplayText(m_dataset->cell(shown.entry.a, m_titleColumn)));
}

QVariant ContradictionModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == RowsColumn ? tr("Rows") : tr("What is wrong");
}

}  // namespace shinglescope
