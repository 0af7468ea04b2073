#pragma once

#include <cstdint>
#include <new>
#include <span>
#include <vector>

#include "core/base/ids.h"

namespace shinglescope {

/// Memory aligned to a cache line, so that vector loads never straddle two.
template <class T>
struct CacheLineAllocator {
  using value_type = T;
  static constexpr std::align_val_t kAlignment{64};

  CacheLineAllocator() = default;
  template <class U>
  CacheLineAllocator(const CacheLineAllocator<U> &) {}
  T *allocate(std::size_t count) {
    return static_cast<T *>(::operator new(count * sizeof(T), kAlignment));
  }
  void deallocate(T *pointer, std::size_t) { ::operator delete(pointer, kAlignment); }
  bool operator==(const CacheLineAllocator &) const { return true; }
};

/// Signatures of all texts, row-major: texts x hashes values of 32 bits. The
/// signature of an empty set is kEmptyValue in every position.
class SignatureMatrix {
 public:
  static constexpr std::uint32_t kEmptyValue = 0xFFFFFFFFU;

  SignatureMatrix() = default;
  SignatureMatrix(std::size_t texts, std::uint32_t hashes)
      : m_texts(texts), m_hashes(hashes), m_values(texts * hashes, kEmptyValue) {}

  std::size_t textCount() const { return m_texts; }
  std::uint32_t hashes() const { return m_hashes; }
  std::span<const std::uint32_t> operator[](TextId text) const {
    return {m_values.data() + std::size_t{text.value} * m_hashes, m_hashes};
  }
  std::span<std::uint32_t> row(TextId text) {
    return {m_values.data() + std::size_t{text.value} * m_hashes, m_hashes};
  }

 private:
  std::size_t m_texts = 0;
  std::uint32_t m_hashes = 0;
  std::vector<std::uint32_t, CacheLineAllocator<std::uint32_t>> m_values;
};

}  // namespace shinglescope
