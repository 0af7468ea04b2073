#pragma once

namespace shinglescope {

/// Tests for classes of ASCII characters, independent of the locale. Bytes from 128 on belong to no
/// class.
constexpr bool isAsciiDigit(unsigned char c) { return c >= '0' && c <= '9'; }
constexpr bool isAsciiLetter(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

}  // namespace shinglescope
