// SPDX-License-Identifier: MIT
#include "core/review/queue/review_queue.h"

#include <algorithm>

#include "core/base/sorted_list.h"

namespace shinglescope {
namespace {

std::pair<TextId, TextId> textsOf(const QueueItem &item) { return {item.textA, item.textB}; }

struct Fraction {
  std::uint64_t part = 1;
  std::uint64_t whole = 1;
};

Fraction similarityOf(const QueueItem &item, const DuplicateResult &result) {
  if (item.isClass()) return {};
  const ScoredPair &pair = result.pairs[item.pair];
  if (pair.isVerified()) return {pair.intersection, pair.whole};
  return {pair.equalPositions, result.recipe().signature.numHashes};
}

/// Pairs and classes already ascend by their texts and only need merging.
std::vector<std::uint32_t> fileOrder(const ReviewQueue &queue, std::size_t pairs) {
  const std::vector<std::uint32_t> all = numbersBelow(queue.items.size());
  std::vector<std::uint32_t> order(all.size());
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(pairs);
  const auto textsAt = [&](std::uint32_t item) { return textsOf(queue.items[item]); };
  std::ranges::merge(all.begin(), middle, middle, all.end(), order.begin(), {}, textsAt, textsAt);
  return order;
}

}  // namespace

Result<std::shared_ptr<const ReviewQueue>> makeReviewQueue(
    std::shared_ptr<const DuplicateResult> result, const RunContext &context) {
  auto queue = std::make_shared<ReviewQueue>();
  queue->items = makeQueue(*result);
  queue->bySimilarity = numbersBelow(queue->items.size());
  if (context.isCancelled()) return cancelledError();
  std::sort(queue->bySimilarity.begin(), queue->bySimilarity.end(),
            [&](std::uint32_t x, std::uint32_t y) {
              const QueueItem &a = queue->items[x];
              const QueueItem &b = queue->items[y];
              // Compared exactly, so a threshold always cuts off the end.
              const Fraction p = similarityOf(a, *result);
              const Fraction q = similarityOf(b, *result);
              if (p.part * q.whole != q.part * p.whole) return p.part * q.whole > q.part * p.whole;
              return textsOf(a) < textsOf(b);
            });
  queue->byFile = fileOrder(*queue, result->pairs.size());
  queue->result = std::move(result);
  return std::shared_ptr<const ReviewQueue>(std::move(queue));
}

std::uint64_t rowPairsOf(const QueueItem &item, const DuplicateResult &result) {
  return item.isClass() ? result.classes.rowPairsWithin(item.textA)
                        : result.classes.rowPairsOf(item.textA, item.textB);
}

bool isItemAtLeast(const QueueItem &item, const DuplicateResult &result, const Ratio &threshold) {
  const Fraction similarity = similarityOf(item, result);
  return isAtLeast(similarity.part, similarity.whole, threshold);
}

bool isItemOver(const QueueItem &item, const DuplicateResult &result, const Ratio &threshold) {
  const Fraction similarity = similarityOf(item, result);
  return similarity.whole > 0 &&
         similarity.part * threshold.denominator > threshold.numerator * similarity.whole;
}

std::uint32_t findItem(const ReviewQueue &queue, RecordId a, RecordId b) {
  const DuplicateResult &result = *queue.result;
  const std::size_t rows = result.classes.textOfRow.size();
  if (a.value >= rows || b.value >= rows) return kNoItem;  // a key of another table
  TextId textA = result.classes.textOf(a);
  TextId textB = result.classes.textOf(b);
  if (textB < textA) std::swap(textA, textB);
  const bool isClass = textA == textB;
  const auto middle = queue.items.begin() + static_cast<std::ptrdiff_t>(result.pairs.size());
  const auto begin = isClass ? middle : queue.items.begin();
  const auto end = isClass ? queue.items.end() : middle;
  const auto found = std::ranges::lower_bound(begin, end, std::pair(textA, textB), {}, textsOf);
  if (found == end || textsOf(*found) != std::pair(textA, textB)) return kNoItem;
  return static_cast<std::uint32_t>(found - queue.items.begin());
}

}  // namespace shinglescope
