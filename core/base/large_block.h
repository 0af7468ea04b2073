// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <utility>

namespace shinglescope {

/// Uninitialized memory that moves only when it grows. Blocks of megabytes come directly from the
/// system, on large pages if available, and are returned immediately. Pages that are never written
/// cost nothing. Owns its memory; movable.
class LargeBlock {
 public:
  LargeBlock() = default;
  /// Throws std::bad_alloc if there is not enough memory.
  explicit LargeBlock(std::size_t bytes);
  LargeBlock(LargeBlock &&other) noexcept
      : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)) {}
  LargeBlock &operator=(LargeBlock &&other) noexcept {
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
  }
  ~LargeBlock();

  /// Grows to at least `bytes`. The content is kept but may move to another address: pages are
  /// remapped, not copied, so growing does not need a second block. Throws std::bad_alloc.
  void grow(std::size_t bytes);

  char *data() { return m_data; }
  const char *data() const { return m_data; }
  std::size_t size() const { return m_size; }

 private:
  char *m_data = nullptr;
  std::size_t m_size = 0;
};

}  // namespace shinglescope
