// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/handle.h"
#include "core/base/run_context.h"
#include "core/review/queue/queue_item.h"

namespace shinglescope {

using ItemHandle = Handle<QueueItem>;

/// All items of a result, sorted once. Immutable; built off the GUI thread and shared by models
/// and jobs.
struct ReviewQueue {
  std::shared_ptr<const DuplicateResult> result;
  std::vector<QueueItem> items;             ///< in the order of makeQueue()
  std::vector<std::uint32_t> bySimilarity;  ///< items, highest first, ties by row
  std::vector<std::uint32_t> byFile;        ///< items by the rows of their first text

  Generation generation = {};

  /// The key of an item by its index, for loops over this queue.
  ItemKey keyAt(std::uint32_t item) const { return keyOf(items[item], *result); }
  ItemHandle handleAt(std::uint32_t item) const {
    return shinglescope::handleAt(items, item, generation);
  }
  /// Null for a handle of another queue, which is a programming error (core/base/handle.h).
  const QueueItem *find(const ItemHandle &handle) const {
    return itemOf(items, handle, generation);
  }
};

/// Sorts the items of a result. O(n log n). Errors: Cancelled.
Result<std::shared_ptr<const ReviewQueue>> makeReviewQueue(
    std::shared_ptr<const DuplicateResult> result, const RunContext &context);

/// Row pairs that an item represents, not capped at 32 bits.
std::uint64_t rowPairsOf(const QueueItem &item, const DuplicateResult &result);
/// Tests whether `similarity >= threshold` or `similarity > threshold`, with integer arithmetic.
bool isItemAtLeast(const QueueItem &item, const DuplicateResult &result, const Ratio &threshold);
bool isItemOver(const QueueItem &item, const DuplicateResult &result, const Ratio &threshold);

/// The item that judges two rows: their pair or their class of identical rows. kNoItem if they are
/// not a pair at or above the floor, or not rows of the table. O(log n).
inline constexpr std::uint32_t kNoItem = 0xFFFFFFFFU;
std::uint32_t findItem(const ReviewQueue &queue, RecordId a, RecordId b);

}  // namespace shinglescope
