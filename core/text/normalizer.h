#pragma once

#include <string>
#include <string_view>

#include "core/base/ascii.h"
#include "core/base/unicode.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// Which characters a text is made of. Texts of ASCII alone take a fast path
/// with equal results; Unicode is right for every text.
enum class Alphabet { Ascii, Unicode };
Alphabet alphabetOf(std::string_view text);

/// Whether stripping punctuation deletes a character of ASCII.
constexpr bool isDroppedAscii(unsigned char c, Punctuation which) {
  if (isAsciiLetter(c) || isAsciiDigit(c)) return false;
  if (which == Punctuation::Ascii) return c > ' ' && c < 0x7F;
  return which == Punctuation::All && c != '_' && !isAsciiWhiteSpace(c);
}

/// The steps of a preparation that look at characters, in their order.
/// docs/definitions.md defines them. Each replaces `out`, which must not be
/// what `text` looks at, is linear in the text, and expects valid UTF-8 of at
/// most 2 GiB; std::bad_alloc where ICU has no memory. Safe on all threads.

/// Normalization Form KC (UAX 15), exactly, also for hostile runs of marks.
void toNfkc(std::string_view text, Alphabet alphabet, std::string &out);
/// The full default lower-case mapping, final sigma included, of no language.
void toLowerCase(std::string_view text, Alphabet alphabet, std::string &out);
void stripPunctuation(std::string_view text, Alphabet alphabet, Punctuation which,
                      std::string &out);
/// Deletes the characters of general category Nd.
void stripDigits(std::string_view text, Alphabet alphabet, std::string &out);
/// Removes the words that are one letter with its marks.
void stripLoneLetters(std::string_view text, Alphabet alphabet, std::string &out);
void applyWhiteSpace(std::string_view text, Alphabet alphabet, WhiteSpace which, std::string &out);

}  // namespace shinglescope
