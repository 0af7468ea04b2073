#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// All ways to cut `hashes` values into equal bands, by ascending bands.
std::vector<BandPlan> bandPlansFor(std::uint32_t hashes);

/// BadParameter where the bands do not divide the hashes; names the nearest
/// numbers that do.
Result<BandPlan> makeBandPlan(std::uint32_t hashes, std::uint32_t bands);

/// The chance of a pair at the threshold that a plan for it is to keep.
inline constexpr double kLeastFoundAtThreshold = 0.95;

/// The cut of `hashes` values that least often errs for a threshold: of those whose P(candidate)
/// there is at least `leastFound` the one with the smallest weighted sum of the two error areas;
/// where there is none, the one that finds most. Ties go to fewer bands.
BandPlan bandPlanForThreshold(std::uint32_t hashes, double threshold,
                              double leastFound = kLeastFoundAtThreshold,
                              double falseNegativeWeight = 0.5);

}  // namespace shinglescope
