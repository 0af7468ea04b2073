// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace shinglescope {

/// Finds the first of three byte values, 16 or 8 bytes per step. Pure; this loop is the hot spot of
/// reading a table.
class ByteScan {
 public:
  constexpr ByteScan(char a, char b, char c)
      : m_bytes{a, b, c}, m_words{spread(a), spread(b), spread(c)} {}

  /// Returns the first of the three values in [begin, end), or end.
  const char *find(const char *begin, const char *end) const {
#ifdef __SSE2__
    for (; end - begin >= 16; begin += 16) {
      const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(begin));
      const __m128i first = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(m_bytes[0]));
      const __m128i second = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(m_bytes[1]));
      const __m128i third = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(m_bytes[2]));
      const auto hits = static_cast<unsigned>(
          _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(first, second), third)));
      if (hits != 0) return begin + std::countr_zero(hits);
    }
#endif
    if constexpr (std::endian::native == std::endian::little) {
      for (; end - begin >= 8; begin += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, begin, sizeof word);
        const std::uint64_t hits = zeroBytes(word ^ m_words[0]) | zeroBytes(word ^ m_words[1]) |
                                   zeroBytes(word ^ m_words[2]);
        // The lowest hit is exact; a carry can only produce false hits above a true one.
        if (hits != 0) return begin + std::countr_zero(hits) / 8;
      }
    }
    for (; begin != end; ++begin) {
      if (*begin == m_bytes[0] || *begin == m_bytes[1] || *begin == m_bytes[2]) break;
    }
    return begin;
  }

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  static constexpr std::uint64_t spread(char byte) {
    return kOnes * static_cast<unsigned char>(byte);
  }
  static constexpr std::uint64_t zeroBytes(std::uint64_t word) {
    return (word - kOnes) & ~word & (kOnes << 7U);
  }

  std::array<char, 3> m_bytes;
  std::array<std::uint64_t, 3> m_words;
};

}  // namespace shinglescope
