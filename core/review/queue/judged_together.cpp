// SPDX-License-Identifier: MIT
#include "core/review/queue/judged_together.h"

#include "core/review/verdicts/stop_polls.h"

namespace shinglescope {

bool changesNothing(const Verdicts &verdicts, ItemKey item, const Judgement &judgement) {
  const ItemState *state = verdicts.stateOf(item);
  const bool isToConfirm = state != nullptr && state->isToConfirm();
  return !isToConfirm && verdicts.judgementOf(item) == judgement;
}

Result<ReviewCommand> judgedTogether(const Verdicts &verdicts, const ReviewQueue &queue,
                                     const std::vector<ItemHandle> &items,
                                     const SharedVerdict &said, const RunContext &context) {
  ReviewCommand command;
  command.items.reserve(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    if (!isOf(items[i], queue.generation) || items[i].index >= queue.items.size()) continue;
    const ItemKey key = queue.keyAt(items[i].index);
    Judgement judgement = verdicts.judgementOf(key);
    judgement.verdict = said.verdict;
    judgement.keep = keepUnder(said.verdict, said.keep.value_or(judgement.keep));
    if (changesNothing(verdicts, key, judgement)) continue;
    command.items.push_back({key, std::move(judgement)});
  }
  return command;
}

}  // namespace shinglescope
