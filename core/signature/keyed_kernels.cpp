// SPDX-License-Identifier: MIT
#include "core/signature/keyed_kernels.h"

#include <algorithm>
#include <bit>

// The bodies are plain loops over the 16 positions. Each is inlined into one function per CPU
// target, where the compiler vectorizes it.
#define SHINGLESCOPE_INLINE_BODY [[gnu::always_inline]] inline

namespace shinglescope {
namespace {

using Shingles = std::span<const std::uint64_t>;

SHINGLESCOPE_INLINE_BODY void lowerXor(const std::uint64_t *keys, Shingles shingles,
                                       std::uint64_t *minima) {
  std::uint64_t lowest[kKeyedTile];
  std::copy_n(minima, kKeyedTile, lowest);
  for (const std::uint64_t x : shingles) {
    for (std::size_t i = 0; i < kKeyedTile; ++i) lowest[i] = std::min(lowest[i], x ^ keys[i]);
  }
  std::copy_n(lowest, kKeyedTile, minima);
}

/// XXH3's path for inputs of 4 to 8 bytes (rrmxmx by Pelle Evensen).
SHINGLESCOPE_INLINE_BODY std::uint64_t finishXxh3Of8(std::uint64_t keyed) {
  constexpr std::uint64_t kFactor = 0x9FB21C651E98DF25ULL;
  std::uint64_t h = keyed ^ std::rotl(keyed, 49) ^ std::rotl(keyed, 24);
  h *= kFactor;
  h ^= (h >> 35U) + 8U;
  h *= kFactor;
  return h ^ (h >> 28U);
}

SHINGLESCOPE_INLINE_BODY void lowerRehash(const std::uint64_t *keys, Shingles shingles,
                                          std::uint64_t *minima) {
  std::uint64_t lowest[kKeyedTile];
  std::copy_n(minima, kKeyedTile, lowest);
  for (const std::uint64_t x : shingles) {
    const std::uint64_t swapped = std::rotl(x, 32);
    for (std::size_t i = 0; i < kKeyedTile; ++i)
      lowest[i] = std::min(lowest[i], finishXxh3Of8(swapped ^ keys[i]));
  }
  std::copy_n(lowest, kKeyedTile, minima);
}

/// SHA-1 (FIPS 180-4) of 16 messages in parallel, each of one block.
struct Sha1Lanes {
  static constexpr std::size_t kRounds = 80;
  static constexpr std::uint32_t kStart[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476,
                                              0xC3D2E1F0};
  std::uint32_t schedule[kRounds][kKeyedTile];
  std::uint32_t a[kKeyedTile], b[kKeyedTile], c[kKeyedTile], d[kKeyedTile], e[kKeyedTile];
};

SHINGLESCOPE_INLINE_BODY void startSha1(const std::uint64_t *keys, std::uint64_t x, Sha1Lanes &s) {
  constexpr std::uint32_t kEndOfMessage = 0x80000000U;
  constexpr std::uint32_t kMessageBits = 128;
  for (std::size_t i = 0; i < kKeyedTile; ++i) {
    s.schedule[0][i] = static_cast<std::uint32_t>(keys[i] >> 32U);
    s.schedule[1][i] = static_cast<std::uint32_t>(keys[i]);
    s.schedule[2][i] = static_cast<std::uint32_t>(x >> 32U);
    s.schedule[3][i] = static_cast<std::uint32_t>(x);
    s.schedule[4][i] = kEndOfMessage;
    for (std::size_t word = 5; word < 15; ++word) s.schedule[word][i] = 0;
    s.schedule[15][i] = kMessageBits;
    s.a[i] = Sha1Lanes::kStart[0];
    s.b[i] = Sha1Lanes::kStart[1];
    s.c[i] = Sha1Lanes::kStart[2];
    s.d[i] = Sha1Lanes::kStart[3];
    s.e[i] = Sha1Lanes::kStart[4];
  }
  for (std::size_t r = 16; r < Sha1Lanes::kRounds; ++r) {
    for (std::size_t i = 0; i < kKeyedTile; ++i)
      s.schedule[r][i] = std::rotl(s.schedule[r - 3][i] ^ s.schedule[r - 8][i] ^
                                       s.schedule[r - 14][i] ^ s.schedule[r - 16][i],
                                   1);
  }
}

/// Performs twenty rounds that share a constant and a function of b, c and d.
template <class Function>
SHINGLESCOPE_INLINE_BODY void sha1Rounds(Sha1Lanes &s, std::size_t begin, std::uint32_t constant,
                                         Function function) {
  for (std::size_t round = begin; round < begin + 20; ++round) {
    for (std::size_t i = 0; i < kKeyedTile; ++i) {
      const std::uint32_t next = std::rotl(s.a[i], 5) + function(s.b[i], s.c[i], s.d[i]) + s.e[i] +
                                 constant + s.schedule[round][i];
      s.e[i] = s.d[i];
      s.d[i] = s.c[i];
      s.c[i] = std::rotl(s.b[i], 30);
      s.b[i] = s.a[i];
      s.a[i] = next;
    }
  }
}

SHINGLESCOPE_INLINE_BODY void lowerSalted(const std::uint64_t *keys, Shingles shingles,
                                          std::uint64_t *minima) {
  using Word = std::uint32_t;
  const auto choose = [](Word b, Word c, Word d) { return d ^ (b & (c ^ d)); };
  const auto parity = [](Word b, Word c, Word d) { return b ^ c ^ d; };
  const auto majority = [](Word b, Word c, Word d) { return (b & c) | (d & (b | c)); };
  Sha1Lanes s;
  for (const std::uint64_t x : shingles) {
    startSha1(keys, x, s);
    sha1Rounds(s, 0, 0x5A827999, choose);
    sha1Rounds(s, 20, 0x6ED9EBA1, parity);
    sha1Rounds(s, 40, 0x8F1BBCDC, majority);
    sha1Rounds(s, 60, 0xCA62C1D6, parity);
    for (std::size_t i = 0; i < kKeyedTile; ++i) {
      const Word high = s.a[i] + Sha1Lanes::kStart[0];
      const Word low = s.b[i] + Sha1Lanes::kStart[1];
      minima[i] = std::min(minima[i], std::uint64_t{high} << 32U | low);
    }
  }
}

void xorPlain(const std::uint64_t *keys, Shingles shingles, std::uint64_t *minima) {
  lowerXor(keys, shingles, minima);
}
void rehashPlain(const std::uint64_t *keys, Shingles shingles, std::uint64_t *minima) {
  lowerRehash(keys, shingles, minima);
}
void saltedPlain(const std::uint64_t *keys, Shingles shingles, std::uint64_t *minima) {
  lowerSalted(keys, shingles, minima);
}

#ifdef SHINGLESCOPE_X86
SHINGLESCOPE_AVX2 void xorAvx2(const std::uint64_t *keys, Shingles shingles,
                               std::uint64_t *minima) {
  lowerXor(keys, shingles, minima);
}
SHINGLESCOPE_AVX2 void rehashAvx2(const std::uint64_t *keys, Shingles shingles,
                                  std::uint64_t *minima) {
  lowerRehash(keys, shingles, minima);
}
SHINGLESCOPE_AVX2 void saltedAvx2(const std::uint64_t *keys, Shingles shingles,
                                  std::uint64_t *minima) {
  lowerSalted(keys, shingles, minima);
}
SHINGLESCOPE_AVX512 void xorAvx512(const std::uint64_t *keys, Shingles shingles,
                                   std::uint64_t *minima) {
  lowerXor(keys, shingles, minima);
}
SHINGLESCOPE_AVX512 void rehashAvx512(const std::uint64_t *keys, Shingles shingles,
                                      std::uint64_t *minima) {
  lowerRehash(keys, shingles, minima);
}
SHINGLESCOPE_AVX512 void saltedAvx512(const std::uint64_t *keys, Shingles shingles,
                                      std::uint64_t *minima) {
  lowerSalted(keys, shingles, minima);
}
#else
constexpr KeyedKernel xorAvx2 = xorPlain, xorAvx512 = xorPlain;
constexpr KeyedKernel rehashAvx2 = rehashPlain, rehashAvx512 = rehashPlain;
constexpr KeyedKernel saltedAvx2 = saltedPlain, saltedAvx512 = saltedPlain;
#endif

KeyedKernel kernelOf(CpuTarget target, KeyedKernel plain, KeyedKernel avx2, KeyedKernel avx512) {
  switch (target) {
    case CpuTarget::Avx2: return avx2;
    case CpuTarget::Avx512: return avx512;
    default: return plain;
  }
}

}  // namespace

KeyedKernel xorKernel(CpuTarget target) { return kernelOf(target, xorPlain, xorAvx2, xorAvx512); }

KeyedKernel rehashKernel(CpuTarget target) {
  return kernelOf(target, rehashPlain, rehashAvx2, rehashAvx512);
}

KeyedKernel saltedKernel(CpuTarget target) {
  return kernelOf(target, saltedPlain, saltedAvx2, saltedAvx512);
}

std::uint64_t rehashKey(std::uint64_t seed) {
  constexpr std::uint64_t kSecretWords = 0xc73ab174c5ecd5a2ULL;  // bytes 8 to 23, xored
  const auto low = static_cast<std::uint32_t>(seed);
  return kSecretWords - (seed ^ std::uint64_t{__builtin_bswap32(low)} << 32U);
}

}  // namespace shinglescope
