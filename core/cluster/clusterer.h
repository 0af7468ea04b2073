#pragma once

#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/cluster/group.h"
#include "core/shingle/shingle_sets.h"
#include "core/shingle/text_classes.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Up to this many members a group's weakest link is looked for between all of
/// them; above it among the verified pairs.
inline constexpr std::size_t kMaxMembersForAllLinks = 2000;

struct GroupingInput {
  const TextClasses &classes;
  const ShingleSets &sets;
  std::span<const ScoredPair> pairs;  ///< those below the threshold are passed over
  Ratio threshold;
  std::uint32_t hashes = 0;  ///< of the signatures; for pairs that are only estimated
  Verification verification = Verification::Exact;
};

/// Groups rows by union-find over pairs at or over the threshold and over
/// classes of identical texts that have shingles. Groups of two rows or more,
/// ordered by their smallest row, each with its weakest link. Stage: Grouping,
/// in groups.
Result<std::vector<Group>> makeGroups(const GroupingInput &input, const RunContext &context);

}  // namespace shinglescope
