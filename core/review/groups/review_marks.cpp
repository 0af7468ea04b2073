#include "core/review/groups/review_marks.h"

namespace shinglescope {

ReviewMarks reviewMarks(const EntryJudgements &entries, const RowMarks &rows) {
  ReviewMarks marks;
  rows.forEach([&marks](RecordId row, RowMark mark, bool isByRule) {
    marks.rows.push_back({row, mark, !isByRule});
  });
  entries.forEach([&marks](EntryKey key, const EntryState &state) {
    marks.pairs.push_back({key.a, key.b, state.verdict, state.keep, state.isContested});
  });
  return marks;
}

ReviewMarks reviewMarks(const Verdicts &verdicts) {
  return reviewMarks(verdicts.entries(), verdicts.rowMarks());
}

ReviewCommand actOf(const KeepPlan &plan, const std::string &reviewer) {
  ReviewCommand act;
  act.origin = kRuleOrigin;
  act.reviewer = reviewer;
  act.rows.reserve(plan.marks.size());
  for (const GroupMark &mark : plan.marks) act.rows.push_back({mark.row, mark.mark});
  return act;
}

}  // namespace shinglescope
