#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/disjoint_sets.h"
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
  /// Texts from `firstReference` on pair only with earlier ones.
  explicit BucketTally(std::size_t texts, std::uint32_t firstReference = PairScope::kNoReference)
      : m_firstReference(firstReference), m_isAffected(texts) {}

  /// Counts a capped bucket, whose members were compared with its leaders alone.
  void countCapped(const ScopedBucket &bucket);
  /// Adds what other bands of the same texts left out.
  void merge(const BucketTally &other);

  /// Returns the report for `pairs`, the candidates of all bands in ascending order. reportOf() is
  /// for candidates that come in parts. The distinct pairs that share a capped bucket cannot be
  /// counted without listing them. So pairsNotExamined, which counts only allowed pairs, is the
  /// smaller of two bounds: the pairs that each capped bucket left out, counted once per band; and
  /// the pairs of affected texts that candidates connect, minus those that are candidates. It is
  /// exact if there is only one bucket, which is capped. O(texts + pairs), or O(1) if no bucket was
  /// capped.
  BucketReport report(std::span<const CandidatePair> pairs) const;

  /// The affected texts, connected by candidates. 8 bytes per text if a bucket is capped.
  struct Examined {
    std::optional<DisjointSets> connected;
    std::uint64_t pairs = 0;
  };
  /// Adds a part of the candidates, after all buckets are counted. The parts must not overlap.
  void examine(std::span<const CandidatePair> pairs, Examined &examined) const;
  BucketReport reportOf(Examined examined) const;

 private:
  /// Counts the allowed pairs of texts that are in one set.
  std::uint64_t pairsWithin(DisjointSets &connected) const;

  std::uint32_t m_firstReference;
  // All are written through atomic_ref, so a tally can be moved.
  std::vector<std::uint8_t> m_isAffected;  ///< by text
  std::uint64_t m_buckets = 0;
  std::uint64_t m_leftOut = 0;
};

}  // namespace shinglescope
