// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/review_command.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// One verdict for many items; each item keeps its own note and tags.
struct SharedVerdict {
  Verdict verdict = Verdict::Undecided;
  std::optional<Keep> keep = Keep::Neither;  ///< none: unchanged
};

/// True if the item already has this judgement and does not need a check, so no step is needed.
/// O(1).
bool changesNothing(const Verdicts &verdicts, ItemKey item, const Judgement &judgement);

/// A command that gives all items this verdict in one undo step. Leaves out items that already have
/// it and do not need a check, and handles of another queue. Errors: Cancelled. O(items).
Result<ReviewCommand> judgedTogether(const Verdicts &verdicts, const ReviewQueue &queue,
                                     const std::vector<ItemHandle> &items,
                                     const SharedVerdict &said, const RunContext &context);

}  // namespace shinglescope
