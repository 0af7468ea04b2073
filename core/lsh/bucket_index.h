// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {

/// A text and the key of one of its bands.
struct BandEntry {
  std::uint32_t key = 0;
  std::uint32_t text = 0;
};

/// The buckets of one band: two or more texts with equal keys. Most keys occur once, so nothing is
/// sorted: entries are partitioned by the upper bits of their keys, each part fits into the fastest
/// cache, and a small table there finds the repeated keys. A part that is too large or whose table
/// fills unevenly is sorted instead, so crafted keys cannot make it slow. O(texts). Memory is
/// reused for the next band. One thread.
class BucketIndex {
 public:
  /// Replaces the contents with the buckets of a band with these keys, one for each text of the
  /// run; `texts` are those that have shingles, ascending. `upper` has the upper words of the keys,
  /// if they have two. Cancelled.
  Result<void> build(std::span<const std::uint32_t> keys, std::span<const std::uint32_t> texts,
                     const RunContext &context, std::span<const std::uint32_t> upper = {});

  std::size_t bucketCount() const { return m_ends.size(); }
  /// Returns the texts of a bucket, two or more, ascending.
  std::span<const std::uint32_t> bucket(std::size_t number) const {
    const std::size_t begin = number == 0 ? 0 : m_ends[number - 1];
    return std::span(m_members).subspan(begin, m_ends[number] - begin);
  }

 private:
  /// Both functions return false if cancelled.
  bool part(std::span<const std::uint32_t> keys, std::span<const std::uint32_t> texts,
            const RunContext &context);
  bool partByCounting(std::span<const std::uint32_t> keys, std::span<const std::uint32_t> texts,
                      const RunContext &context);
  bool findRepeats(std::span<const BandEntry> entries);
  void groupRepeats(std::span<const BandEntry> entries);
  bool sortPart(std::span<const BandEntry> entries, const RunContext &context);
  bool splitBuckets(std::span<const std::uint32_t> upper, const RunContext &context);

  /// The positions in a part of two entries with the same key; `earlier` is the nearest one before
  /// `later`. Positions count from 1.
  struct Repeat {
    std::uint16_t earlier = 0;
    std::uint16_t later = 0;
  };

  unsigned m_partBits = 0;
  std::vector<BandEntry, CacheLineAllocator<BandEntry>> m_entries;
  std::vector<std::size_t> m_partBegin;
  std::vector<std::size_t> m_partEnd;
  std::vector<std::uint16_t> m_head;   ///< by slot: the last position whose key maps to it
  std::vector<std::uint16_t> m_next;   ///< by position: the previous position of its slot
  std::vector<std::uint16_t> m_queue;  ///< positions whose slot was occupied
  std::vector<Repeat> m_repeats;
  std::vector<std::uint16_t> m_groupOf;  ///< by position
  std::vector<std::size_t> m_groupEnd;
  std::vector<BandEntry> m_sorted;
  std::vector<BandEntry> m_scratch;
  std::vector<std::uint32_t> m_members;
  std::vector<std::size_t> m_ends;
};

}  // namespace shinglescope
