// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// BadParameter if content, format and profile cannot be combined or a needed input is missing.
/// O(1).
Result<void> checkRequest(const ExportRequest &request);

/// Writes the rows of a request (any content except a report) to a writer of any format. Errors:
/// those of writeExport().
Result<ExportOutcome> writeRows(const ExportRequest &request, RowWriter &writer,
                                const RunContext &context);

}  // namespace shinglescope
