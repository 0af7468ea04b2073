#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/s_curve.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {

/// A text and the key of one of its bands.
struct BandEntry {
  std::uint32_t key = 0;
  std::uint32_t text = 0;
};

/// The 32-bit key of a band: a mix of its values. Equal bands have equal keys;
/// unequal ones may collide (about n^2 / 2^33 pairs of n texts), so whoever uses
/// a bucket compares the values. 8 bytes an entry sort four times as fast as 16.
std::uint32_t bandKey(std::span<const std::uint32_t> band);

/// One band of all texts that have shingles, sorted by (key, text): a bucket is
/// a run of equal keys. Radix sort, O(texts); scratch memory is kept for the
/// next band. One thread.
class BucketIndex {
 public:
  /// Replaces the content by band number `band`. Cancelled when asked to stop.
  Result<void> build(const SignatureMatrix &signatures, std::span<const std::uint32_t> texts,
                     const BandPlan &plan, std::uint32_t band, const RunContext &context);

  std::span<const BandEntry> entries() const { return m_entries; }
  /// The end of the bucket that begins at entry `begin`.
  std::size_t bucketEnd(std::size_t begin) const;

 private:
  std::vector<BandEntry> m_entries;
  std::vector<BandEntry> m_scratch;
};

/// True if two signatures agree in every value of a band.
bool isBandEqual(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                 const BandPlan &plan, std::uint32_t band);

/// Bands in which two signatures agree.
std::uint32_t countSharedBands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                               const BandPlan &plan);

}  // namespace shinglescope
