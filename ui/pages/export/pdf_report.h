// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// Writes the report of a request as an A4 PDF: the pages of its HTML, with vector pictures and
/// literal texts. Manifest, checks and atomic writing are as in exportToFile(). May be called on
/// any thread while a QGuiApplication exists. Stage: Writing; checks for cancellation between
/// pages. Errors: those of exportToFile(), Cancelled.
Result<ExportOutcome> writePdfReport(const ExportRequest &request, const std::string &path,
                                     const RunContext &context);

}  // namespace shinglescope
