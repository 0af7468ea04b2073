// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

#include "core/base/large_block.h"

namespace shinglescope {

/// A vector of trivial values that grows without copying them, so reading a table does not need
/// more memory than the complete table. Unused capacity costs no memory. Owns its memory. Like
/// std::vector, it must not be changed by several threads at once. Growing throws std::bad_alloc.
template <class T>
class LargeArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  LargeArray() = default;
  LargeArray(LargeArray &&other) noexcept
      : m_block(std::move(other.m_block)), m_size(std::exchange(other.m_size, 0)) {}
  /// A copy has capacity for its values only.
  LargeArray(const LargeArray &other) {
    reserve(other.m_size);
    append({other.data(), other.m_size});
  }
  LargeArray &operator=(const LargeArray &other) {
    if (this != &other) *this = LargeArray(other);
    return *this;
  }
  LargeArray &operator=(LargeArray &&other) noexcept {
    std::swap(m_block, other.m_block);
    std::swap(m_size, other.m_size);
    return *this;
  }

  std::size_t size() const { return m_size; }
  bool empty() const { return m_size == 0; }
  T *data() { return reinterpret_cast<T *>(m_block.data()); }
  const T *data() const { return reinterpret_cast<const T *>(m_block.data()); }
  T *begin() { return data(); }
  T *end() { return data() + m_size; }
  const T *begin() const { return data(); }
  const T *end() const { return data() + m_size; }
  T &operator[](std::size_t index) { return data()[index]; }
  const T &operator[](std::size_t index) const { return data()[index]; }

  /// Reserves address space for `size` values in total.
  void reserve(std::size_t size) {
    if (size > capacity()) m_block.grow(bytesOf(size));
  }
  /// New values are not initialized.
  void resize(std::size_t size) {
    if (size > capacity()) reserve(std::max({size, 2 * capacity(), kLeast}));
    m_size = size;
  }
  void push_back(const T &value) {
    resize(m_size + 1);
    data()[m_size - 1] = value;
  }
  void append(std::span<const T> values) {
    if (values.empty()) return;
    const std::size_t from = m_size;
    resize(from + values.size());
    std::memcpy(static_cast<void *>(data() + from), values.data(), values.size_bytes());
  }

 private:
  static constexpr std::size_t kLeast = 16;

  std::size_t capacity() const { return m_block.size() / sizeof(T); }
  static std::size_t bytesOf(std::size_t size) {
    if (size > static_cast<std::size_t>(-1) / 2 / sizeof(T)) throw std::bad_alloc();
    return size * sizeof(T);
  }

  LargeBlock m_block;
  std::size_t m_size = 0;
};

}  // namespace shinglescope
