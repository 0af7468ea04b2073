// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/lsh/candidate_window.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// The result for a list of pairs, and those of its pairs that the result cannot have.
struct ListedResult {
  DuplicateResult result;
  std::vector<std::uint32_t> apart;  ///< indices of pairs whose texts share no shingle, ascending
};

/// Scores exactly these pairs of rows, such as those that another program found, and groups them.
/// Unlike findAmong(), it drops no pair for its bands or its score: the floor of the result's
/// recipe is at or below the lowest similarity, and so is the threshold unless one is given. Only a
/// similarity of 0 has no place above any threshold. A pair represents all rows with its two texts,
/// and rows with the same text form pairs in any case. With `firstReference`, the first row of
/// a reference, every pair must have a row on each side of it, and there are no groups. The
/// report's engine is "listed". Errors: those of checkRequest(), findDistinctTexts() and
/// makeTextSubset(); Cancelled. O(rows + pairs * shingles), in parallel.
Result<ListedResult> scoreListedPairs(const Dataset &dataset, Recipe recipe,
                                      std::optional<Ratio> threshold,
                                      std::span<const CandidatePair> rows,
                                      const RunContext &context,
                                      std::optional<std::uint32_t> firstReference = {});

}  // namespace shinglescope
