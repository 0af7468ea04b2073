// SPDX-License-Identifier: MIT
#include "core/lsh/band_plan.h"

#include <algorithm>
#include <utility>

#include "core/signature/signature_options.h"

namespace shinglescope {
namespace {

/// Returns "16 or 20": the divisors nearest to a number that is not a divisor.
MessageValue nearestDivisors(std::uint32_t numHashes, std::uint32_t bands) {
  std::uint32_t below = 0;
  std::uint32_t above = 0;
  for (const BandPlan &plan : bandPlansFor(numHashes)) {
    if (plan.bands <= bands) below = plan.bands;
    if (plan.bands >= bands && above == 0) above = plan.bands;
  }
  if (below == 0) return above;
  if (above == 0) return below;
  return Message{MessageId::OneOrAnother, {below, above}};
}

}  // namespace

std::vector<BandPlan> bandPlansFor(std::uint32_t numHashes) {
  std::vector<BandPlan> plans;
  std::vector<BandPlan> mirrored;
  for (std::uint32_t bands = 1; bands <= numHashes / bands; ++bands) {
    if (numHashes % bands != 0) continue;
    const std::uint32_t rows = numHashes / bands;
    plans.push_back({bands, rows});
    if (rows != bands) mirrored.push_back({rows, bands});
  }
  plans.insert(plans.end(), mirrored.rbegin(), mirrored.rend());
  return plans;
}

Result<void> checkHashRange(std::uint32_t least, std::uint32_t most) {
  if (least >= 1 && least <= most && most <= kMaxHashes) return {};
  return badParameter({MessageId::HashRangeWrong, {least, most, kMaxHashes}});
}

Result<BandPlan> makeBandPlan(std::uint32_t numHashes, std::uint32_t bands) {
  if (numHashes == 0) return badParameter({MessageId::HashesZero, {}});
  if (bands > 0 && numHashes % bands == 0) return BandPlan{bands, numHashes / bands};
  const MessageValue nearest = nearestDivisors(numHashes, bands);
  if (nearest == MessageValue(1))
    return badParameter({MessageId::BandsDoNotDivideOne, {bands, numHashes}});
  return badParameter({MessageId::BandsDoNotDivide, {bands, numHashes, nearest}});
}

BandPlan bandPlanForThreshold(std::uint32_t numHashes, double threshold, double leastFound,
                              double falseNegativeWeight) {
  BandPlan best{1, std::max(numHashes, 1U)};
  std::pair least{true, 2.0};  // whether below leastFound; if so chance of a miss, else cost
  for (const BandPlan &plan : bandPlansFor(numHashes)) {
    const ErrorAreas areas = errorAreas(threshold, plan);
    const double found = candidateProbability(threshold, plan);
    const double cost =
        falseNegativeWeight * areas.falseNegative + (1 - falseNegativeWeight) * areas.falsePositive;
    const bool isShort = found < leastFound;
    const std::pair rank{isShort, isShort ? 1 - found : cost};
    if (rank >= least) continue;
    least = rank;
    best = plan;
  }
  return best;
}

}  // namespace shinglescope
