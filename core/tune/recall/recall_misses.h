#pragma once

#include <optional>
#include <vector>

#include "core/tune/recall/measured_recall.h"
#include "core/tune/recall/threshold_move.h"

namespace shinglescope {

/// How many pairs of a whole table a run is thought to have missed.
struct MissedInAll {
  double pairs = 0;
  double low = 0;  ///< from the recall's 95 % interval
  double high = 0;
};

/// A measured recall with what was missed.
struct RecallFindings {
  MeasuredRecall measured;
  /// What the curve expects of the same partners as measured.others: rowPairs are
  /// partners here. Nothing where the run did not go by bands, or went by estimates.
  std::optional<ExpectedMisses> expected = {};
  /// Pairs of distinct texts of the sampled rows that the run does not have, most
  /// similar first, then by row; only the first of many.
  std::vector<PairExample> missed = {};
  std::uint64_t missedTextPairs = 0;
  /// Nothing where the run went by estimates, or where the interval reaches 0.
  std::optional<MissedInAll> inAll = {};
};

/// The same from `pairs`, all pairs of distinct texts at or over the run's threshold, which another
/// view has found already; others may be among them. Exact. O(pairs log pairs).
Result<RecallFindings> findMissesAmong(const TunedTexts &texts, const DuplicateResult &result,
                                       const std::vector<ScoredPair> &pairs,
                                       std::size_t mostMissed);

/// measureRecall() with up to `mostMissed` of the missed pairs and what the curve expects.
/// Errors, stage and cost as measureRecall(); identical for any thread count.
Result<RecallFindings> findMisses(const TunedTexts &texts, const DuplicateResult &result,
                                  const RecallOptions &options, std::size_t mostMissed,
                                  const RunContext &context);

}  // namespace shinglescope
