// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "app/cli/options/options.h"
#include "app/cli/output/console.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/report/run_report.h"

namespace shinglescope {

class Console;

/// "2 rows of "x.csv" are left out: 2 row too large (first in line 7)", without a full stop.
std::string droppedText(const ReadingSummary &reading, const std::string &name);
/// Formats a count of things whose plural ends in s: "1 verdict", "2,000 verdicts".
std::string countedText(std::uint64_t count, const char *thing);
/// Converts a text to one line; a file name may contain line breaks.
std::string singleLine(std::string_view text);
/// The name of a target: its path, or "standard output" for "-".
std::string placeName(const std::string &path);

/// The expected cost of an exact run, in one line.
std::string exactCostText(const ExactEstimate &estimate, bool isContainment);
/// Says that an exact copy of a sheet or a database table is a new CSV file, if it is one: the
/// bytes of a workbook or a database are not those of its table.
void sayNewCsv(const Console &console, const LoadReport &report);

/// Prints the final summary of `find` and `exact`.
void saySearchSummary(const CliOptions &options, const RunReport &report);

}  // namespace shinglescope
