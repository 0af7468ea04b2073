#pragma once

#include <cstdint>
#include <vector>

#include "core/review/queue/queue_filter.h"

namespace shinglescope {

/// In which order the queue lists its entries: the most alike first, the nearest
/// to the threshold first, in the order of a random audit (random_audit.h), or by
/// row.
enum class QueueSort : std::uint8_t { Similarity, Borderline, Audit, FileOrder };

struct QueueArrangement {
  QueueSort sort = QueueSort::Similarity;
  std::uint64_t seed = 1;  ///< of the audit
  bool operator==(const QueueArrangement &) const = default;
};

/// The entries that pass a filter, in one of the orders. Made off the GUI
/// thread; a threshold then only cuts off a tail.
struct QueueOrder {
  QueueArrangement arrangement;
  std::vector<std::uint32_t> bySimilarity;  ///< entries, highest first
  std::vector<std::uint64_t> rowPairs;      ///< of the first n entries, n from 0
  std::vector<std::uint32_t> arranged;      ///< positions in bySimilarity; empty where that is it

  std::size_t size() const { return bySimilarity.size(); }
};

/// Filters and sorts. O(entries) and what the filter costs. Errors as
/// passingEntries(), and BadParameter for an audit without digests.
Result<QueueOrder> makeQueueOrder(const QueueRequest &request, const QueueArrangement &arrangement,
                                  const RunContext &context);

/// How many entries of the order are at or over a threshold. O(log n).
std::size_t countAtLeast(const QueueOrder &order, const ReviewQueue &queue, const Ratio &threshold);
/// The `count` most alike entries of the order, as it arranges them. O(n),
/// milliseconds for a million.
std::vector<std::uint32_t> arrangedEntries(const QueueOrder &order, std::size_t count);

}  // namespace shinglescope
