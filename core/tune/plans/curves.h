#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/lsh/band_plan.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// Five ways to cut 100 hashes, from the strictest to the most lenient: the
/// curves that the RCV1 notebook on deduplication draws.
inline constexpr std::array kPublishedCurves = {BandPlan{2, 50}, BandPlan{5, 20}, BandPlan{10, 10},
                                                BandPlan{20, 5}, BandPlan{50, 2}};

/// A point of P(candidate | s); both from 0 to 1.
struct CurvePoint {
  double similarity = 0;
  double probability = 0;
};

/// Points of the curve of a plan to be joined by lines, ascending, from 0 to 1:
/// `evenly` equal steps of the similarity, and as many of the probability, so
/// that a steep rise is drawn as well as a flat one. O(evenly log evenly).
std::vector<CurvePoint> curvePoints(const BandPlan &plan, std::size_t evenly = 100);

/// dP / ds = b r s^(r - 1) (1 - s^r)^(b - 1), for s from 0 to 1. O(1).
double curveSlope(double similarity, const BandPlan &plan);

/// What is to be said of one curve beside a threshold.
struct CurveSummary {
  BandPlan plan;
  double steepest = 0;       ///< similarity at which the curve is steepest
  double steepestSlope = 0;  ///< its slope there
  double halfway = 0;        ///< similarity at which P(candidate) is 1/2
  /// (1 / b)^(1 / r), the usual rule of thumb for where the curve rises
  /// (Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, 3.4.2).
  double ruleOfThumb = 0;
  double foundAtThreshold = 0;  ///< P(candidate) at the threshold
  /// Integral of P below the threshold and of 1 - P above it. Absolute error below
  /// 1e-12. Areas of the similarity axis, so pairs of every similarity weigh alike; what
  /// a data set pays depends on how many pairs it has where.
  ErrorAreas areas;
};
CurveSummary describeCurve(const BandPlan &plan, double threshold);

/// A plan and what it costs for a threshold.
struct WeightedPlan {
  BandPlan plan;
  ErrorAreas areas;
  double cost = 0;              ///< w * areas.falseNegative + (1 - w) * areas.falsePositive
  double foundAtThreshold = 0;  ///< P(candidate) there
};

/// A plan that misses more of the pairs at the threshold than this is not to be proposed.
inline constexpr double kMostMissedOfProposed = 0.10;

/// Which plans are looked at, and how misses weigh against false candidates.
struct WeightedPlanRequest {
  double threshold = 0.8;
  double falseNegativeWeight = 0.5;  ///< w, from 0 to 1
  std::uint32_t minHashes = 128;
  std::uint32_t maxHashes = 128;
  double leastFound = kLeastFoundAtThreshold;  ///< P(candidate) at the threshold that is asked for
};

/// Every factorisation of every allowed number of hashes: those that find `leastFound` of the pairs
/// at the threshold, cheapest first, then the others, those that find most first; ties go to fewer
/// hashes, then to fewer bands. The areas alone would choose plans that miss most pairs at the
/// threshold itself, since pairs of every similarity weigh alike in them. BadParameter for a range
/// of hashes that is empty or over kMaxHashes, and for a threshold or weight outside 0 to
/// 1. O(plans log plans); 5 ms for up to 512 hashes.
Result<std::vector<WeightedPlan>> weightedPlans(const WeightedPlanRequest &request);

/// BadParameter unless 1 <= least <= most <= kMaxHashes.
Result<void> checkHashRange(std::uint32_t least, std::uint32_t most);

}  // namespace shinglescope
