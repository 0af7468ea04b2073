#include "core/review/review_marks.h"

namespace shinglescope {

ReviewMarks reviewMarks(const EntryJudgements &entries, std::vector<GroupMark> rows) {
  ReviewMarks marks{{}, std::move(rows)};
  entries.forEach([&marks](EntryKey key, const EntryState &state) {
    marks.pairs.push_back({key.a, key.b, state.verdict, state.keep, state.isContested});
  });
  return marks;
}

std::vector<GroupMark> groupMarks(const Verdicts &verdicts) {
  std::vector<GroupMark> marks;
  for (const MarkedRow &marked : verdicts.marks())
    marks.push_back({marked.row, marked.mark, verdicts.markOriginOf(marked.row) != kRuleOrigin});
  return marks;
}

ReviewMarks reviewMarks(const Verdicts &verdicts) {
  return reviewMarks(verdicts.entries(), groupMarks(verdicts));
}

Act actOf(const KeepPlan &plan, const std::string &reviewer) {
  Act act;
  act.origin = kRuleOrigin;
  act.reviewer = reviewer;
  act.rows.reserve(plan.marks.size());
  for (const GroupMark &mark : plan.marks) act.rows.push_back({mark.row, mark.mark});
  return act;
}

}  // namespace shinglescope
