// SPDX-License-Identifier: MIT
#include "core/review/verdicts/contradictions.h"

#include <algorithm>

namespace shinglescope {

std::vector<Contradiction> findContradictions(const VerdictGraph &graph,
                                              const ItemJudgements &items) {
  std::vector<Contradiction> found;
  for (const ItemKey item : graph.contradicted()) {
    found.push_back({Contradiction::Kind::Chain, item});
  }
  items.forEach([&](ItemKey item, const ItemState &state) {
    if (state.isContested) found.push_back({Contradiction::Kind::Decisions, item});
  });
  std::ranges::stable_sort(found, {}, &Contradiction::item);
  return found;
}

std::vector<VerdictStatement> statementsOn(const Verdicts &verdicts, ItemKey item) {
  const VerdictLog &log = verdicts.log();
  std::vector<VerdictStatement> statements;
  for (const ReviewerDecision &given : decisionsThatCount(verdicts.decisionsOn(item))) {
    const LogTarget &target = log.target(given.target);
    VerdictStatement statement;
    statement.reviewer =
        given.isOwn ? log.reviewerOf(given.decidedIn) : log.reviewerName(target.reviewer);
    statement.judgement = log.judgementOf(given.target);
    statement.judgement.keep = given.decision.keep;
    statement.a = log.book().at(target.a);
    statement.b = log.book().at(target.b);
    statement.unixMilliseconds = log.timeOf(given.decidedIn);
    statement.isOfOtherContent = given.isOfOtherContent;
    statements.push_back(std::move(statement));
  }
  return statements;
}

}  // namespace shinglescope
