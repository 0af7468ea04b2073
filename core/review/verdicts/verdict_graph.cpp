// SPDX-License-Identifier: MIT
#include "core/review/verdicts/verdict_graph.h"

#include <algorithm>

#include "core/base/disjoint_sets.h"
#include "core/base/sorted_list.h"

namespace shinglescope {
namespace {

bool hasSeveralRows(const TextClasses *classes, RecordId row) {
  return classes != nullptr && row.value < classes->textOfRow.size() &&
         classes->rowsOf(classes->textOf(row)).size() > 1;
}

}  // namespace

VerdictGraph::VerdictGraph(const ItemJudgements &items, const TextClasses *classes) {
  std::vector<ItemKey> duplicates;
  std::vector<ItemKey> others;
  items.forEach([&](ItemKey key, const ItemState &state) {
    if (state.verdict == Verdict::Duplicate && key.a != key.b) duplicates.push_back(key);
    // A class with only one row left is not an item.
    const bool isItem = key.a != key.b || hasSeveralRows(classes, key.a);
    if (state.verdict == Verdict::NotDuplicate && isItem) others.push_back(key);
  });
  std::ranges::sort(duplicates);
  std::ranges::sort(others);
  addNodes(duplicates);
  joinNodes(duplicates);
  m_isDisputed.resize(m_rows.size());
  for (const ItemKey item : others) {
    if (!isJoined(item)) continue;
    m_contradicted.push_back(item);
    m_isDisputed[m_components[nodeOf(item.a)]] = true;
  }
}

void VerdictGraph::addNodes(std::span<const ItemKey> duplicates) {
  m_rows.reserve(2 * duplicates.size());
  for (const ItemKey item : duplicates) {
    m_rows.push_back(item.a.value);
    m_rows.push_back(item.b.value);
  }
  sortUnique(m_rows);
  m_rows.shrink_to_fit();
}

/// Items ascend, so the neighbours of each node do too: first the smaller ones, from the items
/// whose b it is, then the larger ones.
void VerdictGraph::joinNodes(std::span<const ItemKey> duplicates) {
  const std::size_t nodes = m_rows.size();
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  edges.reserve(duplicates.size());
  DisjointSets sets(nodes);
  m_offsets.assign(nodes + 1, 0);
  for (const ItemKey item : duplicates) {
    const auto [a, b] = edges.emplace_back(nodeOf(item.a), nodeOf(item.b));
    sets.unite(a, b);
    ++m_offsets[a + 1];
    ++m_offsets[b + 1];
  }
  for (std::size_t node = 0; node < nodes; ++node) m_offsets[node + 1] += m_offsets[node];
  m_neighbours.resize(2 * edges.size());
  std::vector<std::uint32_t> next(m_offsets.begin(), m_offsets.end() - 1);
  for (const auto &[a, b] : edges) m_neighbours[next[b]++] = a;
  for (const auto &[a, b] : edges) m_neighbours[next[a]++] = b;
  m_components.resize(nodes);
  for (std::uint32_t node = 0; node < nodes; ++node) m_components[node] = sets.find(node);
}

std::uint32_t VerdictGraph::nodeOf(RecordId row) const {
  const auto found = std::ranges::lower_bound(m_rows, row.value);
  if (found == m_rows.end() || *found != row.value) return kNone;
  return static_cast<std::uint32_t>(found - m_rows.begin());
}

std::span<const std::uint32_t> VerdictGraph::neighbours(std::uint32_t node) const {
  return {m_neighbours.data() + m_offsets[node], m_offsets[node + 1] - m_offsets[node]};
}

bool VerdictGraph::isJoined(ItemKey item) const {
  const std::uint32_t a = nodeOf(item.a);
  const std::uint32_t b = nodeOf(item.b);
  return a != kNone && b != kNone && m_components[a] == m_components[b];
}

bool VerdictGraph::isDisputed(RecordId row) const {
  const std::uint32_t node = nodeOf(row);
  return node != kNone && m_isDisputed[m_components[node]];
}

/// Breadth-first search: the parent of each reached node, kNone for all others.
std::vector<std::uint32_t> VerdictGraph::parentsUntil(std::uint32_t from, std::uint32_t to) const {
  std::vector<std::uint32_t> parents(m_rows.size(), kNone);
  std::vector<std::uint32_t> reached{from};
  parents[from] = from;
  for (std::size_t i = 0; i < reached.size() && parents[to] == kNone; ++i) {
    for (const std::uint32_t next : neighbours(reached[i])) {
      if (parents[next] != kNone) continue;
      parents[next] = reached[i];
      reached.push_back(next);
    }
  }
  return parents;
}

std::vector<RecordId> VerdictGraph::chain(ItemKey item) const {
  if (!isJoined(item)) return {};
  const std::uint32_t from = nodeOf(item.a);
  const std::uint32_t to = nodeOf(item.b);
  if (from == to) return {item.a, {m_rows[neighbours(from).front()]}, item.a};
  const std::vector<std::uint32_t> parents = parentsUntil(from, to);
  std::vector<RecordId> rows;
  for (std::uint32_t node = to; node != from; node = parents[node]) rows.push_back({m_rows[node]});
  rows.push_back(item.a);
  std::ranges::reverse(rows);
  return rows;
}

}  // namespace shinglescope
