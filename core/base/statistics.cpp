// SPDX-License-Identifier: MIT
#include "core/base/statistics.h"

#include <algorithm>
#include <cmath>

namespace shinglescope {

Interval wilsonIntervalOfShare(double share, double trials, double quantile) {
  if (trials <= 0) return {0.0, 1.0};
  const double z = quantile;
  const double scale = 1.0 / (1.0 + z * z / trials);
  const double centre = scale * (share + z * z / (2.0 * trials));
  const double half =
      scale * z * std::sqrt(share * (1.0 - share) / trials + z * z / (4.0 * trials * trials));
  // At the ends the exact result is 0 or 1; rounding would be slightly off.
  return {share <= 0 ? 0.0 : std::max(0.0, centre - half),
          share >= 1 ? 1.0 : std::min(1.0, centre + half)};
}

Interval wilsonInterval95(std::uint64_t successes, std::uint64_t trials) {
  if (trials == 0) return {0.0, 1.0};
  const auto n = static_cast<double>(trials);
  return wilsonIntervalOfShare(static_cast<double>(successes) / n, n);
}

}  // namespace shinglescope
