// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

struct RecallOptions {
  std::uint64_t rows = 1000;  ///< rows of the sample; all rows if there are fewer
  std::uint64_t seed = 1;     ///< of the sample
  /// All rows are searched, regardless of `rows`, if that is certain to compare no more pairs of
  /// texts than this. The limit applies to the number of all pairs or of entries of prefix lists
  /// (countJoinEntries()). 0: never.
  std::uint64_t exactUpTo = 0;
};

/// Comparisons that are cheap enough to be done automatically: docs/tuning.md.
inline constexpr std::uint64_t kAffordableComparisons = 20'000'000;

/// A share of the pairs, measured on sampled rows.
struct RecallEstimate {
  std::uint64_t partners = 0;  ///< of the sampled rows, at or above the threshold, by exact search
  std::uint64_t found = 0;     ///< partners that are in the run's result
  double recall = 1;           ///< found / partners; 1 if there are none
  Interval interval;           ///< 95 %; both ends equal the recall if it is exact
  std::uint64_t rows = 0;      ///< sampled rows that have such partners
  double effectivePairs = 0;   ///< independent pairs that would be as informative
  bool isExact = false;        ///< every row was searched
};

/// Shares based on fewer true pairs than this are unreliable, whatever their interval.
inline constexpr std::uint64_t kFewTruePairs = 30;

/// The row pairs that an estimate is based on. Among all rows each pair is met from both sides, in
/// a sample usually from one.
constexpr std::uint64_t pairsBehind(const RecallEstimate &estimate) {
  return estimate.isExact ? estimate.partners / 2 : estimate.partners;
}

/// The measured recall of a run, estimated from random rows.
struct MeasuredRecall {
  std::uint64_t dataRows = 0;     ///< rows that have a shingle
  std::uint64_t sampledRows = 0;  ///< rows in the sample
  RecallEstimate others;          ///< pairs of distinct prepared texts
  /// Pairs of equal texts, of which a run finds all. Against a reference: those pairs with equal
  /// sets of shingles that the run has, because a capped bucket may drop one.
  RecallEstimate identical;
  RecallEstimate all;  ///< both kinds together
};

/// One sampled row: its partners with a different prepared text, and the number of those that were
/// found.
struct SampledRow {
  std::uint32_t row = 0;
  std::uint64_t partners = 0;
  std::uint64_t found = 0;
  std::uint64_t identical = 0;  ///< partners of equal prepared text, all found
};

/// Random rows with a shingle, and all their true partners.
struct SearchedRows {
  std::vector<std::uint32_t> rows;   ///< ascending
  std::vector<ScoredPair> partners;  ///< pairs of their texts at or above the run's threshold
  std::uint64_t dataRows = 0;        ///< rows that have a shingle
};

/// Errors: BadParameter if a result's recall cannot be measured: see measureRecall().
Result<void> checkMeasurable(const ExactSets &texts, const DuplicateResult &result);

/// Draws rows and finds all their partners by exact search. Errors, stage and cost: those of
/// measureRecall().
Result<SearchedRows> searchRows(const ExactSets &texts, const DuplicateResult &result,
                                const RecallOptions &options, const RunContext &context);

/// True if the run found this pair of texts of `texts` at or above its threshold. O(log pairs).
bool hasFound(const ExactSets &texts, const DuplicateResult &result, const ScoredPair &pair);

/// True if the pair counts as `identical` in a run against a reference, whose texts are distinct
/// from those of the file: its sets of shingles are equal, and the run has it. O(shingles).
bool isSurePair(const ExactSets &texts, const DuplicateResult &result, const ScoredPair &pair);

/// Finds all partners of random rows by exact search and checks which of them `result` has: a run
/// of `find` on the same data and recipe with all its pairs. Rows are the sampling unit. Each pair
/// can be met from either side with equal chance, so found / partners (a ratio estimator; Cochran,
/// Sampling techniques, 1977, 6.3) estimates the recall. Pairs cluster in groups, so the interval
/// is Wilson's for an effective number of pairs. It applies to this run's recall, and only the
/// sample is random: docs/decisions/measured_recall.md. Independent of the number of threads.
/// Errors: BadParameter if the result is of other data or pairs, or kept only links; Cancelled.
/// Stage: Searching, in texts. O(shingles + comparisons of sampled rows).
Result<MeasuredRecall> measureRecall(const ExactSets &texts, const DuplicateResult &result,
                                     const RecallOptions &options, const RunContext &context);

/// Counts the partners of rows, which ascend. `partners` are all pairs of their texts at or above
/// the run's threshold, ascending (findPartners(), exactJoin()). O(pairs log pairs + rows).
std::vector<SampledRow> countPartners(const ExactSets &texts,
                                      const std::vector<ScoredPair> &partners,
                                      const DuplicateResult &result,
                                      const std::vector<std::uint32_t> &rows);

/// The counts over all rows, which do not need a sample.
struct KnownPairs {
  std::uint64_t dataRows = 0;   ///< rows that have a shingle
  std::uint64_t identical = 0;  ///< row pairs of equal prepared texts
  /// Row pairs of distinct texts that the run found. None if the run used estimates, because
  /// some of them may not be true pairs.
  std::optional<std::uint64_t> otherFound = {};
};
/// O(pairs + texts).
KnownPairs knownPairsOf(const ExactSets &texts, const DuplicateResult &result,
                        std::uint64_t dataRows);

/// Estimates from a simple random sample of known.dataRows rows. O(rows).
MeasuredRecall estimateRecall(const std::vector<SampledRow> &sample, const KnownPairs &known);

/// The pairs that bands are expected to miss: the curve applied to exactly known pairs.
struct ExpectedMisses {
  std::uint64_t rowPairs = 0;  ///< at or above the threshold, of distinct texts
  double missed = 0;           ///< the sum of 1 - P(candidate | J) over these row pairs
  double deviation = 0;        ///< its standard deviation over seeds, for independent pairs
  double recall = 1;           ///< 1 - missed / rowPairs
};

/// Sums up expected misses, pair by pair.
class MissSum {
 public:
  explicit MissSum(const BandPlan &plan) : m_plan(plan) {}
  /// Adds a pair of this similarity that represents `rowPairs` row pairs.
  void add(double jaccard, std::uint64_t rowPairs);
  ExpectedMisses misses() const;

 private:
  BandPlan m_plan;
  ExpectedMisses m_sum;
  double m_variance = 0;
};

/// `pairs` contain all pairs of distinct texts at or above the threshold, and possibly others:
/// those of an exact run or of a histogram. O(pairs).
ExpectedMisses expectMisses(const std::vector<ScoredPair> &pairs, const TextClasses &classes,
                            const BandPlan &plan, const Ratio &threshold);

}  // namespace shinglescope
