// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/signature/hash_family.h"
#include "core/signature/keyed_kernels.h"
#include "core/signature/signature_options.h"

namespace shinglescope {

/// Schemes that hash the shingle's 64 bits again for each position: xor with a random mask (Xor),
/// XXH3 with a seed (Rehash), SHA-1 with a salt (Salted). The masks, seeds and salts are successive
/// values of SplitMix64 of the recipe's seed. The value of a position is the lower half of its
/// least 64-bit hash: the upper half of a minimum is nearly all zeros, only the lower one
/// distinguishes shingles.
class KeyedFamily final : public HashFamily {
 public:
  /// `scheme` is Xor, Rehash or Salted.
  KeyedFamily(PermutationScheme scheme, std::uint32_t numHashes, std::uint64_t seed);
  void sign(std::span<const std::uint64_t> shingles,
            std::span<std::uint32_t> signature) const override;
  Result<void> signUnlessStopped(std::span<const std::uint64_t> shingles,
                                 std::span<std::uint32_t> signature,
                                 const RunContext &context) const override;

 private:
  template <class Lower>
  bool signTiles(std::span<std::uint32_t> signature, const Lower &lower) const;

  KeyedKernel (*m_kernelOf)(CpuTarget target);
  std::vector<std::uint64_t> m_keys;  ///< padded to whole tiles
};

}  // namespace shinglescope
