// SPDX-License-Identifier: MIT
#include "core/review/queue/queue_order.h"

#include <algorithm>
#include <limits>

#include "core/base/parallel.h"
#include "core/review/queue/random_audit.h"

namespace shinglescope {
namespace {

constexpr std::size_t kQueueOrderItemsPerBlock = 8192;
constexpr std::uint32_t kCutRowPairs = std::numeric_limits<std::uint32_t>::max();

std::vector<std::uint64_t> rowPairSums(const QueueOrder &order, const ReviewQueue &queue) {
  std::vector<std::uint64_t> sums;
  sums.reserve(order.size() + 1);
  sums.push_back(0);
  for (const std::uint32_t index : order.bySimilarity) {
    const QueueItem &item = queue.items[index];
    const bool isCut = item.rowPairs == kCutRowPairs;
    sums.push_back(sums.back() + (isCut ? rowPairsOf(item, *queue.result) : item.rowPairs));
  }
  return sums;
}

std::vector<std::uint32_t> filePositions(const QueueOrder &order, const ReviewQueue &queue) {
  constexpr std::uint32_t kAbsent = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> positionOf(queue.items.size(), kAbsent);
  for (std::size_t i = 0; i < order.size(); ++i)
    positionOf[order.bySimilarity[i]] = static_cast<std::uint32_t>(i);
  std::vector<std::uint32_t> positions;
  positions.reserve(order.size());
  for (const std::uint32_t item : queue.byFile)
    if (positionOf[item] != kAbsent) positions.push_back(positionOf[item]);
  return positions;
}

/// The draw that the precision is based on (random_audit.h), restricted to the items that pass: a
/// filter or threshold does not change the order of the remaining items.
Result<std::vector<std::uint32_t>> auditPositions(const QueueOrder &order,
                                                  const QueueRequest &request, std::uint64_t seed,
                                                  const RunContext &context) {
  if (request.records == nullptr) {
    return badParameter({MessageId::AuditWithoutDigests, {}});
  }
  std::vector<ItemKey> keys(order.size());
  const auto look = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      keys[i] = request.queue->keyAt(order.bySimilarity[i]);
    }
    return {};
  };
  if (auto done = forEachBlock(context, keys.size(), kQueueOrderItemsPerBlock, look); !done) {
    return done.error();
  }
  return randomAuditOrder(keys, *request.records, seed, context);
}

}  // namespace

Result<QueueOrder> makeQueueOrder(const QueueRequest &request, const QueueArrangement &arrangement,
                                  const RunContext &context) {
  const ReviewQueue &queue = *request.queue;
  const Result<std::vector<std::uint8_t>> passing = passingItems(request, context);
  if (!passing) return passing.error();
  QueueOrder order;
  order.arrangement = arrangement;
  order.bySimilarity.reserve(queue.items.size());
  for (const std::uint32_t item : queue.bySimilarity)
    if ((*passing)[item] != 0) order.bySimilarity.push_back(item);
  if (context.isCancelled()) return cancelledError();
  order.rowPairs = rowPairSums(order, queue);
  if (context.isCancelled()) return cancelledError();
  if (arrangement.sort == QueueSort::FileOrder) order.arranged = filePositions(order, queue);
  if (arrangement.sort != QueueSort::Audit) return order;
  Result<std::vector<std::uint32_t>> shuffled =
      auditPositions(order, request, arrangement.seed, context);
  if (!shuffled) return shuffled.error();
  order.arranged = *std::move(shuffled);
  return order;
}

std::size_t countAtLeast(const QueueOrder &order, const ReviewQueue &queue,
                         const Ratio &threshold) {
  const auto end = std::partition_point(
      order.bySimilarity.begin(), order.bySimilarity.end(), [&](std::uint32_t item) {
        return isItemAtLeast(queue.items[item], *queue.result, threshold);
      });
  return static_cast<std::size_t>(end - order.bySimilarity.begin());
}

std::vector<std::uint32_t> arrangedItems(const QueueOrder &order, std::size_t count) {
  std::vector<std::uint32_t> items;
  items.reserve(count);
  const auto end = order.bySimilarity.begin() + static_cast<std::ptrdiff_t>(count);
  switch (order.arrangement.sort) {
    case QueueSort::Similarity: items.assign(order.bySimilarity.begin(), end); break;
    case QueueSort::Borderline:
      // The lowest items that still count are nearest to the threshold.
      items.assign(std::make_reverse_iterator(end), order.bySimilarity.rend());
      break;
    case QueueSort::Audit:
    case QueueSort::FileOrder:
      for (const std::uint32_t position : order.arranged)
        if (position < count) items.push_back(order.bySimilarity[position]);
      break;
  }
  return items;
}

}  // namespace shinglescope
