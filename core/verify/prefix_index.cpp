#include "core/verify/prefix_index.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include "core/base/large_pages.h"
#include "core/base/radix_sort.h"
#include "core/base/result.h"

namespace shinglescope {
namespace {

constexpr std::size_t kShinglesPerPoll = 1U << 18U;
constexpr std::size_t kPrefetchAhead = 24;
constexpr std::uint64_t kMinSlots = 1U << 10U;
constexpr std::uint64_t kMaxSlots = 1U << 26U;
constexpr std::uint16_t kMostCounted = std::numeric_limits<std::uint16_t>::max();

struct Posting {
  std::uint64_t shingle = 0;
  std::uint32_t rank = 0;
};

std::uint64_t ceilDivide(std::uint64_t a, std::uint64_t b) { return (a + b - 1) / b; }

}  // namespace

std::size_t probePrefixLength(std::size_t size, const Ratio &threshold) {
  return size - ceilDivide(threshold.numerator * size, threshold.denominator) + 1;
}

std::size_t indexPrefixLength(std::size_t size, const Ratio &threshold) {
  return size -
         ceilDivide(2 * threshold.numerator * size, threshold.numerator + threshold.denominator) +
         1;
}

Result<RarityOrder> RarityOrder::count(const ShingleSets &sets, const RunContext &context) {
  RarityOrder order;
  const std::uint64_t slots =
      std::clamp<std::uint64_t>(std::bit_ceil(sets.values.size()), kMinSlots, kMaxSlots);
  order.m_counts.reserve(slots);
  preferLargePages(order.m_counts.data(), slots * sizeof(std::uint16_t));
  order.m_counts.assign(slots, 0);
  order.m_mask = slots - 1;
  const std::size_t values = sets.values.size();
  for (std::size_t i = 0; i < values; ++i) {
    if (i % kShinglesPerPoll == 0 && context.isCancelled()) return cancelledError();
    const std::size_t ahead = std::min(i + kPrefetchAhead, values - 1);
    __builtin_prefetch(&order.m_counts[sets.values[ahead] & order.m_mask], 1);
    std::uint16_t &count = order.m_counts[sets.values[i] & order.m_mask];
    count = static_cast<std::uint16_t>(count + (count != kMostCounted ? 1 : 0));
  }
  return order;
}

void RarityOrder::takePrefix(std::span<const std::uint64_t> set, std::size_t probed,
                             std::size_t indexed, Scratch &scratch, PrefixBlock &out) const {
  auto &shared = scratch.shared;
  shared.resize(set.size());
  std::size_t count = 0;
  for (const std::uint64_t shingle : set) {
    const std::uint16_t holders = m_counts[shingle & m_mask];
    shared[count] = {shingle, holders};
    count += holders > 1 ? 1 : 0;
  }
  // The shingles that only this set has come first in the order.
  const std::size_t own = set.size() - count;
  const std::size_t taken = probed > own ? probed - own : 0;
  const std::size_t first = indexed > own ? indexed - own : 0;
  const auto at = [&](std::size_t i) { return shared.begin() + static_cast<std::ptrdiff_t>(i); };
  if (taken > 0 && taken < count) std::nth_element(at(0), at(taken), at(count));
  if (first > 0 && first < taken) std::nth_element(at(0), at(first), at(taken));
  for (std::size_t i = 0; i < taken; ++i) out.shingles.push_back(shared[i].shingle);
  out.ends.push_back(static_cast<std::uint32_t>(out.shingles.size()));
  out.indexed.push_back(static_cast<std::uint32_t>(first));
}

Result<PrefixIndex> PrefixIndex::build(std::span<const PrefixBlock> prefixes,
                                       std::size_t ranksPerBlock, const RunContext &context) {
  std::size_t count = 0;
  for (const PrefixBlock &block : prefixes)
    count += std::accumulate(block.indexed.begin(), block.indexed.end(), std::size_t{0});
  std::vector<Posting> postings;
  postings.reserve(count);
  for (std::size_t block = 0; block < prefixes.size(); ++block) {
    if (context.isCancelled()) return cancelledError();
    for (std::size_t set = 0; set < prefixes[block].ends.size(); ++set) {
      const auto rank = static_cast<std::uint32_t>(block * ranksPerBlock + set);
      const auto indexed = prefixes[block].prefix(set).first(prefixes[block].indexed[set]);
      for (const std::uint64_t shingle : indexed) postings.push_back({shingle, rank});
    }
  }
  std::vector<Posting> scratch;
  // Ranks were added in ascending order and the sort is stable.
  if (!radixSort(
          postings, scratch, [](const Posting &p) { return p.shingle; }, context))
    return cancelledError();
  std::vector<Posting>().swap(scratch);
  PrefixIndex index;
  index.m_shingles.reserve(postings.size());
  index.m_ranks.reserve(postings.size());
  for (const Posting &posting : postings) {
    if (index.m_ranks.size() % kShinglesPerPoll == 0 && context.isCancelled())
      return cancelledError();
    index.m_shingles.push_back(posting.shingle);
    index.m_ranks.push_back(posting.rank);
  }
  if (!index.buildDirectory(context)) return cancelledError();
  return index;
}

bool PrefixIndex::buildDirectory(const RunContext &context) {
  const std::uint64_t slots =
      std::clamp<std::uint64_t>(std::bit_ceil(m_shingles.size()), kMinSlots, kMaxSlots);
  m_directoryShift = 64U - static_cast<unsigned>(std::countr_zero(slots));
  m_directory.reserve(slots + 1);
  std::size_t entry = 0;
  for (std::uint64_t slot = 0; slot <= slots; ++slot) {
    if (slot % kShinglesPerPoll == 0 && context.isCancelled()) return false;
    while (entry < m_shingles.size() && m_shingles[entry] >> m_directoryShift < slot) ++entry;
    m_directory.push_back(entry);
  }
  return true;
}

std::span<const std::uint32_t> PrefixIndex::postings(std::uint64_t shingle) const {
  const std::uint64_t slot = shingle >> m_directoryShift;
  const auto from = m_shingles.begin() + static_cast<std::ptrdiff_t>(m_directory[slot]);
  const auto to = m_shingles.begin() + static_cast<std::ptrdiff_t>(m_directory[slot + 1]);
  const auto [first, last] = std::equal_range(from, to, shingle);
  return {m_ranks.data() + (first - m_shingles.begin()), static_cast<std::size_t>(last - first)};
}

}  // namespace shinglescope
