#pragma once

#include <cstddef>
#include <utility>

namespace shinglescope {

/// Uninitialised memory that never moves unless it is told to grow. Blocks of megabytes
/// are taken from the system directly, backed by large pages where it has them
/// and given back at once; pages that are never written cost nothing. Owns its
/// memory; movable.
class LargeBlock {
 public:
  LargeBlock() = default;
  /// Throws std::bad_alloc where there is not so much memory.
  explicit LargeBlock(std::size_t bytes);
  LargeBlock(LargeBlock &&other) noexcept
      : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)) {}
  LargeBlock &operator=(LargeBlock &&other) noexcept {
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
  }
  ~LargeBlock();

  /// At least `bytes` from now on. What is there stays, elsewhere maybe: pages
  /// are moved, not copied, so growing takes no second room. Throws std::bad_alloc.
  void grow(std::size_t bytes);

  char *data() { return m_data; }
  const char *data() const { return m_data; }
  std::size_t size() const { return m_size; }

 private:
  char *m_data = nullptr;
  std::size_t m_size = 0;
};

}  // namespace shinglescope
