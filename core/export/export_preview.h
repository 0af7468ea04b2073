#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// The first lines of what would be written, as text: of XLSX its rows with tabs
/// between cells, of the source's own bytes their text, of a report what a reader
/// sees of it, without pictures. `lines` counts the header. Reads the beginning of
/// a file only (of a folder all), and does not check that it is unchanged; of
/// groups it is O(rows). Errors as writeExport(), Cancelled.
Result<std::string> exportPreview(const ExportRequest &request, std::size_t lines = 20,
                                  const RunContext &context = {});

}  // namespace shinglescope
