// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/review/verdicts/verdict_graph.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// Verdicts that contradict each other.
struct Contradiction {
  enum class Kind : std::uint8_t {
    Chain,     ///< judged Not, but a chain of Duplicate verdicts joins the two
    Decisions  ///< two verdicts, or two choices of the keeper, on one item
  };
  Kind kind = Kind::Chain;
  ItemKey item;
  bool operator==(const Contradiction &) const = default;
};

/// Finds all contradictions, ascending by item. The evidence for a Chain is VerdictGraph::chain()
/// of its item, and for Decisions statementsOn(). O(verdicts).
std::vector<Contradiction> findContradictions(const VerdictGraph &graph,
                                              const ItemJudgements &items);

/// A review decision that counts for an item, with its reviewer.
struct VerdictStatement {
  std::string reviewer;  ///< empty if unknown
  Judgement judgement;   ///< `keep` refers to the item's sides
  KnownRecord a;         ///< the records that were judged
  KnownRecord b;
  std::int64_t unixMilliseconds = 0;
  bool isOfOtherContent = false;
};

/// The statements that determine an item's state, oldest first. O(number of statements).
std::vector<VerdictStatement> statementsOn(const Verdicts &verdicts, ItemKey item);

}  // namespace shinglescope
