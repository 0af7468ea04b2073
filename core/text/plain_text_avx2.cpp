// SPDX-License-Identifier: MIT
#include <array>
#include <bit>
#include <cstring>

#include "core/base/unicode.h"
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

/// Returns the bytes one place after those of `bytes`, the last from the beginning of `after`.
SHINGLESCOPE_AVX2 inline __m256i nextBytes(__m256i bytes, __m256i after) {
  const __m256i between = _mm256_permute2x128_si256(bytes, after, 0x21);
  return _mm256_alignr_epi8(between, bytes, 1);
}

/// 32 bytes of a text and their neighbours.
struct Neighbours {
  __m256i previous;
  __m256i bytes;
  __m256i next;
};

/// Collects whether a text may contain white space that folding changes: double spaces or controls.
class FoldDoubt {
 public:
  SHINGLESCOPE_AVX2 FoldDoubt()
      : m_least(_mm256_set1_epi8(-1)), m_doubles(_mm256_setzero_si256()) {}

  SHINGLESCOPE_AVX2 void take(__m256i bytes, __m256i next, const EqualBytes &equal) {
    const __m256i both = _mm256_cmpeq_epi8(_mm256_or_si256(bytes, next), equal.of(' '));
    m_doubles = _mm256_or_si256(m_doubles, both);
    m_least = _mm256_min_epu8(m_least, bytes);
  }
  /// Returns whether the text is folded, unless it contains white space outside ASCII.
  SHINGLESCOPE_AVX2 bool isFolded(std::string_view text) const {
    const __m256i hasNoControl =
        _mm256_cmpeq_epi8(_mm256_max_epu8(m_least, _mm256_set1_epi8(' ')), m_least);
    if (bits(_mm256_andnot_si256(m_doubles, hasNoControl)) != ~0U) return avx2::isFolded(text);
    return text.front() != ' ' && text.back() != ' ';
  }

 private:
  __m256i m_least;
  __m256i m_doubles;
};

/// Returns what to add to ASCII letters.
SHINGLESCOPE_AVX2 inline __m256i asciiLoweringOf(__m256i bytes, const EqualBytes &equal) {
  // Moves the capitals to the lowest signed numbers, so that one comparison finds them.
  const __m256i moved = _mm256_add_epi8(bytes, equal.of(0x80 - 'A'));
  return _mm256_and_si256(_mm256_cmpgt_epi8(equal.of(0x80 + 26), moved), equal.of('a' - 'A'));
}

/// Does the same as loweringOf() with look-ups by the upper half of a second byte.
SHINGLESCOPE_AVX2 inline __m256i lookedUpLowering(const Neighbours &part, __m256i half,
                                                  const EqualBytes &equal) {
  const __m256i latinOfHalf =
      _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0x20, 0x20, 0, 0, 0, 0, 0, 0,  //
                       0, 0, 0, 0, 0, 0, 0, 0, 0x20, 0x20, 0, 0, 0, 0, 0, 0);
  const __m256i cyrillicOfHalf =
      _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0x10, 0x20, -0x20, 0, 0, 0, 0, 0,  //
                       0, 0, 0, 0, 0, 0, 0, 0, 0x10, 0x20, -0x20, 0, 0, 0, 0, 0);
  // The times sign and sharp s, 0x97 and 0x9F, are not capitals.
  const __m256i isException =
      _mm256_cmpeq_epi8(_mm256_or_si256(part.bytes, equal.of(0x08)), equal.of(0x9F));
  const __m256i isLatin =
      _mm256_andnot_si256(isException, _mm256_cmpeq_epi8(part.previous, equal.of(0xC3)));
  const __m256i latin = _mm256_and_si256(isLatin, _mm256_shuffle_epi8(latinOfHalf, half));
  const __m256i cyrillic = _mm256_and_si256(_mm256_cmpeq_epi8(part.previous, equal.of(0xD0)),
                                            _mm256_shuffle_epi8(cyrillicOfHalf, half));
  return _mm256_or_si256(latin, cyrillic);
}

