#pragma once

#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// The report of a request as a PDF on A4: the pages of its HTML, the pictures
/// as lines, texts literal. The same manifest, refusals and atomic writing as
/// exportToFile(). May be called in any thread while there is a QGuiApplication.
/// Stage: Writing; a cancel is noticed between pages. Errors: those of
/// exportToFile(), Cancelled.
Result<ExportOutcome> writePdfReport(const ExportRequest &request, const std::string &path,
                                     const RunContext &context);

}  // namespace shinglescope
