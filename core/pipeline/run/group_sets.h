// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/text_classes.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// Returns the texts whose sets the search for weakest links compares if a recipe's groups are made
/// of these pairs, ascending. A result that does not keep all sets needs only these. Errors:
/// Cancelled. Starts no stage. O(texts + pairs).
Result<std::vector<std::uint32_t>> textsThatGroupsCompare(const TextClasses &classes,
                                                          std::span<const ScoredPair> pairs,
                                                          const Recipe &recipe,
                                                          const RunContext &context);

}  // namespace shinglescope