/// Marks the first bytes whose letters have the next first byte in lower case: 0xD0 before 0x80 to
/// 0x8F and 0xA0 to 0xAF.
SHINGLESCOPE_AVX2 inline __m256i changedLeads(const Neighbours &part, const EqualBytes &equal) {
  const __m256i isBefore =
      _mm256_cmpeq_epi8(_mm256_and_si256(part.next, equal.of(0xD0)), equal.of(0x80));
  return _mm256_and_si256(_mm256_cmpeq_epi8(part.bytes, equal.of(0xD0)), isBefore);
}

/// Returns a bit for each first byte of a character that needs a look-up one by one: all except
/// 0xC3, 0xD0 and 0xD1, and 0xD1 before 0xA0 to 0xBF.
SHINGLESCOPE_AVX2 inline std::uint32_t otherCharacters(const Neighbours &part, __m256i half,
                                                       const EqualBytes &equal) {
  // By the upper half: the bits of a byte to compare, and what they must be.
  constexpr auto kC3 = static_cast<char>(0xC3);
  constexpr auto kD0 = static_cast<char>(0xD0);
  const __m256i comparedOfHalf =
      _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, 0, 0,  //
                       0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, 0, 0);
  const __m256i knownOfHalf =
      _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, kC3, kD0, 1, 1,  //
                       0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, kC3, kD0, 1, 1);
  const __m256i compared = _mm256_and_si256(part.bytes, _mm256_shuffle_epi8(comparedOfHalf, half));
  const __m256i isKnown = _mm256_cmpeq_epi8(compared, _mm256_shuffle_epi8(knownOfHalf, half));
  // Bit 0x20 of the next byte makes 0xF1 of 0xD1.
  const __m256i isPaired = _mm256_cmpeq_epi8(
      _mm256_or_si256(part.bytes, _mm256_and_si256(part.next, equal.of(0x20))), equal.of(0xF1));
  return ~bits(_mm256_andnot_si256(isPaired, isKnown));
}

/// Lowers the characters of a text that need a look-up one by one.
class OtherCharacters {
 public:
  OtherCharacters(std::string_view text, char *out) : m_text(text), m_out(out) {}

  /// Lowers those that begin at the bits of the mask, which begins at byte `at`.
  [[gnu::noinline]] void lower(std::uint32_t leads, std::size_t at) {
    for (; leads != 0 && m_isPlain; leads &= leads - 1) {
      const std::size_t lead = at + static_cast<std::size_t>(std::countr_zero(leads));
      m_isPlain = plainLength(m_text, lead) != 0;
      if (!m_isPlain) return;
      if (whiteSpaceLength(m_text, lead) != 0) m_hasWhiteSpace = true;
      std::memcpy(m_out + lead, m_text.data() + lead, 2);
      lowerPlainPair(m_out + lead);
    }
  }
  bool isPlain() const { return m_isPlain; }
  bool hasWhiteSpace() const { return m_hasWhiteSpace; }

 private:
  std::string_view m_text;
  char *m_out;
  bool m_isPlain = true;
  bool m_hasWhiteSpace = false;
};

/// Lowers a text with characters outside ASCII, 32 bytes at a time. Functions that are not inlined
/// must not see it: the compiler would reload its members after each store.
class TextLowering {
 public:
  explicit SHINGLESCOPE_AVX2 TextLowering(char *out) : m_out(out) {}

