// SPDX-License-Identifier: MIT
#include "core/lsh/emission_list.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/base/radix_sort.h"
#include "core/lsh/candidate_generator.h"

namespace shinglescope {
namespace {

/// A list is deduplicated at this size, and then whenever it has doubled.
constexpr std::size_t kEmissionsPerSort = std::size_t{1} << 20U;
/// Below this size a comparison sort is faster than the fixed cost of the radix passes.
constexpr std::size_t kSmallList = 4096;

/// Sorts pairs of texts below `texts` by (a, b) and drops duplicates. False if cancelled.
bool sortUnique(std::vector<CandidatePair> &pairs, std::vector<CandidatePair> &scratch,
                std::size_t texts, const RunContext &context) {
  const auto bits = static_cast<unsigned>(std::bit_width(texts));
  const auto keyOf = [bits](const CandidatePair &pair) {
    return (std::uint64_t{pair.a} << bits) | pair.b;
  };
  if (pairs.size() < kSmallList)
    std::sort(pairs.begin(), pairs.end());
  else if (!radixSort(pairs, scratch, keyOf, context))
    return false;
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  return true;
}

}  // namespace

EmissionList::EmissionList(std::size_t texts, CandidateWindow *window, unsigned workers,
                           const RunContext &context)
    : m_texts(texts), m_context(&context), m_window(window), m_settleAt(kEmissionsPerSort) {
  if (m_window == nullptr) return;
  m_room = std::max<std::size_t>(m_window->most() / workers, 2);
  m_settleAt = std::min(kEmissionsPerSort, m_room);
}

Result<void> EmissionList::settle(const PairBudget &budget) {
  if (m_context->isCancelled()) return cancelledError();
  if (m_pairs.size() < m_settleAt) return {};
  if (!sortUnique(m_pairs, m_scratch, m_texts, *m_context)) return cancelledError();
  if (m_window == nullptr) {
    m_settleAt = std::max(kEmissionsPerSort, 2 * m_pairs.size());
    return budget.allows(m_pairs.size(), kPairAdvice);
  }
  m_window->keepIn(m_pairs, m_room / 2);
  m_settleAt = std::min(m_room, std::max(kEmissionsPerSort, 2 * m_pairs.size()));
  return {};
}

std::vector<CandidatePair> EmissionList::takePairs() {
  std::vector<CandidatePair>().swap(m_scratch);
  return std::move(m_pairs);
}

Result<std::vector<CandidatePair>> joinLists(std::vector<EmissionList> &lists, std::size_t texts,
                                             const RunContext &context) {
  std::vector<CandidatePair> pairs;
  for (EmissionList &list : lists) {
    auto part = list.takePairs();
    if (pairs.empty())
      pairs = std::move(part);
    else
      pairs.insert(pairs.end(), part.begin(), part.end());
  }
  std::vector<CandidatePair> scratch;
  if (!sortUnique(pairs, scratch, texts, context)) return cancelledError();
  return pairs;
}

}  // namespace shinglescope
