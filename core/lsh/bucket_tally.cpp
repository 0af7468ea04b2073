// SPDX-License-Identifier: MIT
#include "core/lsh/bucket_tally.h"

#include <algorithm>
#include <atomic>

namespace shinglescope {
namespace {

/// The affected texts of one label.
struct Sides {
  std::uint64_t file = 0;
  std::uint64_t reference = 0;
};

}  // namespace

void BucketTally::countCapped(const ScopedBucket &bucket) {
  for (const std::uint32_t text : bucket.members)
    std::atomic_ref(m_isAffected[text]).store(1, std::memory_order_relaxed);
  std::atomic_ref(m_buckets).fetch_add(1, std::memory_order_relaxed);
  std::atomic_ref(m_bucketPairs).fetch_add(bucket.pairs(), std::memory_order_relaxed);
}

void BucketTally::settle(const PairScope &scope) {
  if (m_buckets == 0) return;
  std::vector<Sides> sides(1);
  for (std::uint32_t text = 0; text < m_isAffected.size(); ++text) {
    if (m_isAffected[text] == 0) continue;
    const std::uint32_t label = scope.labels.empty() ? 0 : scope.labels[text];
    if (label >= sides.size()) sides.resize(label + std::size_t{1});
    ++(text < scope.firstReference ? sides[label].file : sides[label].reference);
  }
  m_allowedPairs = 0;
  for (const Sides &side : sides)
    m_allowedPairs += scope.hasReference() ? side.file * side.reference
                      : side.file > 0      ? pairsAmong(side.file)
                                           : 0;
}

std::uint64_t BucketTally::examined(std::span<const CandidatePair> pairs) const {
  if (m_buckets == 0) return 0;
  return static_cast<std::uint64_t>(std::ranges::count_if(pairs, [this](const CandidatePair &pair) {
    return m_isAffected[pair.a] != 0 && m_isAffected[pair.b] != 0;
  }));
}

BucketReport BucketTally::reportOf(std::uint64_t examined) const {
  BucketReport report;
  if (m_buckets == 0) return report;
  report.cappedBuckets = m_buckets;
  report.rowsAffected =
      static_cast<std::uint64_t>(std::count(m_isAffected.begin(), m_isAffected.end(), 1));
  report.pairsNotExamined = std::min(m_bucketPairs, m_allowedPairs - examined);
  return report;
}

}  // namespace shinglescope
