// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/cluster/best_matches.h"
#include "core/pipeline/report/duplicate_result.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The best matches of two tables, in the order of the first: the rows, their similarity, how many
/// other rows are as similar, and the compared columns of both. data() takes O(characters shown).
/// GUI thread; shares data set and result.
class MatchModel final : public FlatModel<RowMatch> {
  Q_OBJECT

 public:
  enum Column { SimilarityColumn, FirstColumn, SecondColumn, TiesColumn, TextsColumn };

  explicit MatchModel(QObject *parent = nullptr);
  void setMatches(const std::shared_ptr<const Dataset> &dataset,
                  const std::shared_ptr<const DuplicateResult> &result, Matching matching);
};

}  // namespace shinglescope
