#pragma once

#include <cstdint>
#include <vector>

#include "core/base/run_context.h"
#include "core/shingle/pair_scope.h"
#include "core/shingle/shingle_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

class RarityOrder;

struct ExactJoinResult {
  std::vector<ScoredPair> pairs;  ///< ascending by (textA, textB)
  std::uint64_t compared = 0;     ///< unique pairs that the filters let through
  std::uint64_t probed = 0;       ///< shingles in prefixes that were looked up
  std::uint64_t indexed = 0;      ///< of these, the indexed ones
};

/// Every two sets whose Jaccard similarity is at or over the threshold, with no
/// miss: the ground truth. Prefix filter with rarest shingles first and length
/// filter (Bayardo, Ma, Srikant, Scaling up all pairs similarity search, 2007;
/// Xiao et al., PPJoin, 2008), then exact verification. The threshold must be
/// over 0. Cheap on word shingles; on character shingles of long texts the
/// prefixes are long and it can take minutes. Pairs outside the scope are not
/// looked at. Limit where the pairs are more than PairBudget grants. Stage: Joining, in texts.
/// The sets may be some of many: with the `order` of shingles among all of them, the pairs that are
/// compared are those that a join of all would compare among these.
Result<ExactJoinResult> exactJoin(const ShingleSets &sets, const Ratio &threshold,
                                  const RunContext &context, const PairScope &scope = {},
                                  const RarityOrder *order = nullptr);

/// The entries of prefix lists that exactJoin() walks through, a bound of its comparisons that is
/// known before one is made: the same on any machine. Pairs outside a scope count too. Errors:
/// Cancelled. O(shingles).
Result<std::uint64_t> countJoinEntries(const ShingleSets &sets, const Ratio &threshold,
                                       const RunContext &context);

}  // namespace shinglescope
