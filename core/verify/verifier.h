#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/lsh/candidate_generator.h"
#include "core/signature/text_subset.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// A candidate with what its two signatures agree in; nothing where they share no
/// band, so that only keys collided. Of longer signatures than the plan's the
/// first plan.hashes() values are cut into bands. O(values).
std::optional<ScoredPair> confirmCandidate(const CandidatePair &candidate,
                                           std::span<const std::uint32_t> a,
                                           std::span<const std::uint32_t> b, const BandPlan &plan);

/// Completes a pair by its exact similarity, however low. The sets hold both
/// texts. O(shingles).
void scoreOnSets(const ShingleSets &sets, ScoredPair &pair);
/// The same with early exit: false, and nothing done, where the similarity is below the floor.
bool scoreOnSets(const ShingleSets &sets, const Ratio &floor, ScoredPair &pair);

/// What candidates turned out to be.
struct VerifiedPairs {
  std::vector<ScoredPair> pairs;  ///< at or over the floor, in the candidates' order
  std::uint64_t confirmed = 0;    ///< candidates that do share a band
};

/// Confirms every candidate on the full values of its bands (their keys may
/// agree by chance; such a pair is dropped and not counted) and scores the
/// others on their shingle sets, in parallel, with early exit at the floor. The
/// subset holds all texts of the candidates. Appends to `verified`, and when
/// cancelled too what was scored by then. Advances by candidates; the stage is
/// the caller's.
Result<void> verifyCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                              const BandPlan &plan, const Ratio &floor, const RunContext &context,
                              VerifiedPairs &verified);

/// The same from signatures alone: keeps pairs whose estimate is at or over the
/// floor, with no intersection and no union.
Result<void> estimateCandidates(std::span<const CandidatePair> candidates, const TextSubset &subset,
                                const BandPlan &plan, const Ratio &floor, const RunContext &context,
                                VerifiedPairs &verified);

}  // namespace shinglescope
