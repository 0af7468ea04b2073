#include "ui/pages/explore/recall/missed_model.h"

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kMissedModelTextCharacters = 120;

}  // namespace

void MissedModel::setPairs(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
                           const BandPlan &plan, std::vector<PairExample> pairs) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_columns = std::move(columns);
  m_plan = plan;
  m_pairs = std::move(pairs);
  endResetModel();
}

int MissedModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

int MissedModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString MissedModel::textOf(RecordId row) const {
  return recordLine(*m_dataset, row, m_columns, kMissedModelTextCharacters);
}

QVariant MissedModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const PairExample &pair = pairAt(index.row());
  if (role == PairModel::SimilarityRole) return pair.jaccard();
  if (role == Qt::TextAlignmentRole && index.column() == ChanceColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  switch (index.column()) {
    case SimilarityColumn: return similarityText(pair.jaccard());
    case ChanceColumn: return percentText(candidateProbability(pair.jaccard(), m_plan));
    case RowsColumn: return tr("%1 and %2").arg(rowNumberText(pair.rowA), rowNumberText(pair.rowB));
    default: break;
  }
  return tr("%1 / %2").arg(textOf(pair.rowA), textOf(pair.rowB));
}

QVariant MissedModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case SimilarityColumn: return tr("Similarity");
    case ChanceColumn: return tr("P(found)");
    case RowsColumn: return tr("Rows");
    case TextColumn: return tr("Texts");
    default: return {};
  }
}

}  // namespace shinglescope
