#pragma once

#include <cstdint>
#include <span>

#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/shingle_sets.h"
#include "core/signature/text_subset.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// A result whose sets did not fit into memory.
struct SetsNeeded {
  const SigningInput &input;
  const TextClasses &classes;
  std::span<const std::uint32_t> occurrences;  ///< shingles of each text, with repetitions
  std::span<const ScoredPair> pairs;
  const Recipe &recipe;
  std::uint64_t resultBytes = 0;  ///< for the sets
};

/// Rebuilds, from their rows, the sets of the texts that the search for weakest links compares.
/// Errors: Limit if they do not fit; Cancelled.
Result<ShingleSets> makeNeededSets(const SetsNeeded &needed, const RunContext &context);

}  // namespace shinglescope
