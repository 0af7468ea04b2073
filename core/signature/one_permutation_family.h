// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/signature/hash_family.h"

namespace shinglescope {

/// One permutation cut into k bins (Li, Owen, Zhang, One Permutation Hashing, 2012). A shingle is
/// hashed once, its bin is the upper half of the hash scaled to k, and the bin keeps the least of
/// the lower halves. An empty bin copies the value of a full one, searched in the bin's own order,
/// which is the same for all sets (Shrivastava, Optimal Densification for Fast and Accurate Minwise
/// Hashing, 2017). O(shingles + k sqrt(k)) for any set.
///
/// Bin i searches from a drawn start by a drawn odd step, modulo the least power of two P that is
/// not below k, and skips numbers that are not a bin. The hash is mix64(shingle xor r), where r is
/// the first number of SplitMix64 of the seed. The next numbers give the start (low bits) and the
/// step (upper half) of each bin.
class OnePermutationFamily final : public HashFamily {
 public:
  OnePermutationFamily(std::uint32_t numHashes, std::uint64_t seed);
  void sign(std::span<const std::uint64_t> shingles,
            std::span<std::uint32_t> signature) const override;

 private:
  struct Order {
    std::uint32_t start = 0;
    std::uint32_t step = 1;         ///< odd
    std::uint32_t inverseStep = 1;  ///< step times this is 1, modulo 2^32
  };

  std::uint64_t m_mask = 0;
  std::uint32_t m_modulusMask = 0;  ///< P - 1
  std::vector<Order> m_orders;
};

}  // namespace shinglescope
