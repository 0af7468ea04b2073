// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// The interval that contains, with a probability of 95 %, the share of equal positions in
/// signatures of `numHashes` values for sets of this Jaccard similarity: the 2.5 % and 97.5 %
/// quantiles of the binomial distribution over `numHashes`. O(hashes).
Interval estimateBand95(double jaccard, std::uint32_t numHashes);

/// Shared distinct values divided by all distinct values of two signatures. Some programs use this
/// as the estimate. It compares sets of values, not positions. If e of k positions agree and no
/// value repeats, it is e / (2 k - e), so for large k it approaches setOfValuesLimit(). 0 for no
/// values. O(k log k).
double setOfValuesEstimate(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

/// J / (2 - J): the limit of that formula. Too low everywhere between 0 and 1, by at most 0.172, at
/// J = 2 - sqrt(2).
double setOfValuesLimit(double jaccard);

/// A pair as a point of the scatter.
struct EstimatePoint {
  TextId textA;
  TextId textB;
  double jaccard = 0;
  double estimate = 0;     ///< equal positions / hashes: unbiased
  double setOfValues = 0;  ///< setOfValuesEstimate()
  bool isInBand = false;   ///< within estimateBand95() of its similarity
};

/// The error of estimates from this many hashes, the first ones of the signatures.
struct ErrorByHashes {
  std::uint32_t numHashes = 0;
  double meanAbsolute = 0;
  double rootMeanSquare = 0;
  double expected = 0;  ///< sqrt of the mean of J (1 - J) / hashes: the expected root mean square
  double bias = 0;      ///< mean of estimate - J
  double setOfValuesBias = 0;  ///< the same for the other formula
};

struct EstimatorStudy {
  std::vector<EstimatePoint> points;    ///< in the order of the pairs
  std::vector<ErrorByHashes> byHashes;  ///< powers of 2 below the recipe's hashes, and that number
  double inBand = 1;  ///< share of the points within their band; about 0.95 for a good scheme
};

/// Compares the estimate with the exact similarity of verified pairs (of a run, or of a histogram:
/// their texts are those of `texts`). Uses each pair once, at most `mostPairs`, drawn with the
/// seed. Candidates of a run were chosen because their signatures agree somewhere, so their
/// estimates are a little high below the threshold; pairs of the exact join are unbiased. Signs the
/// pairs' texts again. Independent of the number of threads. Errors: those of signTexts();
/// Cancelled. Stage: Signing, in texts.
Result<EstimatorStudy> viewEstimates(const ExactSets &texts, std::span<const ScoredPair> pairs,
                                     std::size_t mostPairs, std::uint64_t seed,
                                     const RunContext &context);

}  // namespace shinglescope
