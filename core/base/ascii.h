#pragma once

namespace shinglescope {

/// Classes of ASCII characters, whatever the locale; bytes of 128 and more are in none.
constexpr bool isAsciiDigit(unsigned char c) { return c >= '0' && c <= '9'; }
constexpr bool isAsciiLetter(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

}  // namespace shinglescope
