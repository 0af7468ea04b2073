// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// Writes the review items of a request: `row_a,row_b,id_a,id_b`, scores,
/// `row_pairs,verdict,keep,note,tags,made_by`, then every column of A and of B. A class of
/// identical rows shows its first two rows. Streams. Stage: Writing, in pairs. Errors: BadParameter
/// if the recipe's id column does not exist; those of the writer; Cancelled.
Result<void> writePairRows(const ExportRequest &request, RowWriter &writer,
                           const RunContext &context);

}  // namespace shinglescope
