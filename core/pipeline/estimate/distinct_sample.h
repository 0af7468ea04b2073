// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace shinglescope {

/// A random sample of the distinct values of a stream, with an estimate of their number. Keeps the
/// distinct items with the smallest hashes (k minimum values; Bar-Yossef et al., Counting distinct
/// elements in a data stream, 2002). The frequency and order of the values do not matter. The count
/// is exact up to `most` values; beyond that, its error is about 1 / sqrt(most). O(1) per item, 32
/// bytes per kept item. One thread.
class DistinctSample {
 public:
  struct Item {
    std::uint64_t hash = 0;   ///< must be uniformly distributed
    std::uint64_t value = 0;  ///< the smallest value with this hash
  };

  explicit DistinctSample(std::size_t most) : m_most(most) {}

  void add(std::uint64_t hash, std::uint64_t value) {
    if (hash > m_limit) return;
    m_items.push_back({hash, value});
    if (m_items.size() >= 2 * m_most) settle();
  }
  /// False if an item with this hash would not be kept, now or later.
  bool mayKeep(std::uint64_t hash) const { return hash <= m_limit; }
  /// The estimated number of distinct hashes.
  double count();
  /// The values of up to `most` items, by ascending hash: a random sample of the distinct values.
  std::vector<std::uint64_t> values(std::size_t most);

 private:
  void settle();

  std::size_t m_most;
  std::uint64_t m_limit = std::numeric_limits<std::uint64_t>::max();  ///< largest hash kept
  bool m_isCut = false;  ///< larger hashes were dropped
  std::vector<Item> m_items;
};

}  // namespace shinglescope
