#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// A text and the key of one of its bands.
struct BandEntry {
  std::uint32_t key = 0;
  std::uint32_t text = 0;
};

/// One band of all texts that have shingles, sorted by (key, text): a bucket is
/// a run of equal keys. Radix sort, O(texts); scratch memory is kept for the
/// next band. One thread.
class BucketIndex {
 public:
  /// Replaces the content by the band with these keys, one for each text of
  /// the run; `texts` are those that have shingles. Cancelled when asked to stop.
  Result<void> build(std::span<const std::uint32_t> keys, std::span<const std::uint32_t> texts,
                     const RunContext &context);

  std::span<const BandEntry> entries() const { return m_entries; }
  /// The end of the bucket that begins at entry `begin`.
  std::size_t bucketEnd(std::size_t begin) const;

 private:
  std::vector<BandEntry> m_entries;
  std::vector<BandEntry> m_scratch;
};

}  // namespace shinglescope
