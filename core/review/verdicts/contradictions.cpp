#include "core/review/verdicts/contradictions.h"

#include <algorithm>

namespace shinglescope {

std::vector<Contradiction> findContradictions(const VerdictGraph &graph,
                                              const EntryJudgements &entries) {
  std::vector<Contradiction> found;
  for (const EntryKey entry : graph.contradicted()) {
    found.push_back({Contradiction::Kind::Chain, entry});
  }
  entries.forEach([&](EntryKey entry, const EntryState &state) {
    if (state.isContested) found.push_back({Contradiction::Kind::Words, entry});
  });
  std::ranges::stable_sort(found, {}, &Contradiction::entry);
  return found;
}

std::vector<VerdictStatement> statementsOn(const Verdicts &verdicts, EntryKey entry) {
  const VerdictLog &log = verdicts.log();
  std::vector<VerdictStatement> statements;
  for (const ReviewerDecision &given : decisionsThatCount(verdicts.decisionsOn(entry))) {
    const LogTarget &target = log.target(given.target);
    VerdictStatement statement;
    statement.reviewer = given.isOwn ? log.reviewerOf(given.saidIn) : log.voiceName(target.voice);
    statement.judgement = log.judgementOf(given.target);
    statement.judgement.keep = given.decision.keep;
    statement.a = log.book().at(target.a);
    statement.b = log.book().at(target.b);
    statement.unixMilliseconds = log.timeOf(given.saidIn);
    statement.isOfOtherContent = given.isOfOtherContent;
    statements.push_back(std::move(statement));
  }
  return statements;
}

}  // namespace shinglescope
