// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shinglescope {

constexpr char32_t kReplacementCharacter = 0xFFFD;

/// A code point and its length in UTF-8 bytes.
struct CodePoint {
  char32_t value = 0;
  std::uint32_t length = 0;

  /// Tests whether this is a byte that is not UTF-8; U+FFFD in a text takes three bytes.
  constexpr bool isInvalid() const { return value == kReplacementCharacter && length == 1; }
};

/// Decodes the code point that starts at byte `at`, which must be inside the text. A byte that
/// does not start a well-formed sequence counts as U+FFFD of length 1, so a loop over arbitrary
/// bytes ends and never reads past the text.
CodePoint decodeUtf8(std::string_view text, std::size_t at);

/// Returns whether the byte continues a multi-byte character.
constexpr bool isContinuationByte(unsigned char c) { return (c & 0xC0U) == 0x80U; }

/// Returns the last boundary between characters at or before byte `at`; the end of the text is one.
/// O(1) in valid UTF-8.
constexpr std::size_t characterBoundary(std::string_view text, std::size_t at) {
  if (at >= text.size()) return text.size();
  while (at > 0 && isContinuationByte(static_cast<unsigned char>(text[at]))) --at;
  return at;
}

/// Counts the characters of valid UTF-8. O(bytes).
std::size_t characterCount(std::string_view text);

/// Returns the byte length of the first `characters` characters of valid UTF-8, or of all of it.
/// O(bytes).
std::size_t bytesOfCharacters(std::string_view text, std::size_t characters);

/// Returns whether no byte is above 0x7F. Reads eight bytes at a time.
bool isAscii(std::string_view text);

/// Tests for the white space of ASCII: TAB, LF, VT, FF, CR and the space. U+001C to U+001F are not
/// white space in Unicode.
constexpr bool isAsciiWhiteSpace(unsigned char c) { return c == ' ' || (c >= 0x09 && c <= 0x0D); }

/// Tests Unicode's property White_Space: 25 code points, including NBSP.
constexpr bool isWhiteSpace(char32_t c) {
  if (c < 0x80) return isAsciiWhiteSpace(static_cast<unsigned char>(c));
  return c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 ||
         c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

/// Tests for characters that set the direction of the text after them: marks, embeddings,
/// overrides, isolates (Unicode Standard Annex 9, section 2).
constexpr bool isDirectionMark(char32_t c) {
  return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
         (c >= 0x2066 && c <= 0x2069);
}

/// Tests for control characters in and outside ASCII. A terminal may run U+0080 to U+009F as
/// commands.
constexpr bool isControlCharacter(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

/// Returns whether a white-space character outside ASCII may start with the byte.
constexpr bool mayLeadWhiteSpace(unsigned char c) { return c == 0xC2 || (c >= 0xE1 && c <= 0xE3); }

/// Returns the length of the multi-byte white-space character at the start of `left` bytes, or 0 if
/// there is none.
inline std::size_t longWhiteSpaceLength(const char *bytes, std::size_t left) {
  const auto byte = [bytes](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  if (left < 2) return 0;
  if (byte(0) == 0xC2) return byte(1) == 0x85 || byte(1) == 0xA0 ? 2 : 0;
  if (left < 3) return 0;
  const unsigned tail = static_cast<unsigned>(byte(1)) << 8U | byte(2);
  switch (byte(0)) {
    case 0xE1: return tail == 0x9A80 ? 3 : 0;
    case 0xE2:
      return (tail >= 0x8080 && tail <= 0x808A) || tail == 0x80A8 || tail == 0x80A9 ||
                     tail == 0x80AF || tail == 0x819F
                 ? 3
                 : 0;
    case 0xE3: return tail == 0x8080 ? 3 : 0;
    default: return 0;
  }
}

/// Returns the length of the white-space character at byte `at`, or 0 if there is none. Safe at any
/// byte: continuation bytes are never white space.
inline std::size_t whiteSpaceLength(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  if (lead < 0x80) return isAsciiWhiteSpace(lead) ? 1 : 0;
  return mayLeadWhiteSpace(lead) ? longWhiteSpaceLength(text.data() + at, text.size() - at) : 0;
}

/// Removes the white space at the beginning of the text.
inline void dropWhiteSpace(std::string_view &text) {
  while (!text.empty()) {
    const std::size_t length = whiteSpaceLength(text, 0);
    if (length == 0) return;
    text.remove_prefix(length);
  }
}

}  // namespace shinglescope
