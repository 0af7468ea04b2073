#include "core/lsh/bucket_tally.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace shinglescope {
namespace {

/// Returns a + b, saturated at the greatest number.
std::uint64_t addSaturated(std::uint64_t a, std::uint64_t b) {
  return a + b < a ? ~std::uint64_t{0} : a + b;
}

}  // namespace

void BucketTally::countCapped(const ScopedBucket &bucket) {
  for (const std::uint32_t text : bucket.members)
    std::atomic_ref(m_isAffected[text]).store(1, std::memory_order_relaxed);
  std::atomic_ref(m_buckets).fetch_add(1, std::memory_order_relaxed);
  std::atomic_ref(m_leftOut).fetch_add(bucket.pairsWithoutLeaders(), std::memory_order_relaxed);
}

void BucketTally::merge(const BucketTally &other) {
  for (std::size_t text = 0; text < m_isAffected.size(); ++text)
    m_isAffected[text] |= other.m_isAffected[text];
  m_buckets += other.m_buckets;
  m_leftOut += other.m_leftOut;
}

BucketReport BucketTally::report(std::span<const CandidatePair> pairs) const {
  Examined examined;
  examine(pairs, examined);
  return reportOf(std::move(examined));
}

/// Every member of a capped bucket is a candidate with its first leader, or the first text of the
/// other side, so pairs that share such a bucket are connected.
void BucketTally::examine(std::span<const CandidatePair> pairs, Examined &examined) const {
  if (m_buckets == 0) return;
  if (!examined.connected) examined.connected.emplace(m_isAffected.size());
  for (const CandidatePair &pair : pairs) {
    if (m_isAffected[pair.a] == 0 || m_isAffected[pair.b] == 0) continue;
    examined.connected->unite(pair.a, pair.b);
    ++examined.pairs;
  }
}

BucketReport BucketTally::reportOf(Examined examined) const {
  BucketReport report;
  if (m_buckets == 0) return report;
  report.cappedBuckets = m_buckets;
  report.rowsAffected =
      static_cast<std::uint64_t>(std::count(m_isAffected.begin(), m_isAffected.end(), 1));
  if (!examined.connected) examined.connected.emplace(m_isAffected.size());
  const std::uint64_t ifConnected = pairsWithin(*examined.connected) - examined.pairs;
  report.pairsNotExamined = std::min(m_leftOut, ifConnected);
  return report;
}

std::uint64_t BucketTally::pairsWithin(DisjointSets &connected) const {
  const bool isAcross = m_firstReference != PairScope::kNoReference;
  std::vector<std::uint32_t> ofFile(isAcross ? m_isAffected.size() : 0);  // by representative
  for (std::uint32_t text = 0; text < std::min<std::size_t>(ofFile.size(), m_firstReference);
       ++text)
    ofFile[connected.find(text)] += m_isAffected[text];
  std::uint64_t all = 0;
  for (std::uint32_t text = 0; text < m_isAffected.size(); ++text) {
    if (m_isAffected[text] == 0 || connected.find(text) != text) continue;
    const std::uint64_t members = connected.sizeOf(text);
    all =
        addSaturated(all, isAcross ? ofFile[text] * (members - ofFile[text]) : pairsAmong(members));
  }
  return all;
}

}  // namespace shinglescope
