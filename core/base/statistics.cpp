#include "core/base/statistics.h"

#include <algorithm>
#include <cmath>

namespace shinglescope {

Interval wilsonInterval95(std::uint64_t successes, std::uint64_t trials) {
  if (trials == 0) return {0.0, 1.0};
  constexpr double z = 1.959963984540054;  // the 97.5 % quantile of the normal distribution
  const auto n = static_cast<double>(trials);
  const double p = static_cast<double>(successes) / n;
  const double scale = 1.0 / (1.0 + z * z / n);
  const double centre = scale * (p + z * z / (2.0 * n));
  const double half = scale * z * std::sqrt(p * (1.0 - p) / n + z * z / (4.0 * n * n));
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

}  // namespace shinglescope
