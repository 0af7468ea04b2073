// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shinglescope {

/// The function that hashes a shingle to 64 bits. The named functions hash its UTF-8 bytes exactly
/// as published, so that other programs can reproduce the values; docs/definitions.md has known
/// answers.
enum class HashFunction {
  Xxh3,      ///< XXH3_64bits, seed 0
  Xxh32,     ///< XXH32, seed 0; the upper half is zero
  Murmur3,   ///< first 64 bits of MurmurHash3_x64_128, seed 0
  FarmHash,  ///< FarmHash Fingerprint64
  Sha1,      ///< first 8 bytes of SHA-1, read as a big-endian number
  Fast       ///< the program's own, over the words or characters of a shingle: core/shingle
};

/// Hashes bytes with a named function. Not for Fast, which is defined on the parts of a shingle,
/// not on its bytes.
std::uint64_t hashBytes(HashFunction function, std::string_view bytes);

/// Returns the 64-bit XXH3 of the bytes, seed 0.
std::uint64_t xxh3(std::string_view bytes);

/// A 128-bit digest, compared and ordered as a number.
struct Digest128 {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  auto operator<=>(const Digest128 &) const = default;
};

/// Returns the digest as 32 hexadecimal digits.
std::string digestText(const Digest128 &digest);

/// Returns the 128-bit XXH3 of the bytes, seed 0.
Digest128 digest128(std::string_view bytes);

/// Returns the first 16 bytes of SHA-256, read as a big-endian number. Nobody can make two texts
/// with equal ones, unlike those of digest128().
Digest128 sha256Prefix(std::string_view bytes);

/// A bijective mixer of 64 bits (the finalizer of SplitMix64; Steele, Lea and Flood, 2014).
constexpr std::uint64_t mix64(std::uint64_t x) {
  x ^= x >> 30U;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27U;
  x *= 0x94d049bb133111ebULL;
  return x ^ (x >> 31U);
}

/// SplitMix64: a small seeded generator with the same numbers on every platform, unlike the
/// distributions of the standard library.
class SplitMix64 {
 public:
  explicit constexpr SplitMix64(std::uint64_t seed) : m_state(seed) {}
  constexpr std::uint64_t next() { return mix64(m_state += 0x9e3779b97f4a7c15ULL); }

 private:
  std::uint64_t m_state;
};

}  // namespace shinglescope
