#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace shinglescope {

/// A random sample of the distinct values of a stream, and about how many there are: the items
/// of the smallest hashes are kept, each once (k minimum values; Bar-Yossef et al., Counting
/// distinct elements in a data stream, 2002). How often a value comes, and in which order, changes
/// nothing. The count is exact up to `most` values and about 1 / sqrt(most) off above.
/// O(1) an item, 32 bytes for each that is kept. One thread.
class DistinctSample {
 public:
  struct Item {
    std::uint64_t hash = 0;   ///< must look drawn at random
    std::uint64_t value = 0;  ///< the smallest of those with this hash
  };

  explicit DistinctSample(std::size_t most) : m_most(most) {}

  void add(std::uint64_t hash, std::uint64_t value) {
    if (hash > m_limit) return;
    m_items.push_back({hash, value});
    if (m_items.size() >= 2 * m_most) settle();
  }
  /// False where an item of this hash would not be kept, now and later.
  bool mayKeep(std::uint64_t hash) const { return hash <= m_limit; }
  /// About how many distinct hashes were added.
  double count();
  /// The values of up to `most` items, by ascending hash: a random sample of the distinct ones.
  std::vector<std::uint64_t> values(std::size_t most);

 private:
  void settle();

  std::size_t m_most;
  std::uint64_t m_limit = std::numeric_limits<std::uint64_t>::max();  ///< of hashes that may count
  bool m_isCut = false;  ///< larger hashes were left out
  std::vector<Item> m_items;
};

}  // namespace shinglescope
