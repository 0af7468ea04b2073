#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shinglescope {

/// A code point and the number of its bytes in UTF-8.
struct CodePoint {
  char32_t value = 0;
  std::uint32_t length = 0;
};

constexpr char32_t kReplacementCharacter = 0xFFFD;

/// The code point that starts at byte `at`, which must be inside the text. A
/// byte that starts no well-formed sequence counts as U+FFFD of length 1, so a
/// loop over any bytes ends and never reads past the text.
CodePoint decodeUtf8(std::string_view text, std::size_t at);

/// True if no byte is over 0x7F. Reads eight bytes at a time.
bool isAscii(std::string_view text);

/// The white space of ASCII: TAB, LF, VT, FF, CR and the space. U+001C to
/// U+001F are not white space in Unicode.
constexpr bool isAsciiWhiteSpace(unsigned char c) { return c == ' ' || (c >= 0x09 && c <= 0x0D); }

/// Unicode's property White_Space: 25 code points, NBSP among them.
constexpr bool isWhiteSpace(char32_t c) {
  if (c < 0x80) return isAsciiWhiteSpace(static_cast<unsigned char>(c));
  return c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 ||
         c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

/// The bytes of the white-space character at byte `at`, or 0 where there is
/// none. Safe at any byte: the inner bytes of a sequence never are white space.
inline std::size_t whiteSpaceLength(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  if (lead < 0x80) return isAsciiWhiteSpace(lead) ? 1 : 0;
  // The lead bytes of the 19 white-space characters outside ASCII.
  if (lead != 0xC2 && lead != 0xE1 && lead != 0xE2 && lead != 0xE3) return 0;
  const CodePoint point = decodeUtf8(text, at);
  return isWhiteSpace(point.value) ? point.length : 0;
}

}  // namespace shinglescope
