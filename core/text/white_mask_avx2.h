// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstring>
#include <string_view>

#include "core/base/cpu_target.h"
#include "core/text/white_mask.h"

#ifdef SHINGLESCOPE_X86

#include <immintrin.h>

namespace shinglescope::avx2 {

constexpr std::size_t kWidth = sizeof(__m256i);

SHINGLESCOPE_AVX2 inline __m256i load(const char *bytes) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes));
}

/// Vectors of 32 equal bytes, in memory. gcc 12 builds such a vector in every iteration of a loop
/// that calls functions, which takes more time than loading it, and blocks the port of shuffles.
class EqualBytes {
 public:
  // The compiler must not know what is in the table.
  EqualBytes() { asm("" : "+r"(m_rows)); }
  SHINGLESCOPE_AVX2 __m256i of(int byte) const {
    return _mm256_load_si256(m_rows + static_cast<std::uint8_t>(byte));
  }

 private:
  alignas(kWidth) static constexpr auto kRows = [] {
    std::array<std::uint8_t, 256 * kWidth> rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<std::uint8_t>(i / kWidth);
    return rows;
  }();
  const __m256i *m_rows = reinterpret_cast<const __m256i *>(kRows.data());
};

/// Returns the highest bit of each byte.
SHINGLESCOPE_AVX2 inline std::uint32_t bits(__m256i bytes) {
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes));
}

/// Sets the bytes that are ASCII white space to 0xFF, the others to zero.
SHINGLESCOPE_AVX2 inline __m256i whiteBytes(__m256i bytes) {
  // The kinds of white space differ in their lower halves. The table contains the white byte of
  // each half, or a byte with another half; bytes over 0x7F give zero.
  const __m256i whiteOfHalf =
      _mm256_setr_epi8(' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', '\v', '\f', '\r', 0, 0,  //
                       ' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', '\v', '\f', '\r', 0, 0);
  return _mm256_cmpeq_epi8(_mm256_shuffle_epi8(whiteOfHalf, bytes), bytes);
}

/// Sets the bytes that may start white space outside ASCII to 0xFF, the others to zero.
SHINGLESCOPE_AVX2 inline __m256i leadBytes(__m256i bytes) {
  const __m256i fromE1 = _mm256_sub_epi8(bytes, _mm256_set1_epi8(static_cast<char>(0xE1)));
  const __m256i isThreeBytes =
      _mm256_cmpeq_epi8(_mm256_min_epu8(fromE1, _mm256_set1_epi8(2)), fromE1);
  const __m256i isTwoBytes = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(static_cast<char>(0xC2)));
  return _mm256_or_si256(isTwoBytes, isThreeBytes);
}

/// The last bytes of a text, after whole vectors of 32. They are loaded with those before them, so
/// that they need not be copied.
struct TextEnd {
  __m256i bytes;
  unsigned before;  ///< the number of bytes before the end
  unsigned count;   ///< 1 to 31
};

SHINGLESCOPE_AVX2 inline TextEnd loadEnd(std::string_view text, std::size_t at) {
  const auto count = static_cast<unsigned>(text.size() - at);
  if (text.size() >= kWidth)
    return {load(text.data() + text.size() - kWidth), static_cast<unsigned>(kWidth) - count, count};
  alignas(kWidth) std::array<char, kWidth> padded{};
  std::memcpy(padded.data(), text.data(), text.size());
  return {load(padded.data()), static_cast<unsigned>(text.size()) - count, count};
}

/// Where the bits of 32 bytes are in the mask of a block: the first `skipped` are before the block.
struct Place {
  unsigned skipped = 0;
  unsigned first = 0;

  BlockMask of(std::uint32_t mask) const { return BlockMask{mask >> skipped} << first; }
};

SHINGLESCOPE_AVX2 inline BlockBytes withPart(BlockBytes block, __m256i part, Place place) {
  block.white |= place.of(bits(whiteBytes(part)));
  if (bits(part) != 0) block.leads |= place.of(bits(leadBytes(part)));
  return block;
}

/// Calls visit(part, place) for the one or two vectors of the block at byte `at`.
template <class Visit>
SHINGLESCOPE_AVX2 inline void visitBlock(std::string_view text, std::size_t at, Visit &visit) {
  const std::size_t left = text.size() - at;
  if (left >= kWidth) visit(load(text.data() + at), Place{});
  if (left >= kBlockBytes) [[likely]]
    return visit(load(text.data() + at + kWidth), Place{0, kWidth});
  const auto count = static_cast<unsigned>(left % kWidth);
  if (count == 0) return;
  const TextEnd end = loadEnd(text, text.size() - count);
  visit(end.bytes, Place{end.before, static_cast<unsigned>(left) - count});
}

}  // namespace shinglescope::avx2

#endif
