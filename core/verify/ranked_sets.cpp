// SPDX-License-Identifier: MIT
#include "core/verify/ranked_sets.h"

#include <algorithm>
#include <limits>

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

std::size_t probePrefixLength(std::size_t size, const SimilarityBound &bound) {
  const std::size_t least = bound.measure.leastSize();
  if (size < least) return 0;
  const Ratio &t = bound.threshold;
  const std::size_t smallest = bound.measure.isContainment() ? least : size;
  return size - ceilDivide(t.numerator * smallest, t.denominator) + 1;
}

std::size_t indexPrefixLength(std::size_t size, const SimilarityBound &bound) {
  if (size < bound.measure.leastSize()) return 0;
  // A larger set has at least this size, so both share at least what it requires.
  return size - requiredIntersection(size, size, bound) + 1;
}

std::span<const std::uint32_t> probePrefixOf(const RankedSets &sets, std::uint32_t rank,
                                             const SimilarityBound &bound) {
  return firstOf(sets, rank, probePrefixLength(sets.sizeOf(rank), bound));
}

std::span<const std::uint32_t> indexPrefixOf(const RankedSets &sets, std::uint32_t rank,
                                             const SimilarityBound &bound) {
  return firstOf(sets, rank, indexPrefixLength(sets.sizeOf(rank), bound));
}

std::uint64_t smallestPartner(std::uint64_t size, const SimilarityBound &bound) {
  if (bound.measure.isContainment()) return bound.measure.leastSize();
  return ceilDivide(bound.threshold.numerator * size, bound.threshold.denominator);
}

std::uint64_t largestSmaller(std::uint64_t size, std::uint64_t position,
                             const SimilarityBound &bound) {
  if (!bound.measure.isContainment()) return largestLarger(size, position, bound);
  const Ratio &t = bound.threshold;
  return std::min(size, (size - position) * t.denominator / t.numerator);
}

std::uint64_t largestLarger(std::uint64_t size, std::uint64_t position,
                            const SimilarityBound &bound) {
  if (bound.measure.isContainment()) return std::numeric_limits<std::uint64_t>::max();
  // The largest b with num (size + b) <= (size - position) (num + den).
  const Ratio &t = bound.threshold;
  return (size - position) * (t.numerator + t.denominator) / t.numerator - size;
}

}  // namespace shinglescope
