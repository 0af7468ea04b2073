// SPDX-License-Identifier: MIT
#include "core/review/queue/queue_item.h"

#include <algorithm>
#include <limits>

namespace shinglescope {
namespace {

std::uint32_t cutTo32Bits(std::uint64_t number) {
  return static_cast<std::uint32_t>(
      std::min<std::uint64_t>(number, std::numeric_limits<std::uint32_t>::max()));
}

}  // namespace

std::vector<QueueItem> makeQueue(const DuplicateResult &result) {
  std::vector<QueueItem> queue;
  queue.reserve(result.pairs.size());
  for (std::size_t i = 0; i < result.pairs.size(); ++i) {
    const ScoredPair &pair = result.pairs[i];
    queue.push_back({pair.textA, pair.textB, static_cast<std::uint32_t>(i),
                     cutTo32Bits(result.classes.rowPairsOf(pair.textA, pair.textB)),
                     static_cast<float>(decidingSimilarity(pair, result.recipe()))});
  }
  for (std::uint32_t text = 0; text < result.classes.textCount(); ++text) {
    if (!isDuplicateClass(result, TextId{text})) continue;
    queue.push_back({TextId{text}, TextId{text}, QueueItem::kNoPair,
                     cutTo32Bits(result.classes.rowPairsWithin(TextId{text})), 1.0F});
  }
  return queue;
}

ItemKey keyOf(const QueueItem &item, const DuplicateResult &result) {
  return {result.classes.firstRow(item.textA), result.classes.firstRow(item.textB)};
}

}  // namespace shinglescope
