#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/tune/rows/tuned_texts.h"

namespace shinglescope {

struct RecallOptions {
  std::uint64_t rows = 1000;  ///< of the sample; all rows where there are no more
  std::uint64_t seed = 1;     ///< of the sample
  /// All rows are searched, whatever `rows` says, where that compares no more pairs of texts than
  /// this for sure: all pairs, or the entries of prefix lists (countJoinEntries()). 0: never.
  std::uint64_t exactUpTo = 0;
};

/// What is cheap enough to be done unasked: docs/tuning.md.
inline constexpr std::uint64_t kAffordableComparisons = 20'000'000;

/// A share of the pairs that was measured on sampled rows.
struct RecallEstimate {
  std::uint64_t partners = 0;  ///< of the sampled rows, at or over the threshold, exactly
  std::uint64_t found = 0;     ///< of these, partners in the run's result
  double recall = 1;           ///< found / partners; 1 where there are none
  Interval interval;           ///< 95 %; both ends the recall where it is exact
  std::uint64_t rows = 0;      ///< sampled rows that have such partners
  double effectivePairs = 0;   ///< independent pairs that would tell as much
  bool isExact = false;        ///< every row was searched
};

/// Shares of fewer true pairs than this tell little, whatever their interval.
inline constexpr std::uint64_t kFewTruePairs = 30;

/// Row pairs that an estimate rests on: of all rows each pair is met from both sides, of a sample
/// mostly from one.
constexpr std::uint64_t pairsBehind(const RecallEstimate &estimate) {
  return estimate.isExact ? estimate.partners / 2 : estimate.partners;
}

/// How much of what there is a run has found, measured on random rows.
struct MeasuredRecall {
  std::uint64_t dataRows = 0;     ///< that have a shingle
  std::uint64_t sampledRows = 0;  ///< of these
  RecallEstimate others;          ///< pairs of distinct prepared texts
  RecallEstimate identical;       ///< pairs of equal ones: a run finds all of them
  RecallEstimate all;             ///< both together
};

/// One sampled row: its partners of another prepared text, and those found.
struct SampledRow {
  std::uint32_t row = 0;
  std::uint64_t partners = 0;
  std::uint64_t found = 0;
  std::uint64_t identical = 0;  ///< partners of equal prepared text, all found
};

/// Random rows with a shingle, and everything that they should be paired with.
struct SearchedRows {
  std::vector<std::uint32_t> rows;   ///< ascending
  std::vector<ScoredPair> partners;  ///< of their texts, at or over the run's threshold
  std::uint64_t dataRows = 0;        ///< that have a shingle
};

/// BadParameter where a result's recall cannot be measured: see measureRecall().
Result<void> checkMeasurable(const TunedTexts &texts, const DuplicateResult &result);

/// Draws rows and searches everything exactly for their partners. Errors, stage
/// and cost as measureRecall().
Result<SearchedRows> searchRows(const TunedTexts &texts, const DuplicateResult &result,
                                const RecallOptions &options, const RunContext &context);

/// Whether the run has a pair of texts of `texts` at or over its threshold. O(log pairs).
bool hasFound(const TunedTexts &texts, const DuplicateResult &result, const ScoredPair &pair);

/// Searches everything exactly for the partners of random rows and looks which of
/// them `result` has, a run of `find` on the same data and recipe with all its pairs. Rows are the
/// sampling unit: each pair can be met from both sides, all alike, so that found / partners
/// (a ratio estimator; Cochran, Sampling techniques, 1977, 6.3) estimates the recall. Pairs
/// cluster in groups, so the interval is Wilson's for an effective number
/// of pairs; it is for this run's recall, and only the sample is by chance:
/// docs/decisions/measured_recall.md. Identical for any thread count.
/// BadParameter where the result is of other data, kept links only, or compared with a
/// reference; Cancelled. Stage: Searching, in texts. O(shingles + comparisons of sampled rows).
Result<MeasuredRecall> measureRecall(const TunedTexts &texts, const DuplicateResult &result,
                                     const RecallOptions &options, const RunContext &context);

/// Counts the partners of rows, which ascend. `partners` are all pairs of their texts at or
/// over the run's threshold, ascending (findPartners(), exactJoin()). O(pairs log pairs + rows).
std::vector<SampledRow> countPartners(const TunedTexts &texts,
                                      const std::vector<ScoredPair> &partners,
                                      const DuplicateResult &result,
                                      const std::vector<std::uint32_t> &rows);

/// What is known of all rows without a sample.
struct KnownPairs {
  std::uint64_t dataRows = 0;   ///< that have a shingle
  std::uint64_t identical = 0;  ///< row pairs of equal prepared texts
  /// Row pairs of distinct texts that the run found; nothing where it went by
  /// estimates, so that some of them are no pairs.
  std::optional<std::uint64_t> otherFound = {};
};
/// O(pairs + texts).
KnownPairs knownPairsOf(const TunedTexts &texts, const DuplicateResult &result,
                        std::uint64_t dataRows);

/// The estimates of a simple random sample of known.dataRows rows. O(rows).
MeasuredRecall estimateRecall(const std::vector<SampledRow> &sample, const KnownPairs &known);

/// Pairs that bands can be expected to miss: the curve applied to exactly known pairs.
struct ExpectedMisses {
  std::uint64_t rowPairs = 0;  ///< at or over the threshold, of distinct texts
  double missed = 0;           ///< of these, the sum of 1 - P(candidate | J), in row pairs
  double deviation = 0;        ///< its standard deviation over seeds, pairs taken as independent
  double recall = 1;           ///< 1 - missed / rowPairs
};

/// Sums them up, pair by pair.
class MissSum {
 public:
  explicit MissSum(const BandPlan &plan) : m_plan(plan) {}
  /// A pair of this similarity that stands for so many row pairs.
  void add(double jaccard, std::uint64_t rowPairs);
  ExpectedMisses misses() const;

 private:
  BandPlan m_plan;
  ExpectedMisses m_sum;
  double m_variance = 0;
};

/// `pairs` hold all pairs of distinct texts at or over the threshold, and may
/// hold others: those of an exact run or of a histogram. O(pairs).
ExpectedMisses expectMisses(const std::vector<ScoredPair> &pairs, const TextClasses &classes,
                            const BandPlan &plan, const Ratio &threshold);

}  // namespace shinglescope
