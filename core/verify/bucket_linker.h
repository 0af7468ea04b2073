#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "core/base/disjoint_sets.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/candidate_generator.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Scores candidates, which ascend, and returns those at or over the floor in
/// their order; the same whatever the thread count.
using CandidateScoring =
    std::function<Result<std::vector<ScoredPair>>(std::span<const CandidatePair>)>;
/// True if a scored pair is at or over the threshold.
using LinkRule = std::function<bool(const ScoredPair &)>;

/// For runs that want links only: decides which candidates need a score. One
/// that joins texts already linked does not. Candidates are scored in rounds:
/// each of the first takes a forest over what is linked so far, as if all its
/// pairs would hold, so that a group of m texts that are all alike costs m - 1
/// scores; what is left after that goes in order, chunk by chunk. The choice
/// depends on the candidates and their scores alone, never on threads. One
/// thread; the scoring may use more. 16 bytes a text, 8 a candidate.
class BucketLinker {
 public:
  BucketLinker(std::size_t texts, std::span<const CandidatePair> candidates);

  /// The candidates to be scored next, ascending; empty when all groups are known.
  std::span<const CandidatePair> nextRound();
  /// Takes what the round scored: pairs that link are kept if they join two
  /// groups, pairs below the threshold always.
  void take(std::span<const ScoredPair> scored, const LinkRule &isLink);

  /// The kept pairs, ascending. Ends the work.
  std::vector<ScoredPair> takePairs();
  std::uint64_t scoredCandidates() const { return m_scored; }

 private:
  void takeForest();
  void takeChunk();

  DisjointSets m_linked;
  std::vector<CandidatePair> m_open;  ///< neither scored nor found linked
  std::vector<CandidatePair> m_round;
  std::vector<ScoredPair> m_pairs;
  std::size_t m_forests = 0;  ///< rounds so far that took a forest
  std::size_t m_next = 0;     ///< of m_open, while chunks are taken
  std::uint64_t m_scored = 0;
};

/// Runs the rounds of a linker; it holds the pairs afterwards. Those at or over
/// the threshold link exactly the groups that all candidates would, with the
/// fewest pairs that can; so do they, together with the pairs below it, for every
/// threshold down to the floor. Errors are those of `score`; Cancelled. After an
/// error the linker holds what whole rounds gave.
Result<void> linkCandidates(BucketLinker &linker, const CandidateScoring &score,
                            const LinkRule &isLink, const RunContext &context);

}  // namespace shinglescope
