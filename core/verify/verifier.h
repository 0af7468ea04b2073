// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/lsh/candidate_generator.h"
#include "core/signature/text_subset.h"
#include "core/verify/measure.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Returns a candidate with the figures from its two signatures; or nothing if they do not share a
/// band because only keys collided. If signatures are longer than the plan's, their first
/// plan.numHashes() values are cut into bands. O(values).
std::optional<ScoredPair> confirmCandidate(const CandidatePair &candidate,
                                           std::span<const std::uint32_t> a,
                                           std::span<const std::uint32_t> b, const BandPlan &plan);

/// Completes a pair with its exact similarity, however low. The sets contain both texts.
/// O(shingles).
void scoreOnSets(const ShingleSets &sets, const Measure &measure, ScoredPair &pair);
/// Completes a pair with early exit: returns false and changes nothing if the sets are not similar
/// enough.
bool scoreOnSets(const ShingleSets &sets, const SimilarityBound &bound, ScoredPair &pair);

/// The results of verifying candidates.
struct VerifiedPairs {
  std::vector<ScoredPair> pairs;  ///< at or above the floor, in the candidates' order
  std::uint64_t compared = 0;     ///< candidates that were compared, whatever the outcome
};

/// Confirms every candidate on the full values of its bands and scores the confirmed ones on their
/// shingle sets, in parallel, with early exit at the floor. A pair whose keys agree only by chance
/// is compared, counted and dropped. The subset contains all texts of the candidates. Appends to
/// `verified`; when cancelled, only the pairs that were scored by then. Advances by candidates; the
/// caller starts the stage.
Result<void> verifyCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                              const BandPlan &plan, const Ratio &floor, const RunContext &context,
                              VerifiedPairs &verified);

/// Scores from signatures alone: keeps pairs whose estimate is at or above the floor, without
/// intersection and union.
Result<void> estimateCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                                const BandPlan &plan, const Ratio &floor, const RunContext &context,
                                VerifiedPairs &verified);

}  // namespace shinglescope
