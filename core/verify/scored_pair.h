// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <tuple>

#include "core/base/ids.h"
#include "core/base/ratio.h"

namespace shinglescope {

/// Two distinct prepared texts and the figures on their similarity.
struct ScoredPair {
  TextId textA;  ///< textA < textB
  TextId textB;
  std::uint32_t intersection = 0;  ///< shared shingles; 0 if not verified
  /// What the shared shingles are a share of: all that the two have, or those of the smaller set,
  /// as the measure says; 0 if only estimated.
  std::uint32_t whole = 0;
  std::uint16_t equalPositions = 0;  ///< of the signatures; 0 for an exact join
  std::uint16_t sharedBands = 0;     ///< bands that collided; 0 for an exact join

  bool isVerified() const { return whole > 0; }
  double similarity() const {
    return whole == 0 ? 0.0 : static_cast<double>(intersection) / static_cast<double>(whole);
  }
};

/// Orders lists by textA, then by textB.
inline bool isBefore(const ScoredPair &x, const ScoredPair &y) {
  return std::tie(x.textA, x.textB) < std::tie(y.textA, y.textB);
}

/// Returns whether the pair's similarity (exact if verified, otherwise estimated from `numHashes`
/// positions) is at or above the ratio, decided on integers.
inline bool isScoreAtLeast(const ScoredPair &pair, std::uint32_t numHashes, const Ratio &ratio) {
  return pair.isVerified() ? isAtLeast(pair.intersection, pair.whole, ratio)
                           : isAtLeast(pair.equalPositions, numHashes, ratio);
}

/// How pairs are scored: on their shingle sets, or from signatures alone.
enum class Verification { Exact, Estimate };

/// The pairs that a run returns: every verified one, or only those that link each group.
enum class PairsWanted { All, Links };

}  // namespace shinglescope
