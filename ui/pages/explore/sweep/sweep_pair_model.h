// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/tune/sweep/sweep.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The row pairs of one setting of a sweep: outcome, rows, exact and estimated
/// similarity, compared texts. GUI thread; shares the data set.
class SweepPairModel final : public FlatModel<SweepPair> {
  Q_OBJECT

 public:
  enum Column { FateColumn, RowsColumn, ExactColumn, EstimateColumn, TextColumn };

  explicit SweepPairModel(QObject *parent = nullptr) : FlatModel(parent) {
    setPairs(nullptr, {}, {});
  }
  void setPairs(const std::shared_ptr<const Dataset> &dataset, const std::vector<ColumnId> &columns,
                std::vector<SweepPair> pairs);
  /// Shows only pairs with this fate; nullopt shows all pairs.
  void setFate(std::optional<SweepFate> fate);
  std::size_t countOf(SweepFate fate) const;

 private:
  std::vector<SweepPair> chosen() const;

  std::vector<SweepPair> m_pairs;  ///< pairs of every fate
  std::optional<SweepFate> m_fate;
};

}  // namespace shinglescope
