#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/lsh/capped_buckets.h"

namespace shinglescope {

/// How many buckets of one band have which size, and the cap that follows. A
/// cap of one bucket alone would not do: rows of one template fill thousands of
/// buckets just below it, and a band must not make more pairs than memory
/// holds. The cap depends on the keys of the band alone, so it is the same
/// however the band is cut into parts. One thread.
class BucketSizes {
 public:
  void count(std::size_t size) {
    if (size <= kBucketCap) ++m_buckets[size];
  }

  /// The largest cap up to kBucketCap under which the buckets of a band of
  /// `texts` make at most bandAllowance(texts) pairs; not below kSmallestCap.
  std::size_t cap(std::size_t texts) const {
    std::uint64_t pairs = 0;
    for (std::size_t size = 2; size <= kBucketCap; ++size) {
      pairs += std::uint64_t{m_buckets[size]} * (size * (size - 1) / 2);
      if (pairs > bandAllowance(texts)) return std::max(size - 1, kSmallestCap);
    }
    return kBucketCap;
  }

 private:
  std::array<std::uint32_t, kBucketCap + 1> m_buckets{};  ///< by size
};

}  // namespace shinglescope
