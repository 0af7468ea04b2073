#pragma once

#include <functional>
#include <string>

#include "core/base/byte_sink.h"
#include "core/base/files/file_calls.h"
#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// Writes what is asked for into a sink; the outcome has no files. Streams;
/// a workbook is gathered in nameless files in `folder`, by default the system's
/// temporary one.
/// Stage: Writing. Errors: those of checkRequest(), of the sink, of copyExactly()
/// and of the rows; Cancelled.
Result<ExportOutcome> writeExport(const ExportRequest &request, const ByteSink &sink,
                                  const RunContext &context, const std::string &folder = {});

/// How the bytes of a file are made: writeExport(), or something that goes on from it.
using ExportMaker = std::function<Result<ExportOutcome>(
    const ExportRequest &, const ByteSink &, const RunContext &, const std::string &folder)>;

/// The same into a file and its manifest, each of which appears as a whole or
/// not at all, and neither if one cannot be written. Besides BadParameter where
/// the file is the source, in a folder that is the source, or a protected one,
/// also through a link; Io.
Result<ExportOutcome> exportToFile(const ExportRequest &request, const std::string &path,
                                   const RunContext &context, FileCalls &calls = systemFileCalls(),
                                   const ExportMaker &make = writeExport);

}  // namespace shinglescope
