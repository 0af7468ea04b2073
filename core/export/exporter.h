// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "core/base/byte_sink.h"
#include "core/base/files/file_calls.h"
#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// Writes an export to a sink; the outcome lists no files. Streams; a workbook is collected in
/// unnamed files in `folder`, by default the system's temporary directory. Stage: Writing. Errors:
/// those of checkRequest(), of the sink, of copyExactly() and of the rows; Cancelled.
Result<ExportOutcome> writeExport(const ExportRequest &request, const ByteSink &sink,
                                  const RunContext &context, const std::string &folder = {});

/// Produces the bytes of a file: writeExport(), or a function that calls it.
using ExportMaker = std::function<Result<ExportOutcome>(
    const ExportRequest &, const ByteSink &, const RunContext &, const std::string &folder)>;

/// Writes an export to a file with its manifest. Each appears only when complete, and neither
/// appears if one of them cannot be written. Errors: those of writeExport(); BadParameter if the
/// target is the source, in a source folder, or a protected file, also through a link; Io.
Result<ExportOutcome> exportToFile(const ExportRequest &request, const std::string &path,
                                   const RunContext &context, FileCalls &calls = systemFileCalls(),
                                   const ExportMaker &make = writeExport);

}  // namespace shinglescope
