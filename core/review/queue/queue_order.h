// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/review/queue/queue_filter.h"

namespace shinglescope {

/// The order of the queue: highest similarity first, nearest to the threshold first, the order of a
/// random audit (random_audit.h), or row order.
enum class QueueSort : std::uint8_t { Similarity, Borderline, Audit, FileOrder };

struct QueueArrangement {
  QueueSort sort = QueueSort::Similarity;
  std::uint64_t seed = 1;  ///< of the audit
  bool operator==(const QueueArrangement &) const = default;
};

/// The items that pass a filter, sorted off the GUI thread. A threshold then only cuts off the end.
struct QueueOrder {
  QueueArrangement arrangement;
  std::vector<std::uint32_t> bySimilarity;  ///< items, highest first
  std::vector<std::uint64_t> rowPairs;      ///< at index n: row pairs of the first n items
  std::vector<std::uint32_t> arranged;      ///< positions in bySimilarity; empty for its own order

  std::size_t size() const { return bySimilarity.size(); }
};

/// Filters and sorts. O(items), plus the cost of the filter. Errors: those of passingItems(),
/// and BadParameter for an audit without digests.
Result<QueueOrder> makeQueueOrder(const QueueRequest &request, const QueueArrangement &arrangement,
                                  const RunContext &context);

/// The number of items at or above a threshold. O(log n).
std::size_t countAtLeast(const QueueOrder &order, const ReviewQueue &queue, const Ratio &threshold);
/// The `count` items with the highest similarity, in the order's arrangement. O(n), milliseconds
/// for a million.
std::vector<std::uint32_t> arrangedItems(const QueueOrder &order, std::size_t count);

}  // namespace shinglescope
