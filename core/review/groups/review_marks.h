// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/groups/keep_plan.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// Converts verdicts into input for the groups. Marks set by a rule have isByHand false. O(items
/// + rows).
ReviewMarks reviewMarks(const Verdicts &verdicts);
/// Does the same from copies, on any thread.
ReviewMarks reviewMarks(const ItemJudgements &items, const RowMarks &rows);

/// The marks of a plan as one command, and so one undo step.
ReviewCommand commandOf(const KeepPlan &plan, const std::string &reviewer = {});

}  // namespace shinglescope
