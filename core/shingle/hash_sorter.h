// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace shinglescope {

/// Sorts hashes and drops duplicates. Hashes are evenly distributed, so after one pass into
/// buckets, one per value, hardly anything is left to sort; crafted hashes cost O(n log n). Keeps
/// buffers, so each thread needs its own.
class HashSorter {
 public:
  void sortUnique(std::vector<std::uint64_t> &values);

 private:
  void distribute(const std::vector<std::uint64_t> &values, unsigned bits);
  void sortBuckets(std::vector<std::uint64_t> &values);

  std::vector<std::uint32_t> m_ends;  ///< the end of each bucket, after distribute()
  std::vector<std::uint64_t> m_buckets;
};

}  // namespace shinglescope
