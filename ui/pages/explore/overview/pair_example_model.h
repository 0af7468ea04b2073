// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/table/dataset.h"
#include "core/tune/recall/threshold_move.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// Pairs that another threshold adds or removes: a sign, the similarity, and each row with its
/// number (from 1) and compared columns in one line. data() takes O(characters shown). GUI thread;
/// shares the data set.
class PairExampleModel final : public FlatModel<PairExample> {
  Q_OBJECT

 public:
  enum Column { SignColumn, SimilarityColumn, FirstColumn, SecondColumn };

  explicit PairExampleModel(QObject *parent = nullptr) : FlatModel(parent) { clear(); }
  /// `upper` is the higher of the two thresholds; all pairs are below it.
  void setMove(const std::shared_ptr<const Dataset> &dataset, const std::vector<ColumnId> &columns,
               const ThresholdMove &move, const Ratio &upper);
  void clear() { setMove(nullptr, {}, {}, {}); }
};

}  // namespace shinglescope
