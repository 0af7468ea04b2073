// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

// The groups in scope that are merged: by the request's rules, or those that the project merged.
// Each of these streams and takes O(rows) memory. Stages: Choosing, then Writing. Errors: those of
// MergedGroups::make() and of the writer, Cancelled.

/// Writes `group,row,rows,changed` and the record: one line for each group. `row` is the keeper's.
Result<void> writeMergedRows(const ExportRequest &request, RowWriter &writer,
                             const RunContext &context);
/// Writes the table without the rows that cleaning removes, and with the merged records in the rows
/// of their keepers. Extra cells stay those of the keeper.
Result<void> writeMergedTable(const ExportRequest &request, RowWriter &writer,
                              const RunContext &context);
/// Writes `group,row,column,value,set_by,rule,rows,note`: one line for each cell of the merged
/// records.
Result<void> writeMergeOrigins(const ExportRequest &request, RowWriter &writer,
                               const RunContext &context);

}  // namespace shinglescope
