// SPDX-License-Identifier: MIT
#include "core/verify/posting_index.h"

#include <algorithm>
#include <limits>

#include "core/base/large_pages.h"
#include "core/base/memory_budget.h"

namespace shinglescope {
namespace {

constexpr std::size_t kNumbersPerPoll = 1U << 18U;
constexpr std::uint32_t kRanksPerIndexPoll = 256;
/// Longer lists are searched by halving.
constexpr std::ptrdiff_t kShortList = 32;
constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();

/// Calls use(rank, prefix) for every set; false if cancelled.
template <class Use>
bool forEachIndexPrefix(const RankedSets &sets, const SimilarityBound &bound,
                        const RunContext &context, const Use &use) {
  for (std::uint32_t rank = 0; rank < sets.count(); ++rank) {
    if (rank % kRanksPerIndexPoll == 0 && context.isCancelled()) return false;
    sets.prefetchAfter(rank);
    use(rank, indexPrefixOf(sets, rank, bound));
  }
  return true;
}

const SetPosting *firstFrom(const SetPosting *first, const SetPosting *last, std::uint32_t rank) {
  const auto isBefore = [](const SetPosting &posting, std::uint32_t wanted) {
    return posting.rank < wanted;
  };
  if (last - first > kShortList && first[kShortList].rank < rank)
    return std::lower_bound(first + kShortList, last, rank, isBefore);
  while (first < last && first->rank < rank) ++first;
  return first;
}

}  // namespace

Result<PostingIndex> PostingIndex::build(const RankedSets &sets, const SimilarityBound &bound,
                                         const RunContext &context) {
  PostingIndex index;
  index.m_lists.resize(sets.numberCount());
  const auto count = [&](std::uint32_t, std::span<const std::uint32_t> prefix) {
    for (const std::uint32_t number : prefix) ++index.m_lists[number].end;
  };
  if (!forEachIndexPrefix(sets, bound, context, count)) return cancelledError();
  std::uint64_t total = 0;
  for (std::size_t number = 0; number < index.m_lists.size(); ++number) {
    if (number % kNumbersPerPoll == 0 && context.isCancelled()) return cancelledError();
    List &list = index.m_lists[number];
    const std::uint64_t size = list.end;
    list.begin = list.end = static_cast<std::uint32_t>(std::min(total, kMost));
    total += size;
  }
  if (total > kMost)
    return errorOf(ErrorCode::Limit, {MessageId::OverMemoryBudget,
                                      {MessageId::TheShingles, total * sizeof(SetPosting) >> 20U,
                                       MessageId::CompareFewerRowsOrColumns}});
  index.m_postings.reserve(total);
  preferLargePages(index.m_postings.data(), total * sizeof(SetPosting));
  index.m_postings.resize(total);
  const auto add = [&](std::uint32_t rank, std::span<const std::uint32_t> prefix) {
    std::uint64_t position = sets.ownOf(rank);
    for (const std::uint32_t number : prefix) {
      const std::uint64_t largest = largestLarger(sets.sizeOf(rank), position++, bound);
      index.m_postings[index.m_lists[number].end++] = {
          rank, static_cast<std::uint32_t>(std::min(largest, kMost))};
    }
  };
  if (!forEachIndexPrefix(sets, bound, context, add)) return cancelledError();
  return index;
}

std::span<const SetPosting> PostingIndex::find(std::uint32_t number, const Range &range) {
  List &list = m_lists[number];
  const std::atomic_ref<std::uint32_t> begin(list.begin);
  const SetPosting *const start = m_postings.data() + begin.load(std::memory_order_relaxed);
  const SetPosting *const stop = m_postings.data() + list.end;
  const SetPosting *const needed = firstFrom(start, stop, range.unneeded);
  if (needed != start)
    begin.store(static_cast<std::uint32_t>(needed - m_postings.data()), std::memory_order_relaxed);
  const SetPosting *const first = firstFrom(needed, stop, range.begin);
  return {first, firstFrom(first, stop, range.end)};
}

}  // namespace shinglescope
