// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace shinglescope {

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "frames are little-endian");

/// Appends numbers and bytes to a payload.
class PayloadWriter {
 public:
  template <class Number>
  void number(Number value) {
    m_bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
  }
  /// LEB128: seven bits a byte, the lowest first; the upper bit says that more follow.
  void varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U) m_bytes.push_back(static_cast<char>(value | 0x80U));
    m_bytes.push_back(static_cast<char>(value));
  }
  void bytes(std::string_view bytes) { m_bytes += bytes; }

  const std::string &payload() const { return m_bytes; }
  std::size_t size() const { return m_bytes.size(); }
  void clear() { m_bytes.clear(); }

 private:
  std::string m_bytes;
};

/// Reads a payload that need not be valid. After the first failure everything is 0 or empty, so a
/// caller asks once, at the end. Refers to the payload.
class PayloadReader {
 public:
  explicit PayloadReader(std::string_view payload) : m_rest(payload) {}

  template <class Number>
  Number number() {
    Number value{};
    const std::string_view from = bytes(sizeof value);
    if (!from.empty()) std::memcpy(&value, from.data(), sizeof value);
    return value;
  }

  std::uint64_t varint() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !m_rest.empty(); shift += 7) {
      const auto byte = static_cast<std::uint8_t>(m_rest.front());
      m_rest.remove_prefix(1);
      if (shift == 63 && byte > 1) break;  // more than 64 bits
      value |= std::uint64_t{byte & 0x7FU} << shift;
      if (byte < 0x80) return value;
    }
    fail();
    return 0;
  }

  std::string_view bytes(std::uint64_t count) {
    if (count > m_rest.size()) {
      fail();
      return {};
    }
    const std::string_view taken = m_rest.substr(0, count);
    m_rest.remove_prefix(count);
    return taken;
  }

  /// Adds a difference to a row number; fails if the sum is not a row number.
  std::uint64_t rowAfter(std::uint64_t row) {
    const std::uint64_t difference = varint();
    if (difference > kMostRow || row > kMostRow - difference) fail();
    return m_hasFailed ? 0 : row + difference;
  }

  void fail() {
    m_hasFailed = true;
    m_rest = {};
  }
  bool hasFailed() const { return m_hasFailed; }
  bool isAtEnd() const { return m_rest.empty(); }
  std::size_t bytesLeft() const { return m_rest.size(); }

 private:
  /// Rows are numbers of 63 bits, so that differences cannot overflow.
  static constexpr std::uint64_t kMostRow = ~std::uint64_t{0} >> 1U;

  std::string_view m_rest;
  bool m_hasFailed = false;
};

}  // namespace shinglescope
