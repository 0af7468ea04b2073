#include "core/review/verdicts/inference.h"

namespace shinglescope {

std::vector<EntryKey> offeredDuplicates(const VerdictGraph &graph, const EntryJudgements &judged,
                                        std::span<const EntryKey> entries) {
  std::vector<EntryKey> offered;
  for (const EntryKey entry : entries) {
    if (!graph.isJoined(entry) || graph.isDisputed(entry.a)) continue;
    const EntryState *state = judged.find(entry);
    const bool isOpen =
        state == nullptr || (state->verdict == Verdict::Undecided && !state->isContested);
    if (isOpen) offered.push_back(entry);
  }
  return offered;
}

ReviewCommand acceptedDuplicates(const EntryJudgements &judged, std::span<const EntryKey> offered,
                                 const std::string &reviewer) {
  ReviewCommand act;
  act.origin = kInferenceOrigin;
  act.reviewer = reviewer;
  for (const EntryKey entry : offered) {
    Judgement judgement = judged.judgementOf(entry);
    judgement.verdict = Verdict::Duplicate;
    act.entries.push_back({entry, std::move(judgement)});
  }
  return act;
}

}  // namespace shinglescope
