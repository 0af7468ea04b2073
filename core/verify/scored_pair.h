#pragma once

#include <cstdint>

#include "core/base/ids.h"
#include "core/base/ratio.h"

namespace shinglescope {

/// Two distinct prepared texts with what is known of their similarity.
struct ScoredPair {
  TextId textA;  ///< textA < textB
  TextId textB;
  std::uint32_t intersection = 0;    ///< shared shingles; 0 where not verified
  std::uint32_t unionSize = 0;       ///< 0 where only estimated
  std::uint16_t equalPositions = 0;  ///< of the signatures; 0 for an exact join
  std::uint16_t sharedBands = 0;     ///< bands that collided; 0 for an exact join

  bool isVerified() const { return unionSize > 0; }
  double jaccard() const {
    return unionSize == 0 ? 0.0
                          : static_cast<double>(intersection) / static_cast<double>(unionSize);
  }
};

/// How pairs are scored: on their shingle sets, or from signatures alone.
enum class Verification { Exact, Estimate };

}  // namespace shinglescope
