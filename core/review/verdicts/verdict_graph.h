#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/review/verdicts/entry_judgements.h"
#include "core/shingle/text_classes.h"

namespace shinglescope {

/// The verdicts of one moment as a graph: texts, identified by their first rows, joined where a
/// pair was judged Duplicate. Finds implied verdicts and contradictions. Immutable; about 30 bytes
/// a verdict.
class VerdictGraph {
 public:
  /// `classes` of the result that the entries belong to; null: each row is its own text. Contested
  /// entries are ignored. Near-linear in the verdicts.
  VerdictGraph(const EntryJudgements &entries, const TextClasses *classes);

  /// True if a chain of Duplicates joins the two. For a text and itself: true if it is a Duplicate
  /// of any other, because then all its rows are. O(log verdicts).
  bool isJoined(EntryKey entry) const;
  /// The shortest such chain from a to b, both included; of several, the one through the smallest
  /// rows. Empty if there is none. O(verdicts of the component).
  std::vector<RecordId> chain(EntryKey entry) const;
  /// The entries judged Not although a chain joins them, ascending.
  const std::vector<EntryKey> &contradicted() const { return m_contradicted; }
  /// True if the row's component contains a contradiction.
  bool isDisputed(RecordId row) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
  void addNodes(std::span<const EntryKey> duplicates);
  void joinNodes(std::span<const EntryKey> duplicates);
  std::uint32_t nodeOf(RecordId row) const;
  std::span<const std::uint32_t> neighbours(std::uint32_t node) const;
  std::vector<std::uint32_t> parentsUntil(std::uint32_t from, std::uint32_t to) const;

  std::vector<std::uint32_t> m_rows;        ///< by node, ascending
  std::vector<std::uint32_t> m_components;  ///< by node
  std::vector<std::uint32_t> m_offsets;     ///< node n has m_neighbours[offsets n, n + 1)
  std::vector<std::uint32_t> m_neighbours;
  std::vector<bool> m_isDisputed;  ///< by component
  std::vector<EntryKey> m_contradicted;
};

}  // namespace shinglescope
