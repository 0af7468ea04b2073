// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/tune/comparison/row_matrices.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The pairs of the chosen rows, most similar first, below a line for all rows: exact
/// similarity, estimate, and bands in which they share a bucket. GUI thread; shares
/// the matrices.
class MatrixPairModel final : public FlatModel<std::optional<MatrixPairHandle>> {
  Q_OBJECT

 public:
  enum Column { RowsColumn, SimilarityColumn, EstimateColumn, BandsColumn };

  explicit MatrixPairModel(QObject *parent = nullptr) : FlatModel(parent) { setMatrices(nullptr); }
  void setMatrices(const std::shared_ptr<const RowMatrices> &matrices);
  /// Returns the pair of a line, or nothing for the line of all rows.
  std::optional<MatrixPairHandle> pairAt(int row) const {
    return find(row) == nullptr ? std::nullopt : at(row);
  }
};

}  // namespace shinglescope
