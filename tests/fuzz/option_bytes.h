// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace shinglescope::fuzz {

/// The first bytes of a fuzz input select options; the rest is the data. If all of them are zero,
/// they select the defaults; missing bytes count as zero. Value type; borrows the input.
class OptionBytes {
 public:
  static constexpr std::size_t kBytes = 8;

  explicit OptionBytes(std::string_view input) : m_data(input) {
    const std::size_t count = std::min(kBytes, input.size());
    std::copy_n(input.begin(), count, m_bytes.begin());
    m_data.remove_prefix(count);
  }

  std::string_view data() const { return m_data; }
  unsigned at(std::size_t index) const { return static_cast<unsigned char>(m_bytes[index]); }
  bool flag(std::size_t index, unsigned bit) const { return (at(index) >> bit & 1U) != 0; }
  /// Returns the number in `count` bits of a byte; `first` is the lowest of them.
  unsigned bits(std::size_t index, unsigned first, unsigned count) const {
    return at(index) >> first & ((1U << count) - 1);
  }

 private:
  std::array<char, kBytes> m_bytes{};
  std::string_view m_data;
};

/// Returns one of the choices; any number selects one.
template <class Choices>
const auto &choose(const Choices &choices, unsigned number) {
  return choices[number % std::size(choices)];
}

}  // namespace shinglescope::fuzz
