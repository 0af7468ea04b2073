// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// Returns all ways to cut `numHashes` values into equal bands, by ascending bands.
std::vector<BandPlan> bandPlansFor(std::uint32_t numHashes);

/// Creates a plan. Errors: BadParameter with the nearest valid numbers if the bands do not divide
/// the hashes.
Result<BandPlan> makeBandPlan(std::uint32_t numHashes, std::uint32_t bands);

/// Errors: BadParameter unless 1 <= least <= most <= kMaxHashes.
Result<void> checkHashRange(std::uint32_t least, std::uint32_t most);

/// A plan is not proposed if it misses more than this share of the pairs at the threshold.
inline constexpr double kMostMissedOfProposed = 0.10;

/// The default minimum probability that a plan finds a pair at the threshold.
inline constexpr double kLeastFoundAtThreshold = 0.95;

/// Returns the plan for `numHashes` values with the fewest errors at a threshold. Of the plans
/// whose P(candidate) there is at least `leastFound`, it is the one with the smallest weighted sum
/// of the two error areas; if there are none, the one with the highest P(candidate). Ties go to
/// fewer bands.
BandPlan bandPlanForThreshold(std::uint32_t numHashes, double threshold,
                              double leastFound = kLeastFoundAtThreshold,
                              double falseNegativeWeight = 0.5);

}  // namespace shinglescope
