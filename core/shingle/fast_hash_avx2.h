// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/base/cpu_target.h"
#include "core/shingle/fast_hash.h"

#ifdef SHINGLESCOPE_X86

#include <immintrin.h>

namespace shinglescope::avx2 {

constexpr std::size_t kLanes = 4;

/// Computes the low 64 bits of four products, from 32-bit products. `high` contains the upper
/// halves of x in its lower ones.
SHINGLESCOPE_AVX2 inline __m256i multiply(__m256i x, __m256i high, std::uint64_t factor) {
  const __m256i lowFactor = _mm256_set1_epi64x(static_cast<long long>(factor & 0xFFFFFFFFULL));
  const __m256i highFactor = _mm256_set1_epi64x(static_cast<long long>(factor >> 32U));
  const __m256i cross =
      _mm256_add_epi64(_mm256_mul_epu32(high, lowFactor), _mm256_mul_epu32(x, highFactor));
  return _mm256_add_epi64(_mm256_mul_epu32(x, lowFactor), _mm256_slli_epi64(cross, 32));
}

/// fastMix() of four numbers.
SHINGLESCOPE_AVX2 inline __m256i mix(__m256i x) {
  x = multiply(x, _mm256_srli_epi64(x, 32), kFastFirst);
  const __m256i high = _mm256_srli_epi64(x, 32);  // also that of the number after the next step
  x = multiply(_mm256_xor_si256(x, high), high, kFastSecond);
  return _mm256_xor_si256(x, _mm256_srli_epi64(x, 29));
}

/// fastSeed() of four lengths below 2^32.
SHINGLESCOPE_AVX2 inline __m256i seedsOf(__m256i lengths) {
  alignas(32) static constexpr std::array<std::uint32_t, 8> kLow = {
      static_cast<std::uint32_t>(fastSeed(0)), static_cast<std::uint32_t>(fastSeed(1)),
      static_cast<std::uint32_t>(fastSeed(2)), static_cast<std::uint32_t>(fastSeed(3)),
      static_cast<std::uint32_t>(fastSeed(4)), static_cast<std::uint32_t>(fastSeed(5)),
      static_cast<std::uint32_t>(fastSeed(6)), static_cast<std::uint32_t>(fastSeed(7))};
  alignas(32) static constexpr std::array<std::uint32_t, 8> kHigh = {
      fastSeed(0) >> 32U, fastSeed(1) >> 32U, fastSeed(2) >> 32U, fastSeed(3) >> 32U,
      fastSeed(4) >> 32U, fastSeed(5) >> 32U, fastSeed(6) >> 32U, fastSeed(7) >> 32U};
  // A look-up uses the lowest three bits of each 32-bit lane.
  const __m256i index = _mm256_shuffle_epi32(lengths, _MM_SHUFFLE(2, 2, 0, 0));
  const __m256i low = _mm256_permutevar8x32_epi32(
      _mm256_load_si256(reinterpret_cast<const __m256i *>(kLow.data())), index);
  const __m256i high = _mm256_permutevar8x32_epi32(
      _mm256_load_si256(reinterpret_cast<const __m256i *>(kHigh.data())), index);
  return _mm256_blend_epi32(low, high, 0xAA);
}

/// Prepares four strings for the mixer: the first eight bytes of each, or all of a shorter one,
/// combined with its length.
SHINGLESCOPE_AVX2 inline __m256i seeded(__m256i chunks, __m256i lengths) {
  // A length of eight or more leaves no bit.
  const __m256i after = _mm256_sllv_epi64(_mm256_set1_epi64x(-1), _mm256_slli_epi64(lengths, 3));
  return _mm256_xor_si256(_mm256_andnot_si256(after, chunks), seedsOf(lengths));
}

SHINGLESCOPE_AVX2 inline __m256i loadChunks(const char *a, const char *b, const char *c,
                                            const char *d) {
  const auto number = [](const char *bytes) { return static_cast<long long>(loadChunk(bytes)); };
  return _mm256_setr_epi64x(number(a), number(b), number(c), number(d));
}

}  // namespace shinglescope::avx2

#endif
