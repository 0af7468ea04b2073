#include "core/review/queue/judged_together.h"

#include "core/review/verdicts/stop_polls.h"

namespace shinglescope {

bool saysNothingNew(const Verdicts &verdicts, EntryKey entry, const Judgement &judgement) {
  const EntryState *state = verdicts.stateOf(entry);
  const bool isOpenStill = state != nullptr && (state->isContested || state->needsCheck);
  return !isOpenStill && verdicts.judgementOf(entry) == judgement;
}

Result<ReviewCommand> judgedTogether(const Verdicts &verdicts, const ReviewQueue &queue,
                                     const std::vector<EntryHandle> &entries,
                                     const SharedVerdict &said, const RunContext &context) {
  ReviewCommand act;
  act.entries.reserve(entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    if (!isOf(entries[i], queue.generation) || entries[i].index >= queue.entries.size()) continue;
    const EntryKey key = queue.keyAt(entries[i].index);
    Judgement judgement = verdicts.judgementOf(key);
    judgement.verdict = said.verdict;
    judgement.keep = keepUnder(said.verdict, said.keep.value_or(judgement.keep));
    if (saysNothingNew(verdicts, key, judgement)) continue;
    act.entries.push_back({key, std::move(judgement)});
  }
  return act;
}

}  // namespace shinglescope
