// SPDX-License-Identifier: MIT
#include "core/tune/rows/confidence_interval.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace shinglescope {

double studentQuantile975(std::uint32_t degrees) {
  static constexpr std::array kQuantiles = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306,
                                            2.262,  2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
                                            2.110,  2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064,
                                            2.060,  2.056, 2.052, 2.048, 2.045, 2.042};
  if (degrees == 0) return 0;
  if (degrees <= kQuantiles.size()) return kQuantiles[degrees - 1];
  // The first terms of the Cornish-Fisher expansion.
  constexpr double z = 1.959963984540054;
  const double n = degrees;
  return z + (z * z * z + z) / (4 * n) +
         (5 * std::pow(z, 5) + 16 * z * z * z + 3 * z) / (96 * n * n);
}

ConfidenceInterval spreadOf(std::span<const double> values) {
  ConfidenceInterval spread;
  spread.samples = static_cast<std::uint32_t>(values.size());
  if (values.empty()) return spread;
  const auto count = static_cast<double>(values.size());
  // If all values are equal, the mean is exactly that value; a rounded sum could deviate slightly.
  const auto [least, most] = std::ranges::minmax(values);
  if (least == most) {
    spread.mean = spread.low = spread.high = least;
    return spread;
  }
  for (const double value : values) spread.mean += value;
  spread.mean /= count;
  double squares = 0;
  for (const double value : values) squares += (value - spread.mean) * (value - spread.mean);
  const double half = values.size() < 2 ? 0
                                        : studentQuantile975(spread.samples - 1) *
                                              std::sqrt(squares / (count - 1) / count);
  spread.low = spread.mean - half;
  spread.high = spread.mean + half;
  return spread;
}

}  // namespace shinglescope
