#pragma once

#include <string>

#include "core/base/file_calls.h"
#include "core/base/run_context.h"
#include "core/export/export_request.h"
#include "core/export/pairs_writer.h"

namespace shinglescope {

/// Writes what is asked for into a sink; the outcome has no files. Streams.
/// Stage: Writing. Errors: BadParameter where content, format and profile do
/// not go together or something needed is not there; those of the sink and of
/// copyExactly(); Cancelled.
Result<ExportOutcome> writeExport(const ExportRequest &request, const ByteSink &sink,
                                  const RunContext &context);

/// The same into a file and its manifest, each of which appears as a whole or
/// not at all, and neither if one cannot be written. Besides BadParameter where
/// the file is the source, in a folder that is the source, or a protected one,
/// also through a link; Io.
Result<ExportOutcome> exportToFile(const ExportRequest &request, const std::string &path,
                                   const RunContext &context, FileCalls &calls = systemFileCalls());

/// The first lines of what would be written, as text: of XLSX its rows with tabs
/// between cells. Quick whatever the size of the table: does not check that the
/// source is unchanged. `lines` counts the header. Errors as writeExport().
Result<std::string> exportPreview(const ExportRequest &request, std::size_t lines = 20);

}  // namespace shinglescope
