// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/lsh/candidate_window.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// The run: prepare, shingle, collapse identical texts, sign, band, verify, group. A pure function
/// of data set and recipe: thread count and machine affect only the times in the report. Errors:
/// BadParameter (recipe or columns), Format (no rows), Limit (memory), Cancelled. Bands find pairs
/// whose Jaccard similarity is high, which a part and its whole need not have: for containment, all
/// these runs are exact ones.
Result<DuplicateResult> findDuplicates(const Dataset &dataset, const Recipe &recipe,
                                       const RunContext &context);

/// Finds every pair at or above the recipe's threshold, without LSH. Bands and seed are ignored.
Result<DuplicateResult> findExactDuplicates(const Dataset &dataset, const Recipe &recipe,
                                            const RunContext &context);

/// The same two runs, but between the rows of a file and those of a reference. The reference is the
/// rows from `firstReference` on, in a data set that mergeDatasets() built. Each pair has one row
/// from each side; there are no groups.
Result<DuplicateResult> findAgainst(const Dataset &merged, std::uint32_t firstReference,
                                    const Recipe &recipe, const RunContext &context);
Result<DuplicateResult> findExactAgainst(const Dataset &merged, std::uint32_t firstReference,
                                         const Recipe &recipe, const RunContext &context);

/// Runs findDuplicates() or findAgainst() for a result that nobody looks at below its threshold:
/// without a floor in the recipe, scores below the threshold are not kept.
Result<DuplicateResult> findMatches(const Dataset &dataset,
                                    std::optional<std::uint32_t> firstReference,
                                    const Recipe &recipe, const RunContext &context);

/// Scores only these pairs of rows, such as those that a cluster found, and groups them; otherwise
/// as findDuplicates(). Pairs of equal texts need not be listed, and a pair whose texts share no
/// band is dropped, as in every run. Rows are below the number of rows.
Result<DuplicateResult> findAmong(const Dataset &dataset, const Recipe &recipe,
                                  std::span<const CandidatePair> rows, const RunContext &context);

/// Copies the first `rows` rows to a new data set ("Try on 2,000 rows").
std::shared_ptr<const Dataset> firstRows(const Dataset &dataset, std::size_t rows);

/// Copies these rows, in the given order, to a new data set. Of two tables, the rows of the first
/// must come first; the copy has two as well. O(cells).
std::shared_ptr<const Dataset> copyRows(const Dataset &dataset,
                                        const std::vector<std::uint32_t> &rows);

}  // namespace shinglescope
