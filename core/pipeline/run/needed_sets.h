#pragma once

#include <cstdint>
#include <span>

#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/shingle_sets.h"
#include "core/signature/text_subset.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// A result whose sets had no room.
struct SetsNeeded {
  const SigningInput &input;
  const TextClasses &classes;
  std::span<const std::uint32_t> occurrences;  ///< shingles of each text, repeated ones counted
  std::span<const ScoredPair> pairs;
  const Recipe &recipe;
  std::uint64_t resultBytes = 0;  ///< for the sets
};

/// Makes the sets of the texts that a group's weakest link is looked for among, again from their
/// rows. Limit where they have no room; Cancelled.
Result<ShingleSets> makeNeededSets(const SetsNeeded &needed, const RunContext &context);

}  // namespace shinglescope
