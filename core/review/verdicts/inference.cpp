// SPDX-License-Identifier: MIT
#include "core/review/verdicts/inference.h"

namespace shinglescope {

std::vector<ItemKey> offeredDuplicates(const VerdictGraph &graph, const ItemJudgements &judged,
                                       std::span<const ItemKey> items) {
  std::vector<ItemKey> offered;
  for (const ItemKey item : items) {
    if (!graph.isJoined(item) || graph.isDisputed(item.a)) continue;
    const ItemState *state = judged.find(item);
    const bool isOpen =
        state == nullptr || (state->verdict == Verdict::Undecided && !state->isContested);
    if (isOpen) offered.push_back(item);
  }
  return offered;
}

ReviewCommand acceptedDuplicates(const ItemJudgements &judged, std::span<const ItemKey> offered,
                                 const std::string &reviewer) {
  ReviewCommand command;
  command.origin = kInferenceOrigin;
  command.reviewer = reviewer;
  for (const ItemKey item : offered) {
    Judgement judgement = judged.judgementOf(item);
    judgement.verdict = Verdict::Duplicate;
    command.items.push_back({item, std::move(judgement)});
  }
  return command;
}

}  // namespace shinglescope
