#pragma once

#include <cstdint>

namespace shinglescope {

/// How the k permutations are drawn. The interface (HashFamily) holds the
/// other schemes of the literature; affine is the one that exists so far.
enum class PermutationScheme { Affine };

/// Keeps a matrix within memory and a pair's counts within 16 bits.
inline constexpr std::uint32_t kMaxHashes = 4096;

struct SignatureOptions {
  PermutationScheme scheme = PermutationScheme::Affine;
  std::uint32_t hashes = 128;  ///< values a signature
  std::uint64_t seed = 42;
  bool operator==(const SignatureOptions &) const = default;
};

}  // namespace shinglescope
