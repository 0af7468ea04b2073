// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/lsh/band_plan.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// Five ways to divide 100 hashes into bands, from the strictest to the most lenient: the curves of
/// the RCV1 notebook on deduplication.
inline constexpr std::array kPublishedCurves = {BandPlan{2, 50}, BandPlan{5, 20}, BandPlan{10, 10},
                                                BandPlan{20, 5}, BandPlan{50, 2}};

/// A point of P(candidate | s); both from 0 to 1.
struct CurvePoint {
  double similarity = 0;
  double probability = 0;
};

/// The points of a plan's curve from 0 to 1, ascending, to be connected by lines. Takes `evenly`
/// equal steps of the similarity and the same number of the probability, so steep and flat parts
/// are drawn equally well. O(evenly log evenly).
std::vector<CurvePoint> curvePoints(const BandPlan &plan, std::size_t evenly = 100);

/// dP / ds = b r s^(r - 1) (1 - s^r)^(b - 1), for s from 0 to 1. O(1).
double curveSlope(double similarity, const BandPlan &plan);

/// The key figures of one curve for a threshold.
struct CurveSummary {
  BandPlan plan;
  double steepest = 0;       ///< similarity at which the curve is steepest
  double steepestSlope = 0;  ///< its slope there
  double halfway = 0;        ///< similarity at which P(candidate) is 1/2
  /// (1 / b)^(1 / r), the usual rule of thumb for where the curve rises (Leskovec, Rajaraman,
  /// Ullman, Mining of Massive Datasets, 3.4.2).
  double ruleOfThumb = 0;
  double foundAtThreshold = 0;  ///< P(candidate) at the threshold
  /// The integral of P below the threshold and of 1 - P above it. Absolute error below 1e-12. These
  /// are areas over the similarity axis, so all similarities have equal weight; the cost on a data
  /// set depends on the distribution of its pairs.
  ErrorAreas areas;
};
CurveSummary describeCurve(const BandPlan &plan, double threshold);

/// A plan and its cost for a threshold.
struct WeightedPlan {
  BandPlan plan;
  ErrorAreas areas;
  double cost = 0;              ///< w * areas.falseNegative + (1 - w) * areas.falsePositive
  double foundAtThreshold = 0;  ///< P(candidate) at the threshold
};

/// The plans to consider, and the weight of misses relative to false candidates.
struct WeightedPlanRequest {
  double threshold = 0.8;
  double falseNegativeWeight = 0.5;  ///< w, from 0 to 1
  std::uint32_t minHashes = 128;
  std::uint32_t maxHashes = 128;
  double leastFound = kLeastFoundAtThreshold;  ///< required P(candidate) at the threshold
};

/// Lists every factorization of every allowed number of hashes. First the plans that find
/// `leastFound` of the pairs at the threshold, cheapest first; then the others, by the share found,
/// highest first. Ties go to fewer hashes, then to fewer bands. Areas alone would favour plans that
/// miss most pairs at the threshold itself, because they weigh all similarities equally. Errors:
/// BadParameter for a range of hashes that is empty or exceeds kMaxHashes, and for a threshold or
/// weight outside 0 to 1. O(plans log plans); 5 ms for up to 512 hashes.
Result<std::vector<WeightedPlan>> weightedPlans(const WeightedPlanRequest &request);

}  // namespace shinglescope
