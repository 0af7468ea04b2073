// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/statistics.h"
#include "core/lsh/s_curve.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Pairs of distinct texts, and the row pairs that they represent. Candidates are counted as text
/// pairs, found and missed pairs as row pairs (docs/definitions.md).
struct PairCounts {
  std::uint64_t texts = 0;
  std::uint64_t rows = 0;
  bool operator==(const PairCounts &) const = default;
};

/// The figures of one number of bands. No count includes identical rows, which every band plan
/// finds.
struct BandsPoint {
  BandPlan plan;
  PairCounts candidates;               ///< confirmed to share a band; a run compares them
  PairCounts verified;                 ///< candidates at or above the threshold by exact similarity
  PairCounts falsePositives;           ///< the other candidates: below the threshold
  PairCounts missed;                   ///< pairs at or above the threshold that are not candidates
  double recall = 1;                   ///< verified / exact, in row pairs; 1 if there are none
  double expectedRecall = 1;           ///< the mean of P(candidate) over the same pairs
  std::uint64_t pairsNotExamined = 0;  ///< upper bound of pairs skipped in capped buckets
  /// 95 % intervals, of text pairs and of the recall; both ends equal the value if it was counted.
  Interval candidatesInterval;
  Interval recallInterval;
};

/// The sample behind an estimated sweep.
struct BandsSample {
  std::uint64_t rows = 0;      ///< drawn at random and looked up among all rows
  std::uint64_t dataRows = 0;  ///< rows that have a shingle
  /// A drawn row shares a band with more texts than a bucket may contain (kBucketCap). A run may
  /// skip pairs in such buckets, but the estimate counts them.
  bool meetsLargeBuckets = false;
};

struct BandsSweep {
  std::uint32_t numHashes = 0;
  Ratio threshold;
  PairCounts exact;                  ///< all pairs at or above the threshold
  std::uint64_t identicalPairs = 0;  ///< row pairs of equal texts, not in `exact`
  std::vector<BandsPoint> points;    ///< by ascending number of bands
  /// Not set if everything was counted; otherwise counts are estimates.
  std::optional<BandsSample> sample = {};
};

inline constexpr std::uint64_t kAnyNumberOfPairs = ~std::uint64_t{0};

/// The signature and threshold to count for. The texts may have been built for others.
struct BandsQuestion {
  SignatureOptions signature;
  Ratio threshold;
  /// The most pairs that the buckets of all numbers of bands may yield. Meant for counts that the
  /// user did not request.
  std::uint64_t mostBucketPairs = kAnyNumberOfPairs;
};

/// For every number of bands that divides the number of hashes: counts the candidates and their
/// quality, at the threshold and with the seed. Signs once and joins once. `exact` may contain the
/// pairs of an exact join with this or a lower threshold, or be null. Independent of the number of
/// threads. Errors: those of signExactSets(), exactJoin() and probeCandidates(); Limit above
/// question.mostBucketPairs, before pairs are built. Stages: Joining, Signing, Banding, in numbers
/// of bands.
Result<BandsSweep> sweepBands(const ExactSets &texts, const BandsQuestion &question,
                              const std::vector<ScoredPair> *exact, const RunContext &context);

/// Does the same for the signature and threshold of the texts' recipe.
inline Result<BandsSweep> sweepBands(const ExactSets &texts, const std::vector<ScoredPair> *exact,
                                     const RunContext &context) {
  return sweepBands(texts, {texts.recipe.signature, texts.recipe.threshold}, exact, context);
}

}  // namespace shinglescope
