// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/table/dataset.h"
#include "core/lsh/s_curve.h"
#include "core/tune/recall/threshold_move.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// Pairs that a run missed, as a flat table: similarity, the chance that the bands
/// would find the pair, the two rows, their texts. GUI thread; shares the data set.
class MissedModel final : public FlatModel<PairExample> {
  Q_OBJECT

 public:
  enum Column { SimilarityColumn, ChanceColumn, RowsColumn, TextColumn };

  explicit MissedModel(QObject *parent = nullptr) : FlatModel(parent) { clear(); }
  void setPairs(const std::shared_ptr<const Dataset> &dataset, const std::vector<ColumnId> &columns,
                const BandPlan &plan, std::vector<PairExample> pairs);
  void clear() { setPairs(nullptr, {}, {}, {}); }
};

}  // namespace shinglescope
