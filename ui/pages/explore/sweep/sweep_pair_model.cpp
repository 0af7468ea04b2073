#include "ui/pages/explore/sweep/sweep_pair_model.h"

#include <algorithm>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kSweepPairModelTextCharacters = 80;

QString fateText(const SweepPair &pair) {
  switch (pair.fate) {
    case SweepFate::TruePositive: return SweepPairModel::tr("found");
    case SweepFate::FalsePositive: return SweepPairModel::tr("wrongly found");
    case SweepFate::TrueNegative: return SweepPairModel::tr("rightly rejected");
    case SweepFate::FalseNegative: break;
  }
  return pair.isCandidate ? SweepPairModel::tr("missed: estimated too low")
                          : SweepPairModel::tr("missed: in no common band");
}

}  // namespace

void SweepPairModel::setPairs(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
                              std::vector<SweepPair> pairs) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_columns = std::move(columns);
  m_pairs = std::move(pairs);
  choose();
  endResetModel();
}

void SweepPairModel::setFate(std::optional<SweepFate> fate) {
  beginResetModel();
  m_fate = fate;
  choose();
  endResetModel();
}

void SweepPairModel::choose() {
  m_shown.clear();
  for (std::uint32_t i = 0; i < m_pairs.size(); ++i)
    if (!m_fate || m_pairs[i].fate == *m_fate) m_shown.push_back(i);
}

std::size_t SweepPairModel::countOf(SweepFate fate) const {
  return static_cast<std::size_t>(std::ranges::count(m_pairs, fate, &SweepPair::fate));
}

int SweepPairModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int SweepPairModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString SweepPairModel::textOf(RecordId row) const {
  return recordLine(*m_dataset, row, m_columns, kSweepPairModelTextCharacters);
}

QVariant SweepPairModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const bool isNumber = index.column() == ExactColumn || index.column() == EstimateColumn;
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  const SweepPair &pair = pairAt(index.row());
  switch (index.column()) {
    case FateColumn: return fateText(pair);
    case RowsColumn: return tr("%1 and %2").arg(rowNumberText(pair.rowA), rowNumberText(pair.rowB));
    case ExactColumn: return QLocale().toString(pair.jaccard, 'f', 3);
    case EstimateColumn: return QLocale().toString(pair.estimate, 'f', 3);
    default: break;
  }
  const QString a = textOf(pair.rowA);
  const QString b = textOf(pair.rowB);
  return a == b ? a : tr("%1 / %2").arg(a, b);
}

QVariant SweepPairModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case FateColumn: return tr("What became of it");
    case RowsColumn: return tr("Rows");
    case ExactColumn: return tr("Exact");
    case EstimateColumn: return tr("Estimate");
    case TextColumn: return tr("Texts");
    default: return {};
  }
}

}  // namespace shinglescope
