// SPDX-License-Identifier: MIT
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

/// Scores ascending candidates and returns those at or above the floor, in the same order. The
/// result does not depend on the thread count.
using CandidateScoring =
    std::function<Result<std::vector<ScoredPair>>(std::span<const CandidatePair>)>;
/// Returns whether a scored pair is at or above the threshold.
using LinkRule = std::function<bool(const ScoredPair &)>;

/// Decides which candidates need a score in runs that return only links: a candidate whose texts
/// are already linked does not. Candidates are scored in rounds. Each of the first rounds scores a
/// forest: the candidates that would connect the same texts as all open candidates if every scored
/// pair were a link. So a group of m similar texts costs m - 1 scores. The other candidates follow
/// in order, chunk by chunk. The choice depends on the candidates and their scores alone, never on
/// threads. One thread; the scoring may use more. Memory: 16 bytes per text, 8 per candidate.
class BucketLinker {
 public:
  BucketLinker(std::size_t texts, std::span<const CandidatePair> candidates);

  /// Returns the candidates to score next, ascending; empty when all groups are known.
  std::span<const CandidatePair> nextRound();
  /// Adds the scores of the round: keeps linking pairs if they join two groups, and all pairs below
  /// the threshold.
  void take(std::span<const ScoredPair> scored, const LinkRule &isLink);

  /// Returns the kept pairs, ascending. Must be the last call.
  std::vector<ScoredPair> takePairs();
  std::uint64_t scoredCandidates() const { return m_scored; }

 private:
  void takeForest();
  void takeChunk();

  DisjointSets m_linked;
  std::vector<CandidatePair> m_open;  ///< not scored, and not known to be linked
  std::vector<CandidatePair> m_round;
  std::vector<ScoredPair> m_pairs;
  std::size_t m_forests = 0;  ///< the number of rounds that scored a forest
  std::size_t m_next = 0;     ///< position in m_open, while chunks are taken
  std::uint64_t m_scored = 0;
};

/// Runs the rounds of a linker, which then contains the pairs. Those at or above the threshold link
/// exactly the groups that all candidates would, with the fewest possible pairs. Together with the
/// pairs below the threshold, they do the same for every lower threshold down to the floor. Errors
/// are those of `score`; Cancelled. After an error the linker contains the pairs of the completed
/// rounds.
Result<void> linkCandidates(BucketLinker &linker, const CandidateScoring &score,
                            const LinkRule &isLink, const RunContext &context);

}  // namespace shinglescope
