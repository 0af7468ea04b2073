// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace shinglescope {

/// The mean of a figure over several samples, with its confidence interval.
struct ConfidenceInterval {
  std::uint32_t samples = 0;  ///< 0: the figure is undefined in all samples
  double mean = 0;
  double low = 0;  ///< 95 %, Student's t; equal to the mean for one sample
  double high = 0;
};

/// Computes the mean and its interval mean +- t s / sqrt(n), where t is the 97.5 % quantile of
/// Student's distribution with n - 1 degrees of freedom (Student, The probable error of a mean,
/// 1908). O(n).
ConfidenceInterval spreadOf(std::span<const double> values);

/// The 97.5 % quantile of Student's t; exact to three decimals up to 30 degrees of freedom, within
/// 0.003 beyond. 0 for 0 degrees of freedom.
double studentQuantile975(std::uint32_t degrees);

}  // namespace shinglescope
