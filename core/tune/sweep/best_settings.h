// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/tune/sweep/sweep.h"

namespace shinglescope {

/// What makes a setting the best one.
struct SweepRule {
  SweepPairs pairs = SweepPairs::ThatDiffer;
  /// The least recall; the fastest setting that reaches it is the best. None: the highest F1 is.
  std::optional<double> leastRecall = {};
};

/// Returns the recall that a run of the recipe would have: of the pairs that it verifies exactly,
/// or of those that it estimates.
std::optional<double> recallOfRun(const SweepRow &row, const Recipe &recipe, SweepPairs pairs);

/// Returns the best setting for each question (shingles and threshold), in the order of the result;
/// none for a question in which no setting reaches the recall or has an F1. Only settings that can
/// be adopted count. Ties go to less time, then to the earlier setting. O(settings log settings).
std::vector<std::size_t> bestSettings(const SweepResult &result, const SweepRule &rule);

}  // namespace shinglescope
