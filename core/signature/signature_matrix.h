// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/ids.h"
#include "core/base/large_pages.h"

namespace shinglescope {

/// Memory aligned to a cache line, so a vector load does not straddle two lines. Leaves numbers
/// uninitialized when a vector default-constructs them.
template <class T>
struct CacheLineAllocator {
  using value_type = T;
  static constexpr std::align_val_t kAlignment{64};

  CacheLineAllocator() = default;
  template <class U>
  CacheLineAllocator(const CacheLineAllocator<U> &) {}
  T *allocate(std::size_t count) {
    void *begin = ::operator new(count * sizeof(T), kAlignment);
    preferLargePages(begin, count * sizeof(T));
    return static_cast<T *>(begin);
  }
  void deallocate(T *pointer, std::size_t) { ::operator delete(pointer, kAlignment); }
  /// Filling a new matrix would be one long step without a check for cancellation.
  void construct(T *) noexcept { static_assert(std::is_trivially_destructible_v<T>); }
  template <class... Arguments>
  void construct(T *place, Arguments &&...arguments) {
    std::construct_at(place, std::forward<Arguments>(arguments)...);
  }
  bool operator==(const CacheLineAllocator &) const { return true; }
};

/// Signatures of all texts, row-major: texts x hashes 32-bit values, uninitialized until each row
/// is signed. The signature of an empty set is kEmptyValue in every position.
class SignatureMatrix {
 public:
  static constexpr std::uint32_t kEmptyValue = 0xFFFFFFFFU;

  SignatureMatrix() = default;
  SignatureMatrix(std::size_t texts, std::uint32_t numHashes)
      : m_texts(texts), m_numHashes(numHashes), m_values(texts * numHashes) {}

  std::size_t textCount() const { return m_texts; }
  std::uint32_t numHashes() const { return m_numHashes; }
  std::span<const std::uint32_t> operator[](TextId text) const {
    return {m_values.data() + std::size_t{text.value} * m_numHashes, m_numHashes};
  }
  /// Keeps only these rows, which are in ascending order, and renumbers them from 0.
  void compact(std::span<const std::uint32_t> keptRows) {
    for (std::uint32_t i = 0; i < keptRows.size(); ++i)
      if (keptRows[i] != i) std::ranges::copy((*this)[TextId{keptRows[i]}], row(TextId{i}).begin());
    m_texts = keptRows.size();
  }
  std::span<std::uint32_t> row(TextId text) {
    return {m_values.data() + std::size_t{text.value} * m_numHashes, m_numHashes};
  }

 private:
  std::size_t m_texts = 0;
  std::uint32_t m_numHashes = 0;
  std::vector<std::uint32_t, CacheLineAllocator<std::uint32_t>> m_values;
};

}  // namespace shinglescope
