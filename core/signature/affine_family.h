#pragma once

#include <vector>

#include "core/signature/affine_kernels.h"
#include "core/signature/hash_family.h"

namespace shinglescope {

/// h_i(x) = a_i x + b_i mod 2^32 with odd a_i: each is a permutation of the
/// 32-bit numbers (Broder, Charikar, Frieze, Mitzenmacher, Min-wise independent
/// permutations, 2000, for linear permutations). x is the upper half of the
/// shingle's hash xor its lower half. The positions of a tile of 128 are drawn
/// as 16 progressions of 8 (AffineTile), from SplitMix64 of the seed: for each
/// lane its first, step and offset, the upper 32 bits of three numbers in turn.
/// docs/decisions/kernels.md says what that saves and that it costs no accuracy.
class AffineFamily final : public HashFamily {
 public:
  AffineFamily(std::uint32_t hashes, std::uint64_t seed);
  void sign(std::span<const std::uint64_t> shingles,
            std::span<std::uint32_t> signature) const override;

 private:
  std::vector<AffineTile> m_tiles;
};

}  // namespace shinglescope
