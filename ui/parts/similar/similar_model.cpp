#include "ui/parts/similar/similar_model.h"

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {

void SimilarModel::setRows(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
                           std::vector<SimilarRow> rows) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_columns = std::move(columns);
  m_rows = std::move(rows);
  endResetModel();
}

int SimilarModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SimilarModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString SimilarModel::textOf(const SimilarRow &row) const {
  return recordLine(*m_dataset, row.row, m_columns);
}

QString SimilarModel::describe(const SimilarRow &row) const {
  return tr("Row %1, similarity %2: %3")
      .arg(rowNumberText(row.row), similarityText(row.jaccard()), textOf(row));
}

QVariant SimilarModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) {
    return {};
  }
  const SimilarRow &row = m_rows[static_cast<std::size_t>(index.row())];
  switch (role) {
    case PairModel::SimilarityRole: return row.jaccard();
    case Qt::AccessibleTextRole: return describe(row);
    case Qt::TextAlignmentRole:
      if (index.column() == RowColumn) return int{Qt::AlignRight | Qt::AlignVCenter};
      return {};
    case Qt::ToolTipRole:
      if (index.column() != SimilarityColumn) return {};
      return tr("%1 of %2 shingles are shared")
          .arg(countText(row.intersection), countText(row.unionSize));
    case Qt::DisplayRole: break;
    default: return {};
  }
  switch (index.column()) {
    case SimilarityColumn: return similarityText(row.jaccard());
    case RowColumn: return rowNumberText(row.row);
    case TextColumn: return textOf(row);
    default: return {};
  }
}

}  // namespace shinglescope
