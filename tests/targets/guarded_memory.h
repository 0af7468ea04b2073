// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace shinglescope::targets {

/// Memory between two pages that may not be accessed, so that a kernel that reads or writes outside
/// of it ends the program. Filled with 0xC3, which begins a letter.
class GuardedMemory {
 public:
  /// Has at least this number of bytes.
  explicit GuardedMemory(std::size_t size);
  ~GuardedMemory();
  GuardedMemory(const GuardedMemory &) = delete;
  GuardedMemory &operator=(const GuardedMemory &) = delete;

  char *begin() const { return m_begin; }
  /// Returns the place of `size` bytes that end at the last byte.
  char *last(std::size_t size) const { return m_begin + m_size - size; }
  /// Copies a text to its own place.
  std::string_view copyTo(char *place, std::string_view text) const;

 private:
  char *m_begin = nullptr;
  std::size_t m_size = 0;
};

}  // namespace shinglescope::targets
