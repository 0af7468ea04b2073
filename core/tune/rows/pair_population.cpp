// SPDX-License-Identifier: MIT
#include "core/tune/rows/pair_population.h"

#include <algorithm>
#include <unordered_map>

#include "core/lsh/bucket_scope.h"

namespace shinglescope {

std::uint64_t PairPopulation::Group::pairs() const {
  const std::uint64_t all = rows.size();
  return isAcross() ? border * (all - border) : pairsAmong(all);
}

PairPopulation::PairPopulation(const ExactSets &texts) {
  std::unordered_map<std::uint32_t, std::size_t> groupOfLabel;
  const PairScope &scope = texts.scope;
  for (const std::uint32_t text : texts.withShingles) {  // those of the reference come last
    const std::uint32_t label = scope.labels.empty() ? 0 : scope.labels[text];
    const auto [place, isNew] = groupOfLabel.try_emplace(label, m_groups.size());
    if (isNew) m_groups.emplace_back();
    Group &group = m_groups[place->second];
    const auto rows = texts.classes().rowsOf(TextId{text});
    group.rows.insert(group.rows.end(), rows.begin(), rows.end());
    if (text < scope.firstReference && scope.hasReference()) group.border = group.rows.size();
  }
  const auto isOneSided = [&scope](const Group &group) {
    return scope.hasReference() && !group.isAcross();
  };
  std::erase_if(m_groups, [&](const Group &group) {
    return group.rows.empty() || isOneSided(group) || group.pairs() == 0;
  });
  std::uint64_t pairs = 0;
  for (const Group &group : m_groups) m_pairs.push_back(pairs += group.pairs());
}

std::pair<std::uint32_t, std::uint32_t> PairPopulation::draw(SplitMix64 &random) const {
  const auto at = std::ranges::upper_bound(m_pairs, random.next() % count());
  const Group &group = m_groups[static_cast<std::size_t>(at - m_pairs.begin())];
  const auto &rows = group.rows;
  if (group.isAcross()) {
    const std::size_t ofFile = random.next() % group.border;
    return {rows[ofFile], rows[group.border + random.next() % (rows.size() - group.border)]};
  }
  const std::size_t i = random.next() % rows.size();
  std::size_t j = random.next() % (rows.size() - 1);
  j += j >= i ? 1 : 0;
  return std::minmax(rows[i], rows[j]);
}

}  // namespace shinglescope
