// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// The maximum numbers of groups and pairs that a report shows.
inline constexpr std::size_t kReportGroups = 25;
inline constexpr std::size_t kReportRowsOfGroup = 20;
inline constexpr std::size_t kReportPairs = 100;
/// The most bytes of a cell that a report shows.
inline constexpr std::size_t kReportCellBytes = 2'000;

/// Writes one self-contained HTML file that does not need a network: settings, counts, times,
/// omissions, reading problems, verdicts, the pictures of the request, the largest groups and the
/// most similar pairs in scope with their differences. Text of records is shown literally. Stage:
/// Writing. Returns the number of groups and pairs shown. Errors: those of the sink, Cancelled.
Result<std::uint64_t> writeHtmlReport(const ExportRequest &request, const ByteSink &sink,
                                      const RunContext &context);

}  // namespace shinglescope
