// SPDX-License-Identifier: MIT
#include "core/lsh/key_kernels.h"

#include <algorithm>
#include <array>

namespace shinglescope {
namespace {

/// Added to the values before they are multiplied in pairs; digits of pi.
constexpr std::array<std::uint32_t, 16> kOffsets = {
    0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89,
    0x452821e6, 0x38d01377, 0xbe5466cf, 0x34e90c6c, 0xc0ac29b7, 0xc97c50dd, 0x3f84d5b5, 0xb5470917};
constexpr std::uint64_t kChunkFactor = 0x9e3779b97f4a7c15ULL;
constexpr std::uint32_t kKeyFactor = 0x9e3779b1U;

/// Returns the product of two neighbours, each with its offset, mod 2^64.
[[gnu::always_inline]] inline std::uint64_t pairProduct(std::uint32_t first, std::uint32_t second,
                                                        std::size_t place) {
  const std::uint32_t a = first + kOffsets[place];
  const std::uint32_t b = second + kOffsets[place + 1];
  return std::uint64_t{a} * b;
}

/// The two words of a key. Equal keys of both have equal sums.
enum class Word { Lower, Upper };

template <Word kWord>
[[gnu::always_inline]] inline std::uint32_t wordOf(std::uint64_t sum) {
  const auto upper = static_cast<std::uint32_t>(sum >> 32U);
  if constexpr (kWord == Word::Upper) return upper;
  return (static_cast<std::uint32_t>(sum) ^ upper) * kKeyFactor;
}

/// Sums up to 16 values in pairs; a last value without a neighbour is multiplied as if 0 followed.
[[gnu::always_inline]] inline std::uint64_t sumOf(const std::uint32_t *values, std::size_t count) {
  std::uint64_t sum = 0;
  std::size_t i = 0;
#pragma GCC unroll 8
  for (; i + 1 < count; i += 2) sum += pairProduct(values[i], values[i + 1], i);
  if (i < count) sum += pairProduct(values[i], 0, i);
  return sum;
}

/// Handles bands of any size: longer ones chain the sums of 16 values each.
template <Word kWord>
void writeKeys(const std::uint32_t *values, std::size_t bands, std::size_t rows,
               std::uint32_t *keys) {
  for (std::size_t band = 0; band < bands; ++band, values += rows) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < rows; i += kOffsets.size())
      sum = sum * kChunkFactor + sumOf(values + i, std::min(kOffsets.size(), rows - i));
    keys[band] = wordOf<kWord>(sum);
  }
}

/// Handles bands of few values. Their number is known at compile time, so the compiler vectorizes
/// across neighbouring bands.
template <Word kWord, std::size_t kRows>
[[gnu::always_inline]] inline void writeShortKeys(const std::uint32_t *__restrict values,
                                                  std::size_t bands,
                                                  std::uint32_t *__restrict keys) {
  for (std::size_t band = 0; band < bands; ++band)
    keys[band] = wordOf<kWord>(sumOf(values + band * kRows, kRows));
}

template <Word kWord>
[[gnu::always_inline]] inline void writeAnyKeys(const std::uint32_t *values, std::size_t bands,
                                                std::size_t rows, std::uint32_t *keys) {
  switch (rows) {
    case 1: return writeShortKeys<kWord, 1>(values, bands, keys);
    case 2: return writeShortKeys<kWord, 2>(values, bands, keys);
    case 3: return writeShortKeys<kWord, 3>(values, bands, keys);
    case 4: return writeShortKeys<kWord, 4>(values, bands, keys);
    case 5: return writeShortKeys<kWord, 5>(values, bands, keys);
    case 6: return writeShortKeys<kWord, 6>(values, bands, keys);
    case 7: return writeShortKeys<kWord, 7>(values, bands, keys);
    case 8: return writeShortKeys<kWord, 8>(values, bands, keys);
    default: return writeKeys<kWord>(values, bands, rows, keys);
  }
}

// All targets share one source and differ only in the vectors that the compiler may use.
#ifdef SHINGLESCOPE_X86
template <Word kWord>
SHINGLESCOPE_SSE41 void writeKeysSse41(const std::uint32_t *values, std::size_t bands,
                                       std::size_t rows, std::uint32_t *keys) {
  writeAnyKeys<kWord>(values, bands, rows, keys);
}
template <Word kWord>
SHINGLESCOPE_AVX2 void writeKeysAvx2(const std::uint32_t *values, std::size_t bands,
                                     std::size_t rows, std::uint32_t *keys) {
  writeAnyKeys<kWord>(values, bands, rows, keys);
}
template <Word kWord>
SHINGLESCOPE_AVX512 void writeKeysAvx512(const std::uint32_t *values, std::size_t bands,
                                         std::size_t rows, std::uint32_t *keys) {
  writeAnyKeys<kWord>(values, bands, rows, keys);
}
#else
template <Word kWord>
void writeKeysNeon(const std::uint32_t *values, std::size_t bands, std::size_t rows,
                   std::uint32_t *keys) {
  writeAnyKeys<kWord>(values, bands, rows, keys);
}
#endif

}  // namespace

KeyKernels keyKernels(CpuTarget target) {
  switch (target) {
#ifdef SHINGLESCOPE_X86
    case CpuTarget::Sse41: return {writeKeysSse41<Word::Lower>, writeKeysSse41<Word::Upper>};
    case CpuTarget::Avx2: return {writeKeysAvx2<Word::Lower>, writeKeysAvx2<Word::Upper>};
    case CpuTarget::Avx512: return {writeKeysAvx512<Word::Lower>, writeKeysAvx512<Word::Upper>};
#else
    case CpuTarget::Neon: return {writeKeysNeon<Word::Lower>, writeKeysNeon<Word::Upper>};
#endif
    default: return {writeKeys<Word::Lower>, writeKeys<Word::Upper>};
  }
}

}  // namespace shinglescope
