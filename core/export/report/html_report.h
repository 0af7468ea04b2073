#pragma once

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// How much of the groups and pairs a report shows.
inline constexpr std::size_t kReportGroups = 25;
inline constexpr std::size_t kReportRowsOfGroup = 20;
inline constexpr std::size_t kReportPairs = 100;
/// And of a cell, in bytes.
inline constexpr std::size_t kReportCellBytes = 2'000;

/// Writes one HTML file that needs nothing else and no network: what was asked,
/// counts, times, what was left out, reading problems, verdicts, the pictures of
/// the request, the largest groups and the most similar pairs in scope with
/// their differences. Text of records is shown literally. Stage: Writing.
/// Returns the groups and pairs shown. Errors: those of the sink, Cancelled.
Result<std::uint64_t> writeHtmlReport(const ExportRequest &request, const ByteSink &sink,
                                      const RunContext &context);

}  // namespace shinglescope
