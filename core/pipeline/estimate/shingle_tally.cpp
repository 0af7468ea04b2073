// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/shingle_tally.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPrefetchAhead = 16;
constexpr std::size_t kSampledShingles = 4096;

}  // namespace

ShingleTally::ShingleTally(const ShingleSets &sets)
    : m_shingles(sets.values), m_distinct(kSampledShingles) {
  std::vector<std::uint64_t> scratch;
  const auto itself = [](std::uint64_t shingle) { return shingle; };
  radixSort(m_shingles, scratch, itself, {});
  const std::vector<std::uint64_t> all = m_shingles;
  const auto repeated = std::ranges::unique(m_shingles);
  m_shingles.erase(repeated.begin(), repeated.end());
  m_holders.assign(m_shingles.size(), 0);
  m_noted.assign(m_shingles.size(), 0);
  m_lastText.assign(m_shingles.size(), 0);
  m_numbers = RareLookup(m_shingles.size(), {});
  std::size_t next = 0;
  for (std::uint32_t number = 0; number < m_shingles.size(); ++number) {
    const std::uint64_t shingle = m_shingles[number];
    for (; next < all.size() && all[next] == shingle; ++next) ++m_holders[number];
    m_numbers.add(shingle, number);
  }
}

void ShingleTally::note(std::span<const std::uint64_t> shingles) {
  ++m_texts;
  for (std::size_t i = 0; i < shingles.size(); ++i) {
    const std::size_t ahead = std::min(i + kPrefetchAhead, shingles.size() - 1);
    m_numbers.prefetch(shingles[ahead]);
    m_distinct.add(mix64(shingles[i]), i);
    const std::uint32_t number = m_numbers.find(
        shingles[i], [&](std::uint32_t known) { return m_shingles[known] == shingles[i]; });
    if (number == RareLookup::kNone || m_lastText[number] == m_texts) continue;
    m_lastText[number] = m_texts;
    ++m_noted[number];
  }
}

}  // namespace shinglescope
