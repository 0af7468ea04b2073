#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

struct CandidatePair;

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
  explicit BucketTally(std::size_t texts) : m_isAffected(texts) {}

  /// Counts a capped bucket, whose members were compared with `leaders` alone.
  void countCapped(std::span<const std::uint32_t> bucket, std::size_t leaders);
  /// Adds what other bands of the same texts left out.
  void merge(const BucketTally &other);

  /// `pairs` are the candidates of all bands, ascending. Which distinct pairs
  /// share a capped bucket cannot be known without listing them, so
  /// pairsNotExamined is the smaller of two bounds: the pairs that each capped
  /// bucket left out, counted once for every band; and the pairs of affected
  /// texts that candidates connect, without those that are candidates. It is
  /// exact where there is one capped bucket and nothing else.
  /// O(texts + pairs); nothing to do where nothing was capped.
  BucketReport report(std::span<const CandidatePair> pairs) const;
  /// The same from the first bound alone, where candidates have been dropped.
  BucketReport reportWithoutPairs() const;

 private:
  std::uint64_t notExaminedIfConnected(std::span<const CandidatePair> pairs) const;

  // All written through atomic_ref, so that a tally can be moved.
  std::vector<std::uint8_t> m_isAffected;  ///< by text
  std::uint64_t m_buckets = 0;
  std::uint64_t m_leftOut = 0;
};

}  // namespace shinglescope
