#pragma once

#include <cstdint>
#include <string_view>

namespace shinglescope {

/// The named functions that turn a shingle's bytes into 64 bits. Each is exact
/// to its name, so that other programs can reproduce its values.
enum class HashFunction {
  Xxh3  ///< XXH3_64bits, seed 0
};

/// XXH3 of the bytes, 64 bits, seed 0.
std::uint64_t xxh3(std::string_view bytes);

/// 128 bits, compared and ordered as a number.
struct Digest128 {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  auto operator<=>(const Digest128 &) const = default;
};

/// XXH3 of the bytes, 128 bits, seed 0.
Digest128 digest128(std::string_view bytes);

/// A bijective mixer of 64 bits (the finaliser of SplitMix64; Steele, Lea and
/// Flood, 2014).
constexpr std::uint64_t mix64(std::uint64_t x) {
  x ^= x >> 30U;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27U;
  x *= 0x94d049bb133111ebULL;
  return x ^ (x >> 31U);
}

/// SplitMix64: a small seeded generator whose numbers are the same everywhere,
/// unlike those of the standard library's distributions.
class SplitMix64 {
 public:
  explicit constexpr SplitMix64(std::uint64_t seed) : m_state(seed) {}
  constexpr std::uint64_t next() { return mix64(m_state += 0x9e3779b97f4a7c15ULL); }

 private:
  std::uint64_t m_state;
};

}  // namespace shinglescope
