#pragma once

#include <span>
#include <vector>

#include "core/lsh/candidate_generator.h"
#include "core/signature/text_subset.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

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
