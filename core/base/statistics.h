#pragma once

#include <cstdint>

namespace shinglescope {

/// A closed interval of proportions.
struct Interval {
  double low = 0.0;
  double high = 1.0;
};

/// The 95 % score interval of Wilson (1927) for `successes` of `trials`. With
/// no trials it is [0, 1].
Interval wilsonInterval95(std::uint64_t successes, std::uint64_t trials);
inline constexpr double kNormalQuantile975 = 1.959963984540054;

/// The same for a share of a number of trials that need not be whole, 95 % with the quantile
/// given: another where the spread itself is known from little.
Interval wilsonIntervalOfShare(double share, double trials, double quantile = kNormalQuantile975);

}  // namespace shinglescope
