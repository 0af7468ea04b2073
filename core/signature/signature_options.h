// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace shinglescope {

/// How the k permutations are drawn. docs/decisions/permutations.md compares them.
enum class PermutationScheme {
  Affine,         ///< a x + b mod 2^32
  Xor,            ///< 64-bit masks; cheap and much less accurate on short texts
  Rehash,         ///< XXH3 with one seed for each position
  Salted,         ///< SHA-1 with one salt for each position
  OnePermutation  ///< one permutation, cut into k bins, with optimal densification
};

/// Keeps a matrix within memory and a pair's counts within 16 bits.
inline constexpr std::uint32_t kMaxHashes = 4096;

struct SignatureOptions {
  PermutationScheme scheme = PermutationScheme::Affine;
  std::uint32_t numHashes = 128;  ///< values per signature
  std::uint64_t seed = 42;
  bool operator==(const SignatureOptions &) const = default;
};

}  // namespace shinglescope
