// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/review/review_project.h"
#include "app/cli/output/outputs.h"
#include "core/review/labels/pair_list.h"

namespace shinglescope {

/// Imports the labels that the options name, if any, in one undo step, and returns what was read.
/// Verdicts of a reviewer stay unless the options overrule them. Errors: those of readLabels() and
/// Verdicts::apply().
/// `tableNames` are those of PairTarget.
Result<NamedPairs> importLabels(const CliOptions &options, std::vector<std::string> tableNames,
                                Verdicts &verdicts, const ProgressPrinter &printer,
                                const RunContext &context);

/// Writes the verdicts of reviewers as labels. Errors: those of writeLabels().
Result<void> exportLabels(const CliOptions &options, const Verdicts &verdicts, CliOutput &output,
                          const ProgressPrinter &printer, const RunContext &context);

}  // namespace shinglescope
