// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace shinglescope {

// The hash function `fast`, as specified in docs/definitions.md. Its values are final: recipes,
// reports and saved keys depend on them.

constexpr std::uint64_t kFastLength = 0x9e3779b97f4a7c15ULL;
constexpr std::uint64_t kFastFirst = 0xbf58476d1ce4e5b9ULL;
constexpr std::uint64_t kFastSecond = 0x94d049bb133111ebULL;
/// The factor applied to a word's hash for each word after it.
constexpr std::uint64_t kFastWordFactor = 3;
constexpr std::size_t kFastChunk = sizeof(std::uint64_t);

/// A bijective mixer: different numbers stay different. Its shifts make both halves, and their
/// exclusive or, depend on all bits.
constexpr std::uint64_t fastMix(std::uint64_t x) {
  x *= kFastFirst;
  x ^= x >> 32U;
  x *= kFastSecond;
  return x ^ (x >> 29U);
}

/// Returns the contribution of a string's length, so trailing NULs change the hash.
constexpr std::uint64_t fastSeed(std::size_t length) {
  return kFastLength * (length % kFastChunk + 1);
}

/// Loads eight bytes as a little-endian number; all supported machines are little-endian.
inline std::uint64_t loadChunk(const char *bytes) {
  std::uint64_t chunk = 0;
  std::memcpy(&chunk, bytes, sizeof(chunk));
  return chunk;
}

/// Loads up to eight bytes as a little-endian number, without reading beyond them.
inline std::uint64_t loadBytes(const char *bytes, std::size_t count) {
  std::uint64_t chunk = 0;
  std::memcpy(&chunk, bytes, count);
  return chunk;
}

/// Computes `fast` of more than eight bytes.
inline std::uint64_t fastHashLong(const char *bytes, std::size_t length) {
  std::uint64_t hash = fastSeed(length);
  for (std::size_t at = 0; at + kFastChunk < length; at += kFastChunk) {
    hash = fastMix(hash ^ loadChunk(bytes + at));
  }
  return fastMix(hash ^ loadChunk(bytes + length - kFastChunk));
}

/// Computes `fast` of a word or of a window of characters.
inline std::uint64_t fastHash(std::string_view bytes) {
  if (bytes.size() > kFastChunk) return fastHashLong(bytes.data(), bytes.size());
  return fastMix(fastSeed(bytes.size()) ^ loadBytes(bytes.data(), bytes.size()));
}

}  // namespace shinglescope
