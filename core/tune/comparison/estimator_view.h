#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/tune/rows/tuned_texts.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// The share of equal positions that signatures of `hashes` values have with 95 %
/// for sets of this Jaccard similarity: the 2.5 % and 97.5 % quantiles of the
/// binomial distribution over `hashes`. O(hashes).
Interval estimateBand95(double jaccard, std::uint32_t hashes);

/// Shared distinct values over all distinct values of two signatures: what some
/// programs take for the estimate. It compares sets of values, not positions; where
/// e of k positions agree and no value repeats it is e / (2 k - e), so for
/// large k it comes to setOfValuesLimit(). 0 for no values. O(k log k).
double setOfValuesEstimate(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

/// J / (2 - J): what that formula tends to, too low everywhere between 0 and 1 and
/// by 0.172 at most, at J = 2 - sqrt(2).
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

/// How far estimates are off with so many hashes (the first ones of the signatures).
struct ErrorByHashes {
  std::uint32_t hashes = 0;
  double meanAbsolute = 0;
  double rootMeanSquare = 0;
  double expected = 0;  ///< sqrt of the mean of J (1 - J) / hashes: the theory's root mean square
  double bias = 0;      ///< mean of estimate - J
  double setOfValuesBias = 0;  ///< the same of the other formula
};

struct EstimatorView {
  std::vector<EstimatePoint> points;    ///< in the order of the pairs
  std::vector<ErrorByHashes> byHashes;  ///< powers of 2 up to the recipe's hashes, and these
  double inBand = 1;  ///< share of the points within their band; about 0.95 for a good scheme
};

/// Compares estimate and exact similarity of verified pairs (of a run, or of a histogram:
/// their texts are those of `texts`), each pair once, up to `mostPairs` that are drawn by the
/// seed. Candidates of a run were chosen because their signatures agree
/// somewhere, so theirs are a little high below the threshold; pairs of the exact join are a fair
/// sample. Signs the pairs' texts again. Identical for any thread count. Errors as
/// makeTextSubset(); Cancelled. Stage: Signing, in texts.
Result<EstimatorView> viewEstimates(const TunedTexts &texts, std::span<const ScoredPair> pairs,
                                    std::size_t mostPairs, std::uint64_t seed,
                                    const RunContext &context);

}  // namespace shinglescope
