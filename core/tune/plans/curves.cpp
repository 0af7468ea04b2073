// SPDX-License-Identifier: MIT
#include "core/tune/plans/curves.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/lsh/band_plan.h"
#include "core/signature/signature_options.h"

namespace shinglescope {
namespace {

bool isShare(double value) { return value >= 0 && value <= 1; }

Result<void> checkShare(MessageId isNoShare, double value) {
  constexpr int kShareDecimals = 6;
  if (isShare(value)) return {};
  return badParameter({isNoShare, {DecimalValue{value, kShareDecimals}}});
}

}  // namespace

std::vector<CurvePoint> curvePoints(const BandPlan &plan, std::size_t evenly) {
  const std::size_t steps = std::max<std::size_t>(evenly, 1);
  std::vector<CurvePoint> points;
  points.reserve(2 * steps);
  for (std::size_t i = 0; i <= steps; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(steps);
    points.push_back({share, candidateProbability(share, plan)});
    if (i > 0 && i < steps) points.push_back({similarityAtProbability(share, plan), share});
  }
  std::ranges::sort(points, {}, &CurvePoint::similarity);
  return points;
}

double curveSlope(double similarity, const BandPlan &plan) {
  const double s = std::clamp(similarity, 0.0, 1.0);
  const double rows = plan.rows;
  const double bands = plan.bands;
  return bands * rows * std::pow(s, rows - 1) * std::pow(1 - std::pow(s, rows), bands - 1);
}

CurveSummary describeCurve(const BandPlan &plan, double threshold) {
  CurveSummary summary;
  summary.plan = plan;
  summary.steepest = steepestSimilarity(plan);
  summary.steepestSlope = curveSlope(summary.steepest, plan);
  summary.halfway = similarityAtProbability(0.5, plan);
  summary.ruleOfThumb = std::pow(1.0 / plan.bands, 1.0 / plan.rows);
  summary.foundAtThreshold = candidateProbability(threshold, plan);
  summary.areas = errorAreas(threshold, plan);
  return summary;
}

Result<std::vector<WeightedPlan>> weightedPlans(const WeightedPlanRequest &request) {
  if (auto range = checkHashRange(request.minHashes, request.maxHashes); !range)
    return range.error();
  if (auto share = checkShare(MessageId::ThresholdNoShare, request.threshold); !share)
    return share.error();
  if (auto share = checkShare(MessageId::MissWeightNoShare, request.falseNegativeWeight); !share)
    return share.error();
  if (auto share = checkShare(MessageId::LeastChanceNoShare, request.leastFound); !share)
    return share.error();
  const double weight = request.falseNegativeWeight;
  std::vector<WeightedPlan> plans;
  for (std::uint32_t numHashes = request.minHashes; numHashes <= request.maxHashes; ++numHashes) {
    for (const BandPlan &plan : bandPlansFor(numHashes)) {
      const ErrorAreas areas = errorAreas(request.threshold, plan);
      plans.push_back({plan, areas,
                       weight * areas.falseNegative + (1 - weight) * areas.falsePositive,
                       candidateProbability(request.threshold, plan)});
    }
  }
  std::ranges::sort(plans, {}, [&request](const WeightedPlan &plan) {
    const bool isShort = plan.foundAtThreshold < request.leastFound;
    const double first = isShort ? -plan.foundAtThreshold : plan.cost;
    return std::tuple(isShort, first, plan.plan.numHashes(), plan.plan.bands);
  });
  return plans;
}

}  // namespace shinglescope
