#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/disjoint_sets.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/bucket_scope.h"
#include "core/lsh/candidate_window.h"

namespace shinglescope {

/// What was left out where buckets had more members than the cap.
struct BucketReport {
  std::uint64_t cappedBuckets = 0;     ///< over all bands
  std::uint64_t rowsAffected = 0;      ///< texts in a capped bucket, each counted once
  std::uint64_t pairsNotExamined = 0;  ///< upper bound, see BucketTally::report
};

/// Counts what the buckets of all bands leave out. Workers may count at the
/// same time; the result does not depend on their order. A byte a text once a
/// bucket is capped.
class BucketTally {
 public:
  /// Texts from `firstReference` on pair only with those before it.
  explicit BucketTally(std::size_t texts, std::uint32_t firstReference = PairScope::kNoReference)
      : m_firstReference(firstReference), m_isAffected(texts) {}

  /// Counts a capped bucket, whose members were compared with its leaders alone.
  void countCapped(const ScopedBucket &bucket);
  /// Adds what other bands of the same texts left out.
  void merge(const BucketTally &other);

  /// `pairs` are the candidates of all bands, ascending; reportOf() is for those that come
  /// in parts. Which distinct pairs
  /// share a capped bucket cannot be known without listing them, so
  /// pairsNotExamined, of allowed pairs alone, is the smaller of two bounds: the pairs that each
  /// capped bucket left out, counted once for every band; and the pairs of affected texts that
  /// candidates connect, without those that are candidates. It is exact where there is one capped
  /// bucket and nothing else. O(texts + pairs); nothing to do where nothing was capped.
  BucketReport report(std::span<const CandidatePair> pairs) const;

  /// What candidates connect of the affected texts. 8 bytes a text where a bucket is capped.
  struct Examined {
    std::optional<DisjointSets> connected;
    std::uint64_t pairs = 0;
  };
  /// Adds a part of the candidates, each of them once, when all buckets are counted.
  void examine(std::span<const CandidatePair> pairs, Examined &examined) const;
  BucketReport reportOf(Examined examined) const;

 private:
  /// Allowed pairs of texts that are in one set.
  std::uint64_t pairsWithin(DisjointSets &connected) const;

  std::uint32_t m_firstReference;
  // All written through atomic_ref, so that a tally can be moved.
  std::vector<std::uint8_t> m_isAffected;  ///< by text
  std::uint64_t m_buckets = 0;
  std::uint64_t m_leftOut = 0;
};

}  // namespace shinglescope
