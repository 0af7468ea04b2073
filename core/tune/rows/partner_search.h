// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/tune/rows/exact_sets.h"
#include "core/verify/measure.h"

namespace shinglescope {

/// Finds every pair at or above the threshold between one of `chosen` (texts with shingles,
/// ascending) and any other text that the scope allows; a pair of two chosen texts is returned
/// once. Uses prefixes with the rarest shingles first, like exactJoin(), but indexes only the
/// chosen texts, so a few of them cost little more than reading every text once. The threshold must
/// be above 0. Ascending by text; independent of the number of threads. Errors: Limit, Cancelled.
/// Stage: Searching, in texts.
Result<std::vector<ScoredPair>> findPartners(const ExactSets &texts,
                                             const std::vector<std::uint32_t> &chosen,
                                             const SimilarityBound &bound,
                                             const RunContext &context);

/// The rows that can be in a pair, ascending. O(rows log rows).
std::vector<std::uint32_t> rowsWithShingles(const ExactSets &texts);
/// The distinct texts of rows, ascending. O(rows log rows).
std::vector<std::uint32_t> textsOfRows(const TextClasses &classes,
                                       const std::vector<std::uint32_t> &rows);

}  // namespace shinglescope
