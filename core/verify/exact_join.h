// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/run_context.h"
#include "core/shingle/pair_scope.h"
#include "core/shingle/shingle_sets.h"
#include "core/verify/measure.h"
#include "core/verify/numbered_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

struct ExactJoinResult {
  std::vector<ScoredPair> pairs;  ///< ascending by (textA, textB)
  std::uint64_t compared = 0;     ///< distinct pairs whose sets were compared after all filters
  std::uint64_t probed = 0;       ///< prefix shingles that were looked up
  std::uint64_t indexed = 0;      ///< prefix shingles that were indexed
  std::uint64_t entries = 0;      ///< postings that were looked at, as in countJoinEntries()
};

/// Returns every pair of sets that are similar enough, without a miss: the ground truth. For the
/// Jaccard similarity, uses a prefix filter with rarest shingles first and a length filter
/// (Bayardo, Ma, Srikant, Scaling up all pairs similarity search, 2007), a positional filter (Xiao
/// et al., PPJoin, 2008) and a filter on the parities of 128 groups of shingles (a bitmap filter;
/// Sandes, Teodoro, Melo, 2020), then exact verification. For containment, the prefix of the
/// smaller set is looked up among all shingles of larger ones: a set of which a share t is in
/// another one shares one of its size - ceil(t size) + 1 rarest shingles with it (a prefix filter
/// for overlap; Chaudhuri, Ganti, Kaushik, A primitive operator for similarity joins in data
/// cleaning, 2006). The threshold must be over 0. Cheap on word shingles; on character shingles of
/// long texts the prefixes are long and it can take minutes. Pairs outside the scope are skipped.
/// Limit if there are more pairs than PairBudget allows. Stage: Joining, in texts.
Result<ExactJoinResult> joinNumbered(const NumberedSets &sets, const SimilarityBound &bound,
                                     const RunContext &context, const PairScope &scope = {});

/// Numbers the sets, then joins them. They may be a subset: with the `known` counts of shingles
/// among all sets, the pairs are compared that a join of all sets would compare among these.
Result<ExactJoinResult> exactJoin(const ShingleSets &sets, const SimilarityBound &bound,
                                  const RunContext &context, const PairScope &scope = {},
                                  const KnownCounts *known = nullptr);

/// Counts the prefix list entries that exactJoin() visits: an upper bound of its comparisons, known
/// in advance and the same on any machine. Pairs outside a scope count too. Errors: Cancelled.
/// O(shingles).
Result<std::uint64_t> countJoinEntries(const ShingleSets &sets, const SimilarityBound &bound,
                                       const RunContext &context);

}  // namespace shinglescope
