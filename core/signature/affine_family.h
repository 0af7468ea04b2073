// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/signature/affine_kernels.h"
#include "core/signature/hash_family.h"

namespace shinglescope {

/// Affine permutations of the 32-bit numbers (for linear ones: Broder, Charikar, Frieze,
/// Mitzenmacher, Min-wise independent permutations, 2000). x is the upper half of the shingle's
/// hash xor its lower half. Its upper 16 bits y are permuted, its lower 16 stay: h_i(x) = (a_i y +
/// b_i mod 2^16) 2^16 + x mod 2^16, with odd a_i. The positions of a tile of 128 form 32
/// progressions of 4 (AffineTile), drawn from SplitMix64 of the seed. Each lane takes one number:
/// the upper 16 bits are its `first`, the next 16 its `step`, the next 16 its `offset`.
/// docs/decisions/kernels.md gives the savings and the cost.
class AffineFamily final : public HashFamily {
 public:
  AffineFamily(std::uint32_t numHashes, std::uint64_t seed);
  void sign(std::span<const std::uint64_t> shingles,
            std::span<std::uint32_t> signature) const override;
  Result<void> signUnlessStopped(std::span<const std::uint64_t> shingles,
                                 std::span<std::uint32_t> signature,
                                 const RunContext &context) const override;

 private:
  void signWhole(const AffineKernels &kernels, std::span<const std::uint64_t> shingles,
                 std::span<std::uint32_t> signature) const;
  void signHalves(const AffineKernels &kernels, std::span<const std::uint64_t> shingles,
                  std::span<std::uint32_t> signature) const;

  std::vector<AffineTile> m_tiles;
};

}  // namespace shinglescope
