// SPDX-License-Identifier: MIT
#include "core/text/normalizer.h"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

#include <cstdint>
#include <limits>
#include <new>

#include "core/text/byte_kernels.h"
#include "core/text/mark_order.h"
#include "core/text/words.h"

namespace shinglescope {

namespace {

/// Wraps a text for ICU.
icu::StringPiece piece(std::string_view text) {
  if (text.size() > std::numeric_limits<std::int32_t>::max()) throw std::bad_alloc();
  return {text.data(), static_cast<std::int32_t>(text.size())};
}

/// With valid arguments, ICU fails only if it runs out of memory.
void check(UErrorCode status) {
  if (U_FAILURE(status)) throw std::bad_alloc();
}

/// Deletes the bytes for which `isDropped` is true.
template <class Predicate>
void dropBytes(std::string_view text, std::string &out, Predicate isDropped) {
  out.resize(text.size());
  char *write = out.data();
  for (const char c : text) {
    *write = c;
    write += isDropped(static_cast<unsigned char>(c)) ? 0 : 1;
  }
  out.resize(static_cast<std::size_t>(write - out.data()));
}

/// Deletes the code points for which `isDropped` is true.
template <class Predicate>
void dropCodePoints(std::string_view text, std::string &out, Predicate isDropped) {
  out.clear();
  std::size_t kept = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const CodePoint point = decodeUtf8(text, at);
    if (isDropped(point.value)) {
      out.append(text, kept, at - kept);
      kept = at + point.length;
    }
    at += point.length;
  }
  out.append(text, kept);
}

std::uint32_t categoryMask(char32_t c) { return U_GET_GC_MASK(static_cast<UChar32>(c)); }

bool isDroppedByAll(char32_t c) {
  constexpr std::uint32_t kKept = U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK;
  return (categoryMask(c) & kKept) == 0 && c != U'_' && !isWhiteSpace(c);
}

bool isLoneLetter(std::string_view word) {
  const CodePoint first = decodeUtf8(word, 0);
  if ((categoryMask(first.value) & U_GC_L_MASK) == 0) return false;
  for (std::size_t at = first.length; at < word.size();) {
    const CodePoint point = decodeUtf8(word, at);
    if ((categoryMask(point.value) & U_GC_M_MASK) == 0) return false;
    at += point.length;
  }
  return true;
}

/// Replaces each run of U+0020, and each run of LF, by one U+0020.
void foldSpaces(std::string_view text, std::string &out) {
  out.resize(text.size());
  char *write = out.data();
  char previous = 'x';
  for (const char c : text) {
    const bool isRepeated = (c == ' ' || c == '\n') && c == previous;
    previous = c;
    *write = c == '\n' ? ' ' : c;
    write += isRepeated ? 0 : 1;
  }
  out.resize(static_cast<std::size_t>(write - out.data()));
}

/// Replaces every run of white space by one U+0020; drops runs at the ends.
void foldAllWhiteSpace(std::string_view text, std::string &out) {
  out.clear();
  for (WordSpan word = nextWord(text, 0); !word.isEmpty(); word = nextWord(text, word.end)) {
    if (!out.empty()) out.push_back(' ');
    out.append(word.in(text));
  }
}

void foldAllAsciiWhiteSpace(std::string_view text, std::string &out) {
  out.resize(text.size());
  char *write = out.data();
  bool isAfterSpace = true;  // drops leading white space
  for (const char c : text) {
    const bool isSpace = isAsciiWhiteSpace(static_cast<unsigned char>(c));
    *write = isSpace ? ' ' : c;
    write += isSpace && isAfterSpace ? 0 : 1;
    isAfterSpace = isSpace;
  }
  if (write != out.data() && isAfterSpace) --write;
  out.resize(static_cast<std::size_t>(write - out.data()));
}

}  // namespace

Alphabet alphabetOf(std::string_view text) {
  return textKernels().isAscii(text) ? Alphabet::Ascii : Alphabet::Unicode;
}

void toNfkc(std::string_view text, Alphabet alphabet, std::string &out) {
  if (alphabet == Alphabet::Ascii) {
    out.assign(text);
    return;
  }
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfkc = icu::Normalizer2::getNFKCInstance(status);
  check(status);
  std::string ordered;
  const std::string_view source = orderLongMarkRuns(text, ordered);
  out.clear();
  icu::StringByteSink<std::string> sink(&out, static_cast<std::int32_t>(piece(source).length()));
  nfkc->normalizeUTF8(0, piece(source), sink, nullptr, status);
  check(status);
}

void toLowerCase(std::string_view text, Alphabet alphabet, std::string &out) {
  if (alphabet == Alphabet::Ascii) {
    out.resize(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      out[i] = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    }
    return;
  }
  constexpr const char *kRootLocale = "";
  UErrorCode status = U_ZERO_ERROR;
  out.clear();
  icu::StringByteSink<std::string> sink(&out, piece(text).length());
  icu::CaseMap::utf8ToLower(kRootLocale, 0, piece(text), sink, nullptr, status);
  check(status);
}

void stripPunctuation(std::string_view text, Alphabet alphabet, Punctuation which,
                      std::string &out) {
  if (which == Punctuation::None) {
    out.assign(text);
  } else if (which == Punctuation::Ascii) {
    dropBytes(text, out, [](unsigned char c) {
      return isDroppedAscii(c, Punctuation::Ascii);
    });  // never part of a multi-byte sequence
  } else if (alphabet == Alphabet::Ascii) {
    dropBytes(text, out, [](unsigned char c) { return isDroppedAscii(c, Punctuation::All); });
  } else {
    dropCodePoints(text, out, isDroppedByAll);
  }
}

void stripDigits(std::string_view text, Alphabet alphabet, std::string &out) {
  if (alphabet == Alphabet::Ascii) {
    dropBytes(text, out, isAsciiDigit);
  } else {
    dropCodePoints(text, out, [](char32_t c) { return u_isdigit(static_cast<UChar32>(c)) != 0; });
  }
}

void stripLoneLetters(std::string_view text, Alphabet alphabet, std::string &out) {
  if (alphabet == Alphabet::Ascii) {
    removeWords(text, out, [](std::string_view word) {
      return word.size() == 1 && isAsciiLetter(static_cast<unsigned char>(word[0]));
    });
  } else {
    removeWords(text, out, isLoneLetter);
  }
}

void applyWhiteSpace(std::string_view text, Alphabet alphabet, WhiteSpace which, std::string &out) {
  const bool isAsciiText = alphabet == Alphabet::Ascii;
  switch (which) {
    case WhiteSpace::Keep: out.assign(text); return;
    case WhiteSpace::Spaces: foldSpaces(text, out); return;
    case WhiteSpace::Remove:
      if (isAsciiText) {
        dropBytes(text, out, isAsciiWhiteSpace);
      } else {
        dropCodePoints(text, out, isWhiteSpace);
      }
      return;
    case WhiteSpace::All:
      if (isAsciiText) {
        foldAllAsciiWhiteSpace(text, out);
      } else {
        foldAllWhiteSpace(text, out);
      }
      return;
  }
}

}  // namespace shinglescope
