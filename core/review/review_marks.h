#pragma once

#include "core/review/keep_plan.h"
#include "core/review/verdicts.h"

namespace shinglescope {

/// The origin of steps that keep rules made.
inline constexpr std::string_view kRuleOrigin = "rule";

/// What verdicts say, as groups take it. Marks that a rule made are not by hand.
/// O(entries + rows).
ReviewMarks reviewMarks(const Verdicts &verdicts);
/// The same in two parts: the marks now, O(rows), and the pairs of a snapshot,
/// O(entries), which another thread may do.
std::vector<GroupMark> groupMarks(const Verdicts &verdicts);
ReviewMarks reviewMarks(const EntryJudgements &entries, std::vector<GroupMark> rows);

/// The marks of a plan as one act, so that they are one undo step.
Act actOf(const KeepPlan &plan, const std::string &reviewer = {});

}  // namespace shinglescope
