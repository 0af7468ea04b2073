// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/bucket_scope.h"
#include "core/lsh/candidate_window.h"

namespace shinglescope {

/// What was left out because buckets had more members than the cap.
struct BucketReport {
  std::uint64_t cappedBuckets = 0;     ///< over all bands
  std::uint64_t rowsAffected = 0;      ///< texts in a capped bucket, each counted once
  std::uint64_t pairsNotExamined = 0;  ///< upper bound, see BucketTally::report
};

/// Counts what the buckets of all bands leave out. Workers may count at the same time; the result
/// does not depend on their order. One byte per text once a bucket is capped.
class BucketTally {
 public:
  explicit BucketTally(std::size_t texts = 0) : m_isAffected(texts) {}

  /// Counts a capped bucket.
  void countCapped(const ScopedBucket &bucket);
  /// Must be called once after all buckets are counted.
  void settle(const PairScope &scope);

  /// Returns the report for `pairs`, the candidates of all bands in ascending order. reportOf() is
  /// for candidates that come in parts. The distinct pairs that share a capped bucket cannot be
  /// counted without listing them. So pairsNotExamined, which counts only allowed pairs, is the
  /// smaller of two bounds: the pairs of each capped bucket, counted once per band; and the allowed
  /// pairs of affected texts, minus those that are candidates. It is exact if there is only one
  /// bucket, which is capped. O(pairs), or O(1) if no bucket was capped.
  BucketReport report(std::span<const CandidatePair> pairs) const {
    return reportOf(examined(pairs));
  }
  /// Returns the number of these candidates whose texts are both affected.
  std::uint64_t examined(std::span<const CandidatePair> pairs) const;
  BucketReport reportOf(std::uint64_t examined) const;

 private:
  // All are written through atomic_ref, so a tally can be moved.
  std::vector<std::uint8_t> m_isAffected;  ///< by text
  std::uint64_t m_buckets = 0;
  std::uint64_t m_bucketPairs = 0;
  std::uint64_t m_allowedPairs = 0;  ///< of affected texts
};

}  // namespace shinglescope
