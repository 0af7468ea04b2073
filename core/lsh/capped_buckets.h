#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/lsh/bucket_scope.h"

namespace shinglescope {

/// A bucket with more members is not compared pair by pair: m members from one template would form
/// m^2 / 2 pairs. The cap is above the largest bucket of 32 bands of 4 in all reference data (536,
/// for names of flats in shingles of 5 characters), so none of their pairs is lost.
inline constexpr std::size_t kBucketCap = 768;
/// The members of a capped bucket that are compared with all its members. They have the smallest
/// numbers, so the buckets of other bands, which contain nearly the same texts, form nearly the
/// same pairs. With a reference each side has this number of leaders, which are compared with the
/// members of the other side.
inline constexpr std::size_t kBucketLeaders = 4;

/// Returns the number of pairs that the buckets of one band may form before its cap is lowered: one
/// per text, but at least 2^20, which need little memory. Reference data stay far below.
constexpr std::uint64_t bandAllowance(std::uint64_t texts) {
  return std::max<std::uint64_t>(texts, std::uint64_t{1} << 20U);
}
/// The smallest cap; below it leaders would save next to nothing.
inline constexpr std::size_t kSmallestCap = 2 * kBucketLeaders;

/// Returns the maximum number of candidates that n texts can form in one band: in the smallest
/// buckets a text pairs with half of the others, in capped ones with the leaders.
constexpr std::uint64_t mostPairsInBand(std::uint64_t texts) {
  return std::max(bandAllowance(texts), texts * kSmallestCap / 2) + texts * kBucketLeaders;
}

/// The capped buckets of one band with their leaders, looked up by key. One thread writes;
/// afterwards any number may read. At most texts / kSmallestCap buckets.
class CappedBuckets {
 public:
  void add(std::uint32_t key, const ScopedBucket &bucket) {
    const auto others = bucket.isAcross() ? bucket.reference : bucket.file;
    Entry entry{key, {}};
    const auto rest = std::copy_n(bucket.file.begin(), kBucketLeaders, entry.leaders.begin());
    std::copy_n(others.begin(), kBucketLeaders, rest);
    m_entries.push_back(entry);
  }
  /// Must be called once after the last add().
  void sort() { std::ranges::sort(m_entries, {}, &Entry::key); }

  /// Returns whether all pairs of a text with later members of its bucket, which has this key, were
  /// emitted: the bucket is not capped, or the text is a leader. For a text that is not in a capped
  /// part of its bucket the result may be a false negative.
  bool emitsAllOf(std::uint32_t key, std::uint32_t text) const {
    const auto found = std::ranges::equal_range(m_entries, key, {}, &Entry::key);
    return found.empty() || std::ranges::any_of(found, [text](const Entry &entry) {
             return std::ranges::find(entry.leaders, text) != entry.leaders.end();
           });
  }

 private:
  struct Entry {
    std::uint32_t key = 0;
    std::array<std::uint32_t, 2 * kBucketLeaders> leaders{};  ///< of both sides
  };
  std::vector<Entry> m_entries;
};

}  // namespace shinglescope
