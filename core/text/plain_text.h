// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinglescope {

// Plain texts: ASCII, Latin letters up to U+017E and Cyrillic letters except a few, the controls up
// to U+009F (dashes and quotation marks of old encodings, decoded wrongly), and the common
// typographic quotation marks, dashes and signs. Such a text is its own NFKC, as each of these
// characters is inert and none composes with another; each has a lower-case letter of the same
// length; the only digits are ASCII.

/// Returns the length of the plain character outside ASCII at byte `at`, or 0.
std::size_t plainLength(std::string_view text, std::size_t at);

/// Writes the NFKC of a text to `out` and returns true if its characters are plain or one of a few
/// that occur in Western texts and in text that was decoded twice: U+00A0, superscripts, ordinals,
/// fractions, spacing accents, ellipsis and the trade mark sign. The result is plain except for
/// accents after a space, which no step changes.
bool expandToPlain(std::string_view text, std::string &out);

/// Converts the character of two bytes at `bytes`, if it is plain, to lower case.
void lowerPlainPair(char *bytes);

/// The loops over texts for CPU targets without kernels of their own; TextKernels has all.
namespace scalar {
/// Returns whether a text contains only plain characters.
bool isPlain(std::string_view text);
/// Converts the letters outside ASCII of a plain text to lower case, in place. Reads and writes up
/// to kTextSlack bytes after the text.
void lowerPlain(char *text, std::size_t size);
}  // namespace scalar

}  // namespace shinglescope
