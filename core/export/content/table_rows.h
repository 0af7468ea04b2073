#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// Writes the rows of the table without the removed ones, in order, with the
/// cells beyond the columns. Returns how many were left out. Memory O(rows).
/// Stage: Writing, in rows. Errors: those of the writer, Cancelled.
Result<std::uint64_t> writeTableRows(const ExportRequest &request, RowWriter &writer,
                                     const RunContext &context);

/// False where the cleaned table gets no row of names, as its source has none.
bool hasHeader(const ExportRequest &request);

}  // namespace shinglescope
