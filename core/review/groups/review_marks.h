#pragma once

#include "core/review/groups/keep_plan.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// What verdicts say, as groups take it. Marks that a rule made are not by hand.
/// O(entries + rows).
ReviewMarks reviewMarks(const Verdicts &verdicts);
/// The same of copies, on any thread.
ReviewMarks reviewMarks(const EntryJudgements &entries, const RowMarks &rows);

/// The marks of a plan as one act, so that they are one undo step.
Act actOf(const KeepPlan &plan, const std::string &reviewer = {});

}  // namespace shinglescope
