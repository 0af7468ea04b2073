// SPDX-License-Identifier: MIT
#include "core/shingle/hash_sorter.h"

#include <algorithm>
#include <bit>

namespace shinglescope {

namespace {

/// Below this many values a plain sort is as fast.
constexpr std::size_t kFewValues = 12;
/// The counters of this many buckets stay in the first-level cache.
constexpr unsigned kMostBits = 12;
constexpr std::uint32_t kSmallBucket = 16;

/// Sorts a few values; equal values are not moved.
void insertionSort(std::uint64_t *begin, std::uint64_t *end) {
  for (std::uint64_t *next = begin; next < end; ++next) {
    const std::uint64_t value = *next;
    std::uint64_t *hole = next;
    for (; hole > begin && hole[-1] > value; --hole) *hole = hole[-1];
    *hole = value;
  }
}

}  // namespace

/// Copies the values to m_buckets, grouped by their highest bits.
void HashSorter::distribute(const std::vector<std::uint64_t> &values, unsigned bits) {
  const unsigned shift = 64U - bits;
  m_ends.assign(std::size_t{1} << bits, 0);
  m_buckets.resize(values.size());
  for (const std::uint64_t value : values) ++m_ends[value >> shift];
  std::uint32_t start = 0;
  for (std::uint32_t &end : m_ends) {
    const std::uint32_t size = end;
    end = start;
    start += size;
  }
  for (const std::uint64_t value : values) m_buckets[m_ends[value >> shift]++] = value;
}

void HashSorter::sortBuckets(std::vector<std::uint64_t> &values) {
  std::uint32_t start = 0;
  for (const std::uint32_t end : m_ends) {
    std::uint64_t *const first = m_buckets.data() + start;
    std::uint64_t *const last = m_buckets.data() + end;
    if (end - start > kSmallBucket) {
      std::sort(first, last);
    } else if (end - start > 1) {
      insertionSort(first, last);
    }
    start = end;
  }
  values.swap(m_buckets);
}

void HashSorter::sortUnique(std::vector<std::uint64_t> &values) {
  if (values.size() <= kFewValues) {
    insertionSort(values.data(), values.data() + values.size());
  } else {
    const auto width = static_cast<unsigned>(std::bit_width(values.size()));
    distribute(values, std::min(width, kMostBits));
    sortBuckets(values);
  }
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

}  // namespace shinglescope
