// SPDX-License-Identifier: MIT
#include "core/verify/ranked_sets.h"

#include <algorithm>

#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRanksPerPoll = 1U << 14U;

std::uint64_t ceilDivide(std::uint64_t a, std::uint64_t b) { return (a + b - 1) / b; }

std::span<const std::uint32_t> firstOf(const RankedSets &sets, std::uint32_t rank,
                                       std::size_t length) {
  const std::size_t own = sets.ownOf(rank);
  return sets.numbersOf(rank).first(length > own ? length - own : 0);
}

}  // namespace

Result<RankedSets> RankedSets::create(const NumberedSets &sets, const RunContext &context) {
  RankedSets ranked;
  ranked.m_numberCount = sets.numberCount();
  std::vector<RankedSet> ofText(sets.textCount());
  sets.forEach([&](std::uint32_t text, std::span<const std::uint32_t> numbers) {
    if (sets.sizeOf(text) == 0) return;
    ofText[text] = {numbers.data(), static_cast<std::uint32_t>(numbers.size()), sets.sizeOf(text)};
    ranked.m_texts.push_back(text);
  });
  std::vector<std::uint32_t> scratch;
  const auto sizeOf = [&](std::uint32_t text) { return sets.sizeOf(text); };
  if (!radixSort<32>(ranked.m_texts, scratch, sizeOf, context)) return cancelledError();
  std::vector<std::uint32_t>().swap(scratch);
  ranked.m_sets.reserve(ranked.m_texts.size());
  for (const std::uint32_t text : ranked.m_texts) {
    if (ranked.m_sets.size() % kRanksPerPoll == 0 && context.isCancelled()) return cancelledError();
    ranked.m_sets.push_back(ofText[text]);
  }
  return ranked;
}

std::uint32_t RankedSets::rankOfSize(std::uint64_t size) const {
  const auto first = std::ranges::lower_bound(m_sets, size, {}, &RankedSet::size);
  return static_cast<std::uint32_t>(first - m_sets.begin());
}

std::size_t probePrefixLength(std::size_t size, const Ratio &threshold) {
  return size - ceilDivide(threshold.numerator * size, threshold.denominator) + 1;
}

std::size_t indexPrefixLength(std::size_t size, const Ratio &threshold) {
  return size -
         ceilDivide(2 * threshold.numerator * size, threshold.numerator + threshold.denominator) +
         1;
}

std::span<const std::uint32_t> probePrefixOf(const RankedSets &sets, std::uint32_t rank,
                                             const Ratio &threshold) {
  return firstOf(sets, rank, probePrefixLength(sets.sizeOf(rank), threshold));
}

std::span<const std::uint32_t> indexPrefixOf(const RankedSets &sets, std::uint32_t rank,
                                             const Ratio &threshold) {
  return firstOf(sets, rank, indexPrefixLength(sets.sizeOf(rank), threshold));
}

std::uint64_t largestPartner(std::uint64_t size, std::uint64_t position, const Ratio &threshold) {
  // The largest b with num (size + b) <= (size - position) (num + den).
  return (size - position) * (threshold.numerator + threshold.denominator) / threshold.numerator -
         size;
}

}  // namespace shinglescope
