// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace shinglescope {

/// Tests for classes of ASCII characters, independent of the locale. Bytes of 128 and above belong
/// to none of them.
constexpr bool isAsciiDigit(unsigned char c) { return c >= '0' && c <= '9'; }
constexpr bool isAsciiLetter(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr char asciiLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

/// Returns the text without any of `characters` at its ends.
constexpr std::string_view trimmed(std::string_view text, std::string_view characters) {
  text = text.substr(0, text.find_last_not_of(characters) + 1);
  return text.substr(text.empty() ? 0 : text.find_first_not_of(characters));
}

}  // namespace shinglescope
