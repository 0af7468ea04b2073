#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace shinglescope {

/// Pairs among so many items, where both are estimates.
inline double estimatedPairs(double items) { return items * std::max(items - 1, 0.0) / 2; }

/// Where a sample shows none, fewer than five of a hundred such samples would if there were more
/// than this in its place (Hanley and Lippman-Hand, 1983).
inline constexpr double kRuleOfThree = 3;

/// An estimate as the count that is reported; rounds half away from zero.
inline std::uint64_t roundedCount(double estimate) {
  return static_cast<std::uint64_t>(std::llround(estimate));
}

}  // namespace shinglescope
