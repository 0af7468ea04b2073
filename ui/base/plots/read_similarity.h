#pragma once

#include <algorithm>
#include <cmath>

namespace shinglescope {

/// The similarity that a pointer at this place reads: from 0 to 1, with the two decimals
/// that similarityText() writes, so that what is read next to it belongs to it.
inline double readSimilarity(double place) {
  return std::round(std::clamp(place, 0.0, 1.0) * 100) / 100;
}

}  // namespace shinglescope
