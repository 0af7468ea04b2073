#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/statistics.h"
#include "core/lsh/s_curve.h"
#include "core/tune/rows/tuned_texts.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Pairs of distinct texts, and the row pairs that these stand for. Candidates are counted in the
/// first, what is found and missed in the second (docs/definitions.md).
struct PairCounts {
  std::uint64_t texts = 0;
  std::uint64_t rows = 0;
  bool operator==(const PairCounts &) const = default;
};

/// One number of bands. Identical rows are in none of its counts: they are
/// found whatever the bands.
struct BandsPoint {
  BandPlan plan;
  PairCounts candidates;               ///< confirmed to share a band: what a run compares
  PairCounts verified;                 ///< of these at or over the threshold, exactly
  PairCounts falsePositives;           ///< the other candidates: under the threshold
  PairCounts missed;                   ///< pairs at or over the threshold that are no candidates
  double recall = 1;                   ///< verified / exact, in row pairs; 1 where there are none
  double expectedRecall = 1;           ///< the mean of P(candidate) over the same pairs
  std::uint64_t pairsNotExamined = 0;  ///< upper bound of what capped buckets left out
  /// 95 %, of pairs of texts and of the recall; both ends the figure itself where it was counted.
  Interval candidatesInterval;
  Interval recallInterval;
};

/// What a sweep was estimated from.
struct BandsSample {
  std::uint64_t rows = 0;      ///< drawn at random and looked up among all
  std::uint64_t dataRows = 0;  ///< that have a shingle
  /// Some drawn row shares a band with more texts than a bucket may have (kBucketCap): a run may
  /// leave out pairs of such buckets, which the estimate counts.
  bool meetsLargeBuckets = false;
};

struct BandsSweep {
  std::uint32_t hashes = 0;
  Ratio threshold;
  PairCounts exact;                  ///< all pairs at or over the threshold
  std::uint64_t identicalPairs = 0;  ///< row pairs of equal texts, beside all that
  std::vector<BandsPoint> points;    ///< by ascending bands
  /// Not set where all was counted; else counts are estimates.
  std::optional<BandsSample> sample = {};
};

inline constexpr std::uint64_t kAnyNumberOfPairs = ~std::uint64_t{0};

/// Whose bands are counted. The texts may have been made for another signature or threshold.
struct BandsQuestion {
  SignatureOptions signature;
  Ratio threshold;
  /// Pairs that the buckets of all numbers of bands may make in a count; for one that nobody has
  /// asked for.
  std::uint64_t mostBucketPairs = kAnyNumberOfPairs;
};

/// For the number of hashes, every number of bands that divides it: what
/// becomes a candidate and what that is worth, at the threshold and with the seed. Signs once and
/// joins once. `exact` may hold the exact join's pairs at or below the threshold, if there are some
/// already; else null. Identical for any thread count. Errors as signTunedTexts(), exactJoin(),
/// probeCandidates(); Limit over question.mostBucketPairs, before they are made. Stages: Joining,
/// Signing, Banding, in numbers of bands.
Result<BandsSweep> sweepBands(const TunedTexts &texts, const BandsQuestion &question,
                              const std::vector<ScoredPair> *exact, const RunContext &context);

/// The same of the signature and threshold of the recipe that the texts were made for.
inline Result<BandsSweep> sweepBands(const TunedTexts &texts, const std::vector<ScoredPair> *exact,
                                     const RunContext &context) {
  return sweepBands(texts, {texts.recipe.signature, texts.recipe.threshold}, exact, context);
}

}  // namespace shinglescope
