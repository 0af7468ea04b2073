#pragma once

#include <string>
#include <vector>

#include "core/review/verdicts/verdict_graph.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// Verdicts that cannot all hold.
struct Contradiction {
  enum class Kind : std::uint8_t {
    Chain,  ///< judged Not, though a chain of Duplicates joins the two
    Words   ///< two verdicts, or two choices of what stays, on one entry
  };
  Kind kind = Kind::Chain;
  EntryKey entry;
  bool operator==(const Contradiction &) const = default;
};

/// All of them, ascending by entry; VerdictGraph::chain() of its entry is the
/// evidence of a chain, statementsOn() that of words. O(verdicts).
std::vector<Contradiction> findContradictions(const VerdictGraph &graph,
                                              const EntryJudgements &entries);

/// Who said what of an entry, of what counts.
struct VerdictStatement {
  std::string reviewer;  ///< empty where nobody said
  Judgement judgement;   ///< `keep` of the entry's sides
  KnownRecord a;         ///< the records of which it was said
  KnownRecord b;
  std::int64_t unixMilliseconds = 0;
  bool isOfOtherContent = false;
};

/// The statements that an entry's state is made of, oldest first. O(those).
std::vector<VerdictStatement> statementsOn(const Verdicts &verdicts, EntryKey entry);

}  // namespace shinglescope
