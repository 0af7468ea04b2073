// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/review/queue/review_queue.h"

namespace shinglescope {

/// The items of a queue within one list: pairs at or above the threshold whose texts both have rows
/// in it, and classes with at least two rows in it. Ascending, without repetitions. Rows that the
/// table does not contain are skipped. Errors: Cancelled. O((rows + pairs of their texts) *
/// log(pairs)).
Result<std::vector<ItemHandle>> itemsAmong(const ReviewQueue &queue,
                                           const std::vector<std::vector<RecordId>> &lists,
                                           const Ratio &threshold, const RunContext &context);

}  // namespace shinglescope
