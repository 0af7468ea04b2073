// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace shinglescope {

/// The number of pairs among `items` items; both are estimates.
inline double estimatedPairs(double items) { return items * std::max(items - 1, 0.0) / 2; }

/// The rule of three. If a sample contains no occurrence, a larger expected number is excluded with
/// 95 % confidence (Hanley and Lippman-Hand, 1983).
inline constexpr double kRuleOfThree = 3;

/// Rounds an estimate to the count that is reported, half away from zero.
inline std::uint64_t roundedCount(double estimate) {
  return static_cast<std::uint64_t>(std::llround(estimate));
}

}  // namespace shinglescope
