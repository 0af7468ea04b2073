// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands/review/review_project.h"
#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"
#include "app/cli/output/progress.h"
#include "core/export/request/export_request.h"
#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// Binds `--merge-rules`, `--merge-rule` and `--merge-column`.
void bindMergeRules(OptionBinder &binder, MergeRuleOptions &merging);
/// Reads the rules that the options give. Errors: BadParameter.
Result<void> settleMergeRules(MergeRuleOptions &merging);

/// Merges the groups of these slots by the options' rules, if there are any, in one undo step.
/// Prints what it does, and with --dry-run changes nothing. Errors: those of MergedGroups::make().
Result<void> applyMergeRules(const ReviewOptions &options, ReviewProject &project,
                             const ReviewGroups &groups, const std::vector<std::uint32_t> &scope,
                             ProgressPrinter &printer, const RunContext &context);

/// Adds to a request of merged records what the project merged, or the options' rules.
Result<void> addMerges(const MergeRuleOptions &merging, const ReviewProject &project,
                       ExportRequest &request);

}  // namespace shinglescope
