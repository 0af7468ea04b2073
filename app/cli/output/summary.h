#pragma once

#include <string>
#include <string_view>

#include "app/cli/options/options.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/report/run_report.h"

namespace shinglescope {

/// A line on standard error.
void say(const std::string &text);
/// "name  value  remark" in columns, on standard error.
void sayCount(const char *name, const std::string &value, const std::string &remark = {});
/// Problems of reading by kind, and what is to be known of the table, where there is any.
void sayReading(const char *name, const ReadingSummary &reading);
/// "2 rows of "x.csv" are left out: 2 row too large (first in line 7)", without a full stop.
std::string droppedText(const ReadingSummary &reading, const std::string &name);
/// "1 verdict", "2,000 verdicts", of a thing whose plural ends in s.
std::string countedText(std::uint64_t count, const char *thing);
/// On one line, whatever a file's name holds.
std::string singleLine(std::string_view text);
/// What to call a target: its path, or "standard output" for "-".
std::string placeName(const std::string &path);

/// What an exact run will cost, in one line.
std::string exactCostText(const ExactEstimate &estimate);
/// What `find` and `exact` say at their end.
void saySearchSummary(const CliOptions &options, const RunReport &report);

}  // namespace shinglescope
