// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/lsh/bucket_scope.h"
#include "core/lsh/capped_buckets.h"

namespace shinglescope {

/// Counts the pairs that the buckets of each size form in one band, and derives the cap. A cap on
/// single buckets would not be enough: rows of one template fill thousands of buckets just below
/// it, and a band must not form more pairs than fit into memory. The cap depends on the keys of the
/// band alone, so it is the same in every window of candidates. One thread.
class BucketSizes {
 public:
  void count(const ScopedBucket &bucket) {
    if (bucket.isNeverCapped()) return;
    if (bucket.size() <= kBucketCap) add(bucket.size(), bucket.pairs());
  }
  /// Adds pairs that were counted elsewhere. `size` is at least 2 and at most kBucketCap.
  void add(std::size_t size, std::uint64_t pairs) { m_pairs[size] += pairs; }
  /// Returns the pairs in buckets of this size, at most kBucketCap.
  std::uint64_t pairsOf(std::size_t size) const { return m_pairs[size]; }

  /// Returns the largest cap up to kBucketCap with which the buckets of a band form at most
  /// `allowance` pairs; at least kSmallestCap.
  std::size_t cap(std::uint64_t allowance) const {
    std::uint64_t pairs = 0;
    for (std::size_t size = 2; size <= kBucketCap; ++size) {
      pairs += m_pairs[size];
      if (pairs > allowance) return std::max(size - 1, kSmallestCap);
    }
    return kBucketCap;
  }

 private:
  std::array<std::uint64_t, kBucketCap + 1> m_pairs{};  ///< by size of their bucket
};

}  // namespace shinglescope
