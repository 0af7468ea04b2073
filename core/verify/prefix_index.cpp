#include "core/verify/prefix_index.h"

#include <algorithm>
#include <bit>

#include "core/base/large_pages.h"
#include "core/base/radix_sort.h"
#include "core/base/result.h"

namespace shinglescope {
namespace {

constexpr std::size_t kShinglesPerPoll = 1U << 18U;
constexpr std::size_t kTextsPerPoll = 1U << 12U;
constexpr std::uint64_t kMinSlots = 1U << 10U;
constexpr std::uint64_t kMaxSlots = 1U << 26U;

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
  preferLargePages(order.m_counts.data(), slots * sizeof(std::uint32_t));
  order.m_counts.assign(slots, 0);
  order.m_mask = slots - 1;
  for (std::size_t i = 0; i < sets.values.size(); ++i) {
    if (i % kShinglesPerPoll == 0 && context.isCancelled()) return cancelledError();
    ++order.m_counts[sets.values[i] & order.m_mask];
  }
  return order;
}

void RarityOrder::takePrefix(std::span<const std::uint64_t> set, std::size_t length,
                             std::vector<std::uint64_t> &prefix) const {
  prefix.assign(set.begin(), set.end());
  if (length >= prefix.size()) return;
  std::nth_element(prefix.begin(), prefix.begin() + static_cast<std::ptrdiff_t>(length),
                   prefix.end(),
                   [this](std::uint64_t a, std::uint64_t b) { return isBefore(a, b); });
  prefix.resize(length);
}

Result<PrefixIndex> PrefixIndex::build(const ShingleSets &sets,
                                       std::span<const std::uint32_t> textOfRank,
                                       const RarityOrder &order, const Ratio &threshold,
                                       const RunContext &context) {
  std::vector<Posting> postings;
  std::vector<std::uint64_t> prefix;
  for (std::uint32_t rank = 0; rank < textOfRank.size(); ++rank) {
    if (rank % kTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const auto set = sets[TextId{textOfRank[rank]}];
    order.takePrefix(set, indexPrefixLength(set.size(), threshold), prefix);
    for (const std::uint64_t shingle : prefix) postings.push_back({shingle, rank});
  }
  std::vector<Posting> scratch;
  // Ranks were added in ascending order and the sort is stable.
  if (!radixSort(
          postings, scratch, [](const Posting &p) { return p.shingle; }, context))
    return cancelledError();
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
