// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/review/review_project.h"
#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"
#include "app/cli/output/progress.h"

namespace shinglescope {

void bindVerdictRule(OptionBinder &binder, VerdictRuleOptions &judging);

/// Gives the verdict of the options' rule, if there is one, to the pairs that meet it, at or above
/// the threshold of the options. Prints what it does, and with --dry-run changes nothing. Errors:
/// BadParameter for an unknown column, Cancelled.
Result<void> applyVerdictRule(const ReviewOptions &options, ReviewProject &project,
                              ProgressPrinter &printer, const RunContext &context);

}  // namespace shinglescope
