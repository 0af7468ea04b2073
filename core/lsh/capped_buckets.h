#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/bucket_scope.h"

namespace shinglescope {

/// A bucket of more members is not compared pair by pair: m members of one
/// template would make m^2 / 2 pairs. Over the largest bucket of 32 bands of 4
/// in any of the reference data (536, names of flats by 5 characters), so that
/// caps cost none of their pairs.
inline constexpr std::size_t kBucketCap = 768;
/// Members of a capped bucket that all its members are compared with: those of
/// the smallest numbers, so that the buckets of other bands, which hold nearly
/// the same texts, give nearly the same pairs. Against a reference each side has
/// so many, and its members meet those of the other.
inline constexpr std::size_t kBucketLeaders = 4;

/// Pairs that the buckets of one band make before its cap is lowered: one a
/// text, and what no memory notices. Reference data stay far below.
constexpr std::uint64_t bandAllowance(std::uint64_t texts) {
  return std::max<std::uint64_t>(texts, std::uint64_t{1} << 20U);
}
/// The least cap; below it leaders would save next to nothing.
inline constexpr std::size_t kSmallestCap = 2 * kBucketLeaders;

/// The most candidates that n texts can make in one band: in the smallest
/// buckets a text meets half of the others, in the capped ones the leaders.
constexpr std::uint64_t mostPairsInBand(std::uint64_t texts) {
  return std::max(bandAllowance(texts), texts * kSmallestCap / 2) + texts * kBucketLeaders;
}

/// The capped buckets of one band with their leaders, to be looked up by key.
/// One thread writes; any number may read after that. At most texts / kSmallestCap
/// buckets.
class CappedBuckets {
 public:
  void add(std::uint32_t key, const ScopedBucket &bucket) {
    const auto others = bucket.isAcross() ? bucket.reference : bucket.file;
    Entry entry{key, {}};
    const auto rest = std::copy_n(bucket.file.begin(), kBucketLeaders, entry.leaders.begin());
    std::copy_n(others.begin(), kBucketLeaders, rest);
    m_entries.push_back(entry);
  }
  /// To be called once after the last add().
  void sort() {
    std::sort(m_entries.begin(), m_entries.end(),
              [](const Entry &a, const Entry &b) { return a.key < b.key; });
  }

  /// True if all pairs of a text with later members of its bucket, which has
  /// this key, were emitted: the bucket is not capped, or the text leads it. A
  /// text that is in no capped part of its bucket may get no for an answer.
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
