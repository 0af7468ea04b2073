#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// BadParameter where content, format and profile do not go together or
/// something needed is not there. O(1).
Result<void> checkRequest(const ExportRequest &request);

/// Writes the rows of a request (any content but a report) to a writer of any
/// format. Errors as writeExport().
Result<ExportOutcome> writeRows(const ExportRequest &request, RowWriter &writer,
                                const RunContext &context);

}  // namespace shinglescope
