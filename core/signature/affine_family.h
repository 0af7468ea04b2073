#pragma once

#include <vector>

#include "core/signature/hash_family.h"

namespace shinglescope {

/// h_i(x) = a_i x + b_i mod 2^32 with odd a_i: each is a permutation of the
/// 32-bit numbers (Broder, Charikar, Frieze, Mitzenmacher, Min-wise independent
/// permutations, 2000, for linear permutations). x is the upper half of the
/// shingle's mixed 64-bit hash. a and b come from SplitMix64 of the seed, in
/// the order a_1, b_1, a_2, b_2, ...
class AffineFamily final : public HashFamily {
 public:
  AffineFamily(std::uint32_t hashes, std::uint64_t seed);
  void sign(std::span<const std::uint64_t> set, std::span<std::uint32_t> signature) const override;

 private:
  std::vector<std::uint32_t> m_multipliers;
  std::vector<std::uint32_t> m_offsets;
};

}  // namespace shinglescope
