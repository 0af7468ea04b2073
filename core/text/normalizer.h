// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/ascii.h"
#include "core/base/unicode.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// The characters of a text. ASCII texts take a fast path with the same results; Unicode is valid
/// for every text.
enum class Alphabet { Ascii, Unicode };
Alphabet alphabetOf(std::string_view text);

/// Returns whether stripping punctuation deletes an ASCII character.
constexpr bool isDroppedAscii(unsigned char c, Punctuation which) {
  if (isAsciiLetter(c) || isAsciiDigit(c)) return false;
  if (which == Punctuation::Ascii) return c > ' ' && c < 0x7F;
  return which == Punctuation::All && c != '_' && !isAsciiWhiteSpace(c);
}

/// The character-level steps of a preparation, in order. docs/definitions.md defines them. Each
/// replaces `out`, which must not be the memory of `text`, is linear in the text, and expects valid
/// UTF-8 of at most 2 GiB. Throws std::bad_alloc if ICU runs out of memory. Thread-safe.

/// Applies Normalization Form KC (UAX 15) exactly, even to hostile runs of marks.
void toNfkc(std::string_view text, Alphabet alphabet, std::string &out);
/// Applies the full default lower-case mapping, including final sigma, independent of language.
void toLowerCase(std::string_view text, Alphabet alphabet, std::string &out);
void stripPunctuation(std::string_view text, Alphabet alphabet, Punctuation which,
                      std::string &out);
/// Deletes the characters of general category Nd.
void stripDigits(std::string_view text, Alphabet alphabet, std::string &out);
/// Removes the words that consist of one letter with its marks.
void stripLoneLetters(std::string_view text, Alphabet alphabet, std::string &out);
void applyWhiteSpace(std::string_view text, Alphabet alphabet, WhiteSpace which, std::string &out);

}  // namespace shinglescope
