// SPDX-License-Identifier: MIT
#include "core/review/quality/review_quality.h"

#include <algorithm>

namespace shinglescope {
namespace {

/// The number of ascending thresholds that an item reaches.
std::size_t reachedBy(const QueueItem &item, const DuplicateResult &result,
                      std::span<const Ratio> thresholds) {
  if (item.isClass()) return thresholds.size();
  const ScoredPair &pair = result.pairs[item.pair];
  const auto end = std::partition_point(
      thresholds.begin(), thresholds.end(),
      [&](const Ratio &threshold) { return isPairAtLeast(pair, result.recipe(), threshold); });
  return static_cast<std::size_t>(end - thresholds.begin());
}

/// Increments over ranges of thresholds, summed up at the end.
class RangeSums {
 public:
  explicit RangeSums(std::size_t size) : m_steps(size + 1) {}
  void addOne(std::size_t begin, std::size_t end) {
    if (begin >= end) return;
    ++m_steps[begin];
    --m_steps[end];
  }
  std::uint64_t next() { return static_cast<std::uint64_t>(m_sum += m_steps[m_at++]); }

 private:
  std::vector<std::int64_t> m_steps;
  std::int64_t m_sum = 0;
  std::size_t m_at = 0;
};

}  // namespace

std::optional<double> AuditedPrecision::precision() const {
  if (decided() == 0) return std::nullopt;
  return static_cast<double>(duplicate) / static_cast<double>(decided());
}

std::vector<AuditedPrecision> precisionByThreshold(const DuplicateResult &result,
                                                   std::span<const QueueItem> items,
                                                   std::span<const std::uint32_t> audit,
                                                   const ItemJudgements &judged,
                                                   std::span<const Ratio> thresholds) {
  RangeSums all(thresholds.size());
  RangeSums duplicate(thresholds.size());
  RangeSums notDuplicate(thresholds.size());
  RangeSums unsure(thresholds.size());
  // A skipped item ends the sample at each threshold that it reaches.
  std::size_t firstOpen = 0;
  for (const std::uint32_t item : audit) {
    const std::size_t reached = reachedBy(items[item], result, thresholds);
    all.addOne(0, reached);
    const ItemState *state = judged.find(keyOf(items[item], result));
    const bool isOpen = state == nullptr || state->isByRule;
    switch (isOpen ? Verdict::Undecided : state->verdict) {
      case Verdict::Undecided: firstOpen = std::max(firstOpen, reached); break;
      case Verdict::Duplicate: duplicate.addOne(firstOpen, reached); break;
      case Verdict::NotDuplicate: notDuplicate.addOne(firstOpen, reached); break;
      case Verdict::Unsure: unsure.addOne(firstOpen, reached); break;
    }
  }
  std::vector<AuditedPrecision> points;
  for (const Ratio &threshold : thresholds) {
    points.push_back({threshold, all.next(), duplicate.next(), notDuplicate.next(), unsure.next()});
  }
  return points;
}

}  // namespace shinglescope
