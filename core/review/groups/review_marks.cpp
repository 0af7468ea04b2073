// SPDX-License-Identifier: MIT
#include "core/review/groups/review_marks.h"

namespace shinglescope {

ReviewMarks reviewMarks(const ItemJudgements &items, const RowMarks &rows) {
  ReviewMarks marks;
  rows.forEach([&marks](RecordId row, RowMark mark, bool isByRule) {
    marks.rows.push_back({row, mark, !isByRule});
  });
  items.forEach([&marks](ItemKey key, const ItemState &state) {
    marks.pairs.push_back({key.a, key.b, state.verdict, state.keep, state.isContested});
  });
  return marks;
}

ReviewMarks reviewMarks(const Verdicts &verdicts) {
  return reviewMarks(verdicts.items(), verdicts.rowMarks());
}

ReviewCommand commandOf(const KeepPlan &plan, const std::string &reviewer) {
  ReviewCommand command;
  command.origin = kRuleOrigin;
  command.reviewer = reviewer;
  command.rows.reserve(plan.marks.size());
  for (const GroupMark &mark : plan.marks) command.rows.push_back({mark.row, mark.mark});
  return command;
}

}  // namespace shinglescope
