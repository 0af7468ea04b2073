// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/export/format/row_writer.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

enum class PairsForm { All, Links };

struct PairsSummary {
  std::uint64_t written = 0;
  PairsForm form = PairsForm::All;
};

/// Writes `row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union`: every row pair
/// at or above the recipe's threshold in numeric order. If there are more than `maxPairs`, writes
/// only links: each class of identical texts as a star from its smallest row, and each pair of
/// distinct texts once. Rows of a second table are numbered on their own: in a run against a
/// reference row_b is one of these; otherwise `table_a,table_b` follow, 1 or 2.
/// Streams; memory O(texts + pairs). Stage: Writing, in rows.
Result<PairsSummary> writePairs(const DuplicateResult &result, const Dataset &dataset,
                                std::uint64_t maxPairs, RowWriter &writer,
                                const RunContext &context);

/// Writes `row,group`: the rows in groups of two or more, in row order; of two tables also `table`,
/// 1 or 2, and the rows of each are numbered on their own.
Result<void> writeGroups(const DuplicateResult &result, const Dataset &dataset, RowWriter &writer);

/// Writes `row,matches` for a run against a reference: the rows with partners in the reference and
/// the number of partners, in row order.
Result<void> writeMatches(const DuplicateResult &result, RowWriter &writer);

}  // namespace shinglescope
