// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/base/ratio.h"

namespace shinglescope {

/// What the similarity of two sets of shingles is.
enum class MeasureKind {
  Jaccard,     ///< |A and B| / |A or B|: both are much the same
  Containment  ///< |A and B| / |A| for the smaller set A: one is a part of the other
};

/// How two sets are compared. Containment is that of the smaller set in the larger one (Broder, On
/// the resemblance and containment of documents, 1997), so it does not depend on the order of the
/// two; in sets of equal size it is the same in both directions. A tiny set is contained in many
/// others by chance, so containment has a minimal size.
struct Measure {
  MeasureKind kind = MeasureKind::Jaccard;
  std::uint32_t leastShingles = 10;  ///< of the smaller set, for containment

  bool isContainment() const { return kind == MeasureKind::Containment; }
  /// Smaller sets are not in any pair. An empty set never is.
  std::uint32_t leastSize() const { return isContainment() ? std::max(leastShingles, 1U) : 1; }
  /// Returns what the shared shingles are a share of: the union, or the smaller set.
  std::uint32_t wholeOf(std::uint64_t sizeA, std::uint64_t sizeB, std::uint64_t shared) const {
    return static_cast<std::uint32_t>(isContainment() ? std::min(sizeA, sizeB)
                                                      : sizeA + sizeB - shared);
  }
  /// Returns the share of the shingles that two sets are expected to have in common, if
  /// `equalPositions` of their `numHashes` minima are equal: a share j of equal minima estimates
  /// the Jaccard similarity, and so |A and B| = j / (1 + j) (|A| + |B|).
  double estimateOf(std::uint32_t equalPositions, std::uint32_t numHashes, std::uint64_t sizeA,
                    std::uint64_t sizeB) const {
    if (!isContainment()) return static_cast<double>(equalPositions) / numHashes;
    const double shared = static_cast<double>(equalPositions) /
                          static_cast<double>(numHashes + equalPositions) *
                          static_cast<double>(sizeA + sizeB);
    return std::min(1.0, shared / static_cast<double>(std::min(sizeA, sizeB)));
  }
  bool operator==(const Measure &) const = default;
};

/// A measure and the least value that makes two sets similar.
struct SimilarityBound {
  Ratio threshold;
  Measure measure;
};

/// Returns the smallest intersection that makes two sets of these sizes similar enough, decided on
/// integers: the least i with i >= t (sizeA + sizeB - i), or i >= t min(sizeA, sizeB).
std::uint64_t requiredIntersection(std::uint64_t sizeA, std::uint64_t sizeB,
                                   const SimilarityBound &bound);

}  // namespace shinglescope
