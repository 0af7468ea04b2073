// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace shinglescope {

/// A closed interval of proportions.
struct Interval {
  double low = 0.0;
  double high = 1.0;
};

/// Returns the 95 % score interval of Wilson (1927) for `successes` of `trials`. Without trials it
/// is [0, 1].
Interval wilsonInterval95(std::uint64_t successes, std::uint64_t trials);
inline constexpr double kNormalQuantile975 = 1.959963984540054;

/// Returns the same interval for a share of trials whose number need not be whole. The given
/// quantile defines 95 %; it differs from the normal one if the variance itself is estimated from
/// few values.
Interval wilsonIntervalOfShare(double share, double trials, double quantile = kNormalQuantile975);

}  // namespace shinglescope
