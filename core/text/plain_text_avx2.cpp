#include <bit>

#include "core/text/byte_kernels.h"
#include "core/text/plain_text.h"
#include "core/text/white_mask_avx2.h"

#ifdef SHINGLESCOPE_X86

// Most letters outside ASCII are those of Western Europe (after the byte 0xC3) and Cyrillic ones
// (after 0xD0 and 0xD1). Vectors handle these; the others are looked up one by one.

namespace shinglescope::avx2 {

namespace {

SHINGLESCOPE_AVX2 inline __m256i all(int byte) { return _mm256_set1_epi8(static_cast<char>(byte)); }

SHINGLESCOPE_AVX2 inline __m256i equals(__m256i bytes, int byte) {
  return _mm256_cmpeq_epi8(bytes, all(byte));
}

/// Marks the bytes from 0x80 to below `end`.
SHINGLESCOPE_AVX2 inline __m256i isBelow(__m256i bytes, int end) {
  return _mm256_cmpgt_epi8(all(end), bytes);
}

/// Marks the bytes from `first`, which is over 0x7F, to below `end`.
SHINGLESCOPE_AVX2 inline __m256i isBetween(__m256i bytes, int first, int end) {
  return _mm256_andnot_si256(isBelow(bytes, first), isBelow(bytes, end));
}

/// Returns a bit for each first byte of a character that vectors do not recognize as plain.
SHINGLESCOPE_AVX2 inline std::uint32_t otherLeads(__m256i bytes) {
  const __m256i isKnown = _mm256_or_si256(
      equals(bytes, 0xC3), _mm256_or_si256(equals(bytes, 0xD0), equals(bytes, 0xD1)));
  return bits(_mm256_andnot_si256(_mm256_or_si256(isKnown, isBelow(bytes, 0xC0)), bytes));
}

SHINGLESCOPE_AVX2 bool areOthersPlain(std::string_view text, std::size_t at, std::uint32_t leads) {
  for (; leads != 0; leads &= leads - 1)
    if (plainLength(text, at + static_cast<std::size_t>(std::countr_zero(leads))) == 0)
      return false;
  return true;
}

/// Returns the bytes one place before those of `bytes`, the first from the end of `before`.
SHINGLESCOPE_AVX2 inline __m256i previousBytes(__m256i before, __m256i bytes) {
  const __m256i between = _mm256_permute2x128_si256(before, bytes, 0x21);
  return _mm256_alignr_epi8(bytes, between, 15);
}

/// Returns what to add to each byte; `previous` and `next` are its neighbours.
SHINGLESCOPE_AVX2 inline __m256i loweringOf(__m256i previous, __m256i bytes, __m256i next) {
  constexpr int kTimesSign = 0x97;
  const __m256i isLatin = _mm256_andnot_si256(
      equals(bytes, kTimesSign), _mm256_and_si256(equals(previous, 0xC3), isBelow(bytes, 0x9F)));
  const __m256i isCyrillic = equals(previous, 0xD0);
  const __m256i add10 = _mm256_and_si256(isBelow(bytes, 0x90), all(0x10));
  const __m256i add20 = _mm256_and_si256(isBetween(bytes, 0x90, 0xA0), all(0x20));
  const __m256i less20 = _mm256_and_si256(isBetween(bytes, 0xA0, 0xB0), all(-0x20));
  const __m256i cyrillic =
      _mm256_and_si256(isCyrillic, _mm256_or_si256(add10, _mm256_or_si256(add20, less20)));
  // The lower-case letters of two ranges of capitals have the next first byte.
  const __m256i changesLead = _mm256_or_si256(isBelow(next, 0x90), isBetween(next, 0xA0, 0xB0));
  const __m256i leads =
      _mm256_and_si256(_mm256_and_si256(equals(bytes, 0xD0), changesLead), all(1));
  return _mm256_or_si256(_mm256_or_si256(_mm256_and_si256(isLatin, all(0x20)), cyrillic), leads);
}

/// Returns a bit for each first byte of a letter that loweringOf() does not handle.
SHINGLESCOPE_AVX2 inline std::uint32_t otherLetters(__m256i bytes, __m256i next) {
  const __m256i even = _mm256_and_si256(bytes, all(0xFE));
  const __m256i isPaired = _mm256_andnot_si256(isBelow(next, 0xA0), equals(bytes, 0xD1));
  return bits(_mm256_or_si256(isPaired, _mm256_or_si256(equals(even, 0xC4), equals(even, 0xD2))));
}

}  // namespace

SHINGLESCOPE_AVX2 bool isPlain(std::string_view text) {
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth)
    if (!areOthersPlain(text, at, otherLeads(load(text.data() + at)))) return false;
  if (at == text.size()) return true;
  const TextEnd end = loadEnd(text, at);
  return areOthersPlain(text, at, otherLeads(end.bytes) >> end.before);
}

SHINGLESCOPE_AVX2 void lowerPlain(char *text, std::size_t size) {
  __m256i before = _mm256_setzero_si256();
  for (std::size_t at = 0; at < size; at += kWidth) {
    const __m256i bytes = load(text + at);
    if (bits(bytes) != 0) {
      const __m256i next = load(text + at + 1);
      const __m256i lowering = loweringOf(previousBytes(before, bytes), bytes, next);
      _mm256_storeu_si256(reinterpret_cast<__m256i *>(text + at), _mm256_add_epi8(bytes, lowering));
      for (std::uint32_t others = otherLetters(bytes, next); others != 0; others &= others - 1) {
        const std::size_t lead = at + static_cast<std::size_t>(std::countr_zero(others));
        if (lead + 1 < size) lowerPlainPair(text + lead);
      }
    }
    before = bytes;
  }
}

}  // namespace shinglescope::avx2

#endif
