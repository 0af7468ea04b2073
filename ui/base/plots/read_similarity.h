// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

namespace shinglescope {

/// Returns the similarity at the pointer, clamped to [0, 1] and rounded to the two decimals that
/// similarityText() writes, so that values shown with it match it.
inline double readSimilarity(double place) {
  return std::round(std::clamp(place, 0.0, 1.0) * 100) / 100;
}

}  // namespace shinglescope
