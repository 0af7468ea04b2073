// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/output/outputs.h"
#include "core/base/run_context.h"
#include "core/review/labels/pair_list.h"

namespace shinglescope {

/// Returns how many lines of a list are used and why the others are not, a line of text each.
std::vector<std::string> pairListText(const NamedPairs &list, const std::string &path);

/// Writes `line,problem,value`, one line for each line of the list that is not used.
Result<void> writeUnusedPairs(const NamedPairs &list, CliOutput &output, const RunContext &context);

}  // namespace shinglescope
