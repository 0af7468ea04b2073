#pragma once

#include <vector>

#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_tally.h"
#include "core/tune/rows/tuned_texts.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Whether candidates are compared as sets, which takes most of the time.
enum class ProbeScores { OnSets, None };

/// The candidates of a band plan, each with its exact score where that was asked for.
struct ProbedCandidates {
  std::vector<ScoredPair> pairs;  ///< distinct texts that share a band, ascending
  BucketReport buckets;           ///< what caps left out, as in a run
};

/// Finds the candidates of a run with these signatures (of all texts) and scores
/// every one on the sets, down to 0, and on the signatures. Of longer
/// signatures than the plan's the first plan.hashes() values are cut into bands, while the
/// estimate takes all. Limit where there are too many pairs for the memory;
/// Cancelled. Reports no stage.
Result<ProbedCandidates> probeCandidates(const TunedTexts &texts, const TextSubset &signatures,
                                         const BandPlan &plan, const RunContext &context,
                                         ProbeScores scores = ProbeScores::OnSets);

struct CandidateCount {
  std::uint64_t pairs = 0;  ///< distinct texts that share a band, as a run compares them
  BucketReport buckets;     ///< what caps left out, as in a run
};

/// Counts what probeCandidates() would find by these keys, which are made of the signatures and the
/// plan, without a list of the confirmed ones. Errors as there. Reports no stage.
Result<CandidateCount> countCandidates(const TunedTexts &texts, const TextSubset &signatures,
                                       const BandKeys &keys, const BandPlan &plan,
                                       const RunContext &context);

}  // namespace shinglescope
