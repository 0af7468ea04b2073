// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/column_match.h"

namespace shinglescope {

/// Returns the rows of `file`, then those of `reference`, as one data set with the columns of
/// `file`. Only the named columns are filled; each is looked up by name in both tables
/// (Dataset::findColumn), so its position may differ. `pairs` name the column of the reference for
/// columns of the file that are called differently there. BadParameter if a column is missing,
/// Limit if there are too many rows to number. Copies the text of these columns.
Result<std::shared_ptr<const Dataset>> mergeDatasets(const Dataset &file, const Dataset &reference,
                                                     const std::vector<std::string> &columns,
                                                     const std::vector<ColumnPair> &pairs = {});

/// Returns the rows of `first`, then those of `second`, with all cells, for a user who looks at
/// them: the columns of `first`, in which the rows of `second` have the cells of the matching
/// columns, then the columns of `second` that match none, in which the rows of `first` are empty.
/// Columns of equal names get distinct ones. Cells beyond the columns of a table are left out.
/// Copies all text. Stage: Reading, in rows. Errors: Limit, Cancelled.
Result<std::shared_ptr<const Dataset>> joinTables(const Dataset &first, const Dataset &second,
                                                  const ColumnMatch &match,
                                                  const RunContext &context);

}  // namespace shinglescope
