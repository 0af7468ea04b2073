#pragma once

#include <string>
#include <vector>

#include "core/review/verdicts/verdict_graph.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// Verdicts that contradict each other.
struct Contradiction {
  enum class Kind : std::uint8_t {
    Chain,  ///< judged Not, but a chain of Duplicates joins the two
    Words   ///< two verdicts, or two choices of the keeper, on one entry
  };
  Kind kind = Kind::Chain;
  EntryKey entry;
  bool operator==(const Contradiction &) const = default;
};

/// Finds all contradictions, ascending by entry. The evidence of a Chain is VerdictGraph::chain()
/// of its entry, that of Words statementsOn(). O(verdicts).
std::vector<Contradiction> findContradictions(const VerdictGraph &graph,
                                              const EntryJudgements &entries);

/// A review decision that counts for an entry, with its reviewer.
struct VerdictStatement {
  std::string reviewer;  ///< empty if unknown
  Judgement judgement;   ///< `keep` refers to the entry's sides
  KnownRecord a;         ///< the records that were judged
  KnownRecord b;
  std::int64_t unixMilliseconds = 0;
  bool isOfOtherContent = false;
};

/// The statements that determine an entry's state, oldest first. O(number of statements).
std::vector<VerdictStatement> statementsOn(const Verdicts &verdicts, EntryKey entry);

}  // namespace shinglescope
