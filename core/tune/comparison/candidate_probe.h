// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_tally.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Whether candidates are also scored on their sets, which takes most of the time.
enum class ProbeScores { OnSets, None };

/// The candidates of a band plan, with exact scores on request.
struct ProbedCandidates {
  std::vector<ScoredPair> pairs;  ///< distinct texts that share a band, ascending
  BucketReport buckets;           ///< what caps left out, as in a run
};

/// Finds the candidates of a run with these signatures (of all texts). Scores each on the sets,
/// down to 0, and on the signatures. If the signatures are longer than the plan's, the bands use
/// the first plan.numHashes() values, but the estimate uses all. Errors: Limit if there are too
/// many pairs for the memory; Cancelled. Reports no stage.
Result<ProbedCandidates> probeCandidates(const ExactSets &texts, const TextSubset &signatures,
                                         const BandPlan &plan, const RunContext &context,
                                         ProbeScores scores = ProbeScores::OnSets);

struct CandidateCount {
  std::uint64_t pairs = 0;  ///< distinct texts with an equal key; a run compares them
  BucketReport buckets;     ///< what caps left out, as in a run
};

/// Counts the candidates that a run with these keys compares, including those whose keys agree by
/// chance. Errors: those of probeCandidates(). Reports no stage.
Result<CandidateCount> countCandidates(const ExactSets &texts, const BandKeys &keys,
                                       const RunContext &context);

}  // namespace shinglescope
