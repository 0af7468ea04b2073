#include "ui/pages/explore/matrices/matrix_pair_model.h"

#include <algorithm>
#include <numeric>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {

void MatrixPairModel::setMatrices(std::shared_ptr<const RowMatrices> matrices) {
  beginResetModel();
  m_matrices = std::move(matrices);
  m_order.resize(m_matrices == nullptr ? 0 : m_matrices->pairs.size());
  std::iota(m_order.begin(), m_order.end(), std::size_t{0});
  std::ranges::stable_sort(m_order, std::greater<>(),
                           [this](std::size_t pair) { return m_matrices->pairs[pair].jaccard(); });
  endResetModel();
}

std::optional<MatrixPairHandle> MatrixPairModel::pairAt(int row) const {
  if (row < 1 || static_cast<std::size_t>(row) > m_order.size()) return std::nullopt;
  return m_matrices->pairAt(m_order[static_cast<std::size_t>(row) - 1]);
}

int MatrixPairModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() || m_order.empty() ? 0 : static_cast<int>(m_order.size()) + 1;
}

int MatrixPairModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString MatrixPairModel::cellText(const MatrixPair &pair, int column) const {
  switch (column) {
    case SimilarityColumn: return similarityText(pair.jaccard());
    case EstimateColumn:
      return similarityText(static_cast<double>(pair.equalPositions) / m_matrices->plan().hashes());
    case BandsColumn: return countText(pair.sharedBands);
    default: break;
  }
  return numberOf(pair.a) + QStringLiteral(" · ") + numberOf(pair.b);
}

QString MatrixPairModel::numberOf(std::uint32_t row) const {
  return rowNumberText(m_matrices->rows[row].row);
}

QString MatrixPairModel::description(const MatrixPair &pair) const {
  return tr("Rows %1 and %2: %3 of %4 shingles shared, %5 of %6 hashes equal, one bucket in %7 of "
            "%8 bands")
      .arg(numberOf(pair.a), numberOf(pair.b), countText(pair.intersection),
           countText(pair.unionSize), countText(pair.equalPositions),
           countText(m_matrices->plan().hashes()), countText(pair.sharedBands),
           countText(m_matrices->plan().bands));
}

QVariant MatrixPairModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const bool isText = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
  const auto handle = pairAt(index.row());
  if (role == Qt::TextAlignmentRole && index.column() > SimilarityColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (!handle)
    return isText && index.column() == RowsColumn ? QVariant(tr("all rows")) : QVariant();
  const MatrixPair &pair = *m_matrices->find(*handle);
  if (role == PairModel::SimilarityRole) return pair.jaccard();
  if (role == Qt::ToolTipRole) return description(pair);
  if (role == Qt::AccessibleTextRole && index.column() == RowsColumn) return description(pair);
  return isText ? QVariant(cellText(pair, index.column())) : QVariant();
}

QVariant MatrixPairModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::TextAlignmentRole && section > SimilarityColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case RowsColumn: return tr("Rows");
    case SimilarityColumn: return tr("Exact");
    case EstimateColumn: return tr("Estimate");
    case BandsColumn: return tr("Bands");
    default: return {};
  }
}

}  // namespace shinglescope
