// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/tune/recall/measured_recall.h"
#include "core/tune/recall/threshold_move.h"

namespace shinglescope {

/// The estimated number of pairs that a run missed in the whole table.
struct MissedInAll {
  double pairs = 0;
  double low = 0;  ///< from the recall's 95 % interval
  double high = 0;
};

/// A measured recall with the missed pairs.
struct RecallFindings {
  MeasuredRecall measured;
  /// The curve's expectation for the same partners as measured.others; here rowPairs counts
  /// partners. None if the run used no bands or used estimates.
  std::optional<ExpectedMisses> expected = {};
  /// Pairs of distinct texts of the sampled rows that the run does not have, most similar first,
  /// then by row; only the first if there are many.
  std::vector<PairExample> missed = {};
  std::uint64_t missedTextPairs = 0;
  /// None if the run used estimates, or if the interval reaches 0.
  std::optional<MissedInAll> inAll = {};
};

/// The same from `pairs`, which another view has already found: all pairs of distinct texts at or
/// above the run's threshold, possibly with others. Exact. O(pairs log pairs).
Result<RecallFindings> findMissesAmong(const ExactSets &texts, const DuplicateResult &result,
                                       const std::vector<ScoredPair> &pairs,
                                       std::size_t mostMissed);

/// Calls measureRecall() and adds up to `mostMissed` of the missed pairs and the curve's
/// expectation. Errors, stage and cost: those of measureRecall(); independent of the number of
/// threads.
Result<RecallFindings> findMisses(const ExactSets &texts, const DuplicateResult &result,
                                  const RecallOptions &options, std::size_t mostMissed,
                                  const RunContext &context);

}  // namespace shinglescope
