#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/handle.h"
#include "core/base/run_context.h"
#include "core/review/queue/queue_entry.h"

namespace shinglescope {

using EntryHandle = Handle<QueueEntry>;

/// All entries of a result, sorted once. Immutable; built off the GUI thread and shared by models
/// and jobs.
struct ReviewQueue {
  std::shared_ptr<const DuplicateResult> result;
  std::vector<QueueEntry> entries;          ///< in the order of makeQueue()
  std::vector<std::uint32_t> bySimilarity;  ///< entries, highest first, ties by row
  std::vector<std::uint32_t> byFile;        ///< entries by the rows of their first text

  Generation generation = {};

  /// For loops over the entries of this queue.
  EntryKey keyAt(std::uint32_t entry) const { return keyOf(entries[entry], *result); }
  EntryHandle handleAt(std::uint32_t entry) const {
    return shinglescope::handleAt(entries, entry, generation);
  }
  /// Null for a handle of another queue, which is a programming error (core/base/handle.h).
  const QueueEntry *find(const EntryHandle &handle) const {
    return itemOf(entries, handle, generation);
  }
};

/// O(n log n). Errors: Cancelled.
Result<std::shared_ptr<const ReviewQueue>> makeReviewQueue(
    std::shared_ptr<const DuplicateResult> result, const RunContext &context);

/// Row pairs that an entry represents, not capped at 32 bits.
std::uint64_t rowPairsOf(const QueueEntry &entry, const DuplicateResult &result);
/// `similarity >= threshold` and `similarity > threshold`, decided on integers.
bool isEntryAtLeast(const QueueEntry &entry, const DuplicateResult &result, const Ratio &threshold);
bool isEntryOver(const QueueEntry &entry, const DuplicateResult &result, const Ratio &threshold);

/// The entry that judges two rows: their pair or their class of identical rows. kNoEntry if they
/// are not a pair down to the floor, or not rows of the table. O(log n).
inline constexpr std::uint32_t kNoEntry = 0xFFFFFFFFU;
std::uint32_t findEntry(const ReviewQueue &queue, RecordId a, RecordId b);

}  // namespace shinglescope
