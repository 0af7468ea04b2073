#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/tune/comparison/row_matrices.h"

namespace shinglescope {

/// The pairs of the chosen rows, most similar first, under a line for all rows:
/// exact similarity, estimate, bands in which they share a bucket. GUI thread;
/// shares the matrices.
class MatrixPairModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { RowsColumn, SimilarityColumn, EstimateColumn, BandsColumn, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;
  void setMatrices(std::shared_ptr<const RowMatrices> matrices);
  /// The pair of a line; nothing for the line of all rows.
  std::optional<MatrixPairHandle> pairAt(int row) const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString cellText(const MatrixPair &pair, int column) const;
  QString numberOf(std::uint32_t row) const;
  QString description(const MatrixPair &pair) const;

  std::shared_ptr<const RowMatrices> m_matrices;
  std::vector<std::size_t> m_order;
};

}  // namespace shinglescope
