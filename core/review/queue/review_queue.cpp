#include "core/review/queue/review_queue.h"

#include <algorithm>
#include <numeric>

namespace shinglescope {
namespace {

struct Fraction {
  std::uint64_t part = 1;
  std::uint64_t whole = 1;
};

Fraction similarityOf(const QueueEntry &entry, const DuplicateResult &result) {
  if (entry.isClass()) return {};
  const ScoredPair &pair = result.pairs[entry.pair];
  if (pair.isVerified()) return {pair.intersection, pair.unionSize};
  return {pair.equalPositions, result.recipe().signature.hashes};
}

/// Pairs and classes already ascend by their texts and only need merging.
std::vector<std::uint32_t> fileOrder(const ReviewQueue &queue, std::size_t pairs) {
  std::vector<std::uint32_t> all(queue.entries.size());
  std::iota(all.begin(), all.end(), 0U);
  std::vector<std::uint32_t> order(all.size());
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(pairs);
  std::merge(all.begin(), middle, middle, all.end(), order.begin(),
             [&](std::uint32_t x, std::uint32_t y) {
               const QueueEntry &a = queue.entries[x];
               const QueueEntry &b = queue.entries[y];
               return std::pair(a.textA, a.textB) < std::pair(b.textA, b.textB);
             });
  return order;
}

}  // namespace

Result<std::shared_ptr<const ReviewQueue>> makeReviewQueue(
    std::shared_ptr<const DuplicateResult> result, const RunContext &context) {
  auto queue = std::make_shared<ReviewQueue>();
  queue->entries = makeQueue(*result);
  queue->bySimilarity.resize(queue->entries.size());
  std::iota(queue->bySimilarity.begin(), queue->bySimilarity.end(), 0U);
  if (context.isCancelled()) return cancelledError();
  std::sort(queue->bySimilarity.begin(), queue->bySimilarity.end(),
            [&](std::uint32_t x, std::uint32_t y) {
              const QueueEntry &a = queue->entries[x];
              const QueueEntry &b = queue->entries[y];
              // Compared exactly, so a threshold always cuts off a tail.
              const Fraction p = similarityOf(a, *result);
              const Fraction q = similarityOf(b, *result);
              if (p.part * q.whole != q.part * p.whole) return p.part * q.whole > q.part * p.whole;
              return std::pair(a.textA, a.textB) < std::pair(b.textA, b.textB);
            });
  queue->byFile = fileOrder(*queue, result->pairs.size());
  queue->result = std::move(result);
  return std::shared_ptr<const ReviewQueue>(std::move(queue));
}

std::uint64_t rowPairsOf(const QueueEntry &entry, const DuplicateResult &result) {
  const std::uint64_t a = result.classes.rowsOf(entry.textA).size();
  if (entry.isClass()) return a * (a - 1) / 2;
  return a * result.classes.rowsOf(entry.textB).size();
}

bool isEntryAtLeast(const QueueEntry &entry, const DuplicateResult &result,
                    const Ratio &threshold) {
  const Fraction similarity = similarityOf(entry, result);
  return isAtLeast(similarity.part, similarity.whole, threshold);
}

bool isEntryOver(const QueueEntry &entry, const DuplicateResult &result, const Ratio &threshold) {
  const Fraction similarity = similarityOf(entry, result);
  return similarity.whole > 0 &&
         similarity.part * threshold.denominator > threshold.numerator * similarity.whole;
}

std::uint32_t findEntry(const ReviewQueue &queue, RecordId a, RecordId b) {
  const DuplicateResult &result = *queue.result;
  const std::size_t rows = result.classes.textOfRow.size();
  if (a.value >= rows || b.value >= rows) return kNoEntry;  // a key of another table
  TextId textA = result.classes.textOf(a);
  TextId textB = result.classes.textOf(b);
  if (textB < textA) std::swap(textA, textB);
  const bool isClass = textA == textB;
  const auto middle = queue.entries.begin() + static_cast<std::ptrdiff_t>(result.pairs.size());
  const auto begin = isClass ? middle : queue.entries.begin();
  const auto end = isClass ? queue.entries.end() : middle;
  const auto found = std::lower_bound(begin, end, std::pair(textA, textB),
                                      [](const QueueEntry &entry, const auto &texts) {
                                        return std::pair(entry.textA, entry.textB) < texts;
                                      });
  if (found == end || found->textA != textA || found->textB != textB) return kNoEntry;
  return static_cast<std::uint32_t>(found - queue.entries.begin());
}

}  // namespace shinglescope
