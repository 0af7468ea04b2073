// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/review/verdicts/item_judgements.h"
#include "core/shingle/text_classes.h"

namespace shinglescope {

/// A snapshot of the verdicts as a graph: texts, identified by their first rows, joined by the
/// pairs that were judged Duplicate. Finds implied verdicts and contradictions. Immutable; about 30
/// bytes a verdict.
class VerdictGraph {
 public:
  /// Builds the graph. `classes` are those of the result that the items belong to; null: each row
  /// is its own text. Ignores contested items. Near-linear in the verdicts.
  VerdictGraph(const ItemJudgements &items, const TextClasses *classes);

  /// True if a chain of Duplicate verdicts joins the two texts. For a text and itself: true if it
  /// is a duplicate of any other text, because then all its rows are. O(log verdicts).
  bool isJoined(ItemKey item) const;
  /// The shortest such chain from a to b, both included; if there are several, the one through the
  /// smallest rows. Empty if there is none. O(verdicts of the component).
  std::vector<RecordId> chain(ItemKey item) const;
  /// The items that were judged Not although a chain joins them, ascending.
  const std::vector<ItemKey> &contradicted() const { return m_contradicted; }
  /// True if the row's component contains a contradiction.
  bool isDisputed(RecordId row) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
  void addNodes(std::span<const ItemKey> duplicates);
  void joinNodes(std::span<const ItemKey> duplicates);
  std::uint32_t nodeOf(RecordId row) const;
  std::span<const std::uint32_t> neighbours(std::uint32_t node) const;
  std::vector<std::uint32_t> parentsUntil(std::uint32_t from, std::uint32_t to) const;

  std::vector<std::uint32_t> m_rows;        ///< by node, ascending
  std::vector<std::uint32_t> m_components;  ///< by node
  std::vector<std::uint32_t> m_offsets;     ///< by node: start of its part of m_neighbours
  std::vector<std::uint32_t> m_neighbours;
  std::vector<bool> m_isDisputed;  ///< by component
  std::vector<ItemKey> m_contradicted;
};

}  // namespace shinglescope
