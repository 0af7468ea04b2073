// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// The first lines of an export as text: for XLSX its rows with tabs between cells, for the
/// source's own bytes their text, for a report its visible text without pictures. `lines` includes
/// the header. Reads only the beginning of a file (all of a folder) and does not check that it is
/// unchanged; O(rows) for groups. Errors: those of writeExport(), Cancelled.
Result<std::string> exportPreview(const ExportRequest &request, std::size_t lines = 20,
                                  const RunContext &context = {});

}  // namespace shinglescope
