#pragma once

#include <vector>

#include "core/lsh/candidate_generator.h"
#include "core/shingle/shingle_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Scores every candidate on its shingle sets, in parallel, and keeps those at
/// or over the floor in the candidates' order; drops those whose signatures
/// share no band, since only their keys collided. Stage: Verifying, in candidates.
Result<std::vector<ScoredPair>> verifyCandidates(const std::vector<CandidatePair> &candidates,
                                                 const ShingleSets &sets,
                                                 const SignatureMatrix &signatures,
                                                 const BandPlan &plan, const Ratio &floor,
                                                 const RunContext &context);

/// The same from signatures alone: keeps pairs whose estimate is at or over the
/// floor, with no intersection and no union.
Result<std::vector<ScoredPair>> estimateCandidates(const std::vector<CandidatePair> &candidates,
                                                   const SignatureMatrix &signatures,
                                                   const BandPlan &plan, const Ratio &floor,
                                                   const RunContext &context);

}  // namespace shinglescope
