// SPDX-License-Identifier: MIT
#include "core/verify/bucket_linker.h"

#include <algorithm>
#include <utility>

namespace shinglescope {
namespace {

/// Each forest costs a pass over all open candidates. If most scores fail, more forests would save
/// little.
constexpr std::size_t kForestRounds = 3;
constexpr std::size_t kCandidatesPerChunk = std::size_t{1} << 16U;

}  // namespace

BucketLinker::BucketLinker(std::size_t texts, std::span<const CandidatePair> candidates)
    : m_linked(texts), m_open(candidates.begin(), candidates.end()) {}

std::span<const CandidatePair> BucketLinker::nextRound() {
  m_round.clear();
  if (m_forests < kForestRounds) takeForest();
  while (m_round.empty() && m_next < m_open.size()) takeChunk();
  m_scored += m_round.size();
  return m_round;
}

void BucketLinker::takeForest() {
  ++m_forests;
  DisjointSets hoped = m_linked;
  std::size_t open = 0;
  for (const CandidatePair &candidate : m_open) {
    if (m_linked.find(candidate.a) == m_linked.find(candidate.b)) continue;
    if (hoped.unite(candidate.a, candidate.b))
      m_round.push_back(candidate);
    else
      m_open[open++] = candidate;
  }
  m_open.resize(open);
}

void BucketLinker::takeChunk() {
  const std::size_t end = std::min(m_open.size(), m_next + kCandidatesPerChunk);
  for (; m_next < end; ++m_next) {
    const CandidatePair &candidate = m_open[m_next];
    if (m_linked.find(candidate.a) != m_linked.find(candidate.b)) m_round.push_back(candidate);
  }
}

void BucketLinker::take(std::span<const ScoredPair> scored, const LinkRule &isLink) {
  for (const ScoredPair &pair : scored)
    if (!isLink(pair) || m_linked.unite(pair.textA.value, pair.textB.value))
      m_pairs.push_back(pair);
}

std::vector<ScoredPair> BucketLinker::takePairs() {
  std::ranges::sort(m_pairs, isBefore);
  return std::exchange(m_pairs, {});
}

Result<void> linkCandidates(BucketLinker &linker, const CandidateScoring &score,
                            const LinkRule &isLink, const RunContext &context) {
  while (true) {
    if (context.isCancelled()) return cancelledError();
    const auto round = linker.nextRound();
    if (round.empty()) return {};
    const auto scored = score(round);
    if (!scored) return scored.error();
    linker.take(*scored, isLink);
  }
}

}  // namespace shinglescope
