#pragma once

#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/act.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// What is said of many entries at once; notes and tags stay those of each.
struct SharedVerdict {
  Verdict verdict = Verdict::Undecided;
  std::optional<Keep> keep = Keep::Neither;  ///< nothing: stays as it is
};

/// True if an entry has this judgement already and needs no check: then it is no step. O(1).
bool saysNothingNew(const Verdicts &verdicts, EntryKey entry, const Judgement &judgement);

/// The act that says so of all of them, one undo step. Left out: entries that say so already and
/// need no check, and handles of another queue. Errors: Cancelled. O(entries).
Result<Act> judgedTogether(const Verdicts &verdicts, const ReviewQueue &queue,
                           const std::vector<EntryHandle> &entries, const SharedVerdict &said,
                           const RunContext &context);

}  // namespace shinglescope
