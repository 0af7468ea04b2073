// SPDX-License-Identifier: MIT
#include "core/tune/rows/pair_population.h"

#include <algorithm>
#include <unordered_map>

namespace shinglescope {

PairPopulation::PairPopulation(const ExactSets &texts) {
  std::unordered_map<std::uint32_t, std::size_t> groupOfLabel;
  for (const std::uint32_t text : texts.withShingles) {
    const std::uint32_t label = texts.scope.labels.empty() ? 0 : texts.scope.labels[text];
    const auto [place, isNew] = groupOfLabel.try_emplace(label, m_groups.size());
    if (isNew) m_groups.emplace_back();
    const auto rows = texts.classes().rowsOf(TextId{text});
    m_groups[place->second].insert(m_groups[place->second].end(), rows.begin(), rows.end());
  }
  std::erase_if(m_groups, [](const auto &rows) { return rows.size() < 2; });
  std::uint64_t pairs = 0;
  for (const auto &rows : m_groups) {
    pairs += std::uint64_t{rows.size()} * (rows.size() - 1) / 2;
    m_pairs.push_back(pairs);
  }
}

std::pair<std::uint32_t, std::uint32_t> PairPopulation::draw(SplitMix64 &random) const {
  const auto group = std::ranges::upper_bound(m_pairs, random.next() % count());
  const auto &rows = m_groups[static_cast<std::size_t>(group - m_pairs.begin())];
  const std::size_t i = random.next() % rows.size();
  std::size_t j = random.next() % (rows.size() - 1);
  j += j >= i ? 1 : 0;
  return std::minmax(rows[i], rows[j]);
}

}  // namespace shinglescope