  /// Lowers the bytes from `at` on, and completes those before them.
  [[gnu::always_inline]] SHINGLESCOPE_AVX2 void take(const Neighbours &part, std::size_t at,
                                                     OtherCharacters &others) {
    const __m256i half = _mm256_and_si256(_mm256_srli_epi16(part.bytes, 4), m_equal.of(0x0F));
    const __m256i lowering = _mm256_or_si256(asciiLoweringOf(part.bytes, m_equal),
                                             lookedUpLowering(part, half, m_equal));
    const __m256i lowered = _mm256_add_epi8(part.bytes, lowering);
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(m_out + at),
                        _mm256_sub_epi8(lowered, changedLeads(part, m_equal)));
    m_doubt.take(part.bytes, part.next, m_equal);
    // A character may extend into the bytes after it, so these are stored first.
    complete(others);
    m_leads = otherCharacters(part, half, m_equal);
    m_leadsAt = at;
  }

  SHINGLESCOPE_AVX2 LoweredText finish(std::string_view text, OtherCharacters &others) {
    complete(others);
    if (!others.isPlain()) return {};
    return {false, true, !others.hasWhiteSpace() && m_doubt.isFolded(text)};
  }

 private:
  [[gnu::always_inline]] void complete(OtherCharacters &others) const {
    if (m_leads != 0) others.lower(m_leads, m_leadsAt);
  }

  EqualBytes m_equal;
  FoldDoubt m_doubt;
  char *m_out;
  std::uint32_t m_leads = 0;
  std::size_t m_leadsAt = 0;
};

/// Lowers a text of over 32 bytes.
SHINGLESCOPE_AVX2 LoweredText lowerLongText(std::string_view text, char *out) {
  const __m256i zero = _mm256_setzero_si256();
  OtherCharacters others(text, out);
  TextLowering lowering(out);
  const __m256i first = load(text.data());
  lowering.take({previousBytes(zero, first), first, load(text.data() + 1)}, 0, others);
  std::size_t at = kWidth;
  for (; at + kWidth < text.size() && others.isPlain(); at += kWidth) {
    const char *const bytes = text.data() + at;
    lowering.take({load(bytes - 1), load(bytes), load(bytes + 1)}, at, others);
  }
  // The last bytes, with some that were lowered before.
  at = text.size() - kWidth;
  const __m256i last = load(text.data() + at);
  lowering.take({load(text.data() + at - 1), last, nextBytes(last, zero)}, at, others);
  return lowering.finish(text, others);
}

/// Lowers a text of at most 32 bytes.
SHINGLESCOPE_AVX2 LoweredText lowerShortText(std::string_view text, char *out) {
  alignas(kWidth) std::array<char, kWidth> padded;
  padded.fill('x');
  std::memcpy(padded.data(), text.data(), text.size());
  const __m256i bytes = load(padded.data());
  const __m256i zero = _mm256_setzero_si256();
  OtherCharacters others(text, out);
  TextLowering lowering(out);
  lowering.take({previousBytes(zero, bytes), bytes, nextBytes(bytes, zero)}, 0, others);
  LoweredText lowered = lowering.finish(text, others);
  lowered.isAscii = bits(bytes) == 0;
  return lowered;
}

/// Lowers an ASCII text of over 32 bytes.
SHINGLESCOPE_AVX2 LoweredText lowerLongAscii(std::string_view text, char *out) {
  const EqualBytes equal;
  FoldDoubt doubt;
  const auto take = [&](__m256i bytes, __m256i next, std::size_t at) SHINGLESCOPE_AVX2 {
    doubt.take(bytes, next, equal);
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + at),
                        _mm256_add_epi8(bytes, asciiLoweringOf(bytes, equal)));
  };
  std::size_t at = 0;
  for (; at + kWidth < text.size(); at += kWidth)
    take(load(text.data() + at), load(text.data() + at + 1), at);
  at = text.size() - kWidth;
  const __m256i last = load(text.data() + at);
  take(last, nextBytes(last, _mm256_setzero_si256()), at);
  return {true, true, doubt.isFolded(text)};
}

}  // namespace

LoweredText lowerText(std::string_view text, char *out) {
  if (text.empty()) return {true, true, true};
  if (text.size() <= kWidth) return lowerShortText(text, out);
  return isAscii(text) ? lowerLongAscii(text, out) : lowerLongText(text, out);
}

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
