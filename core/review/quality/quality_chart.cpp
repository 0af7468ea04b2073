// SPDX-License-Identifier: MIT
#include "core/review/quality/quality_chart.h"

#include <algorithm>

#include "core/review/queue/random_audit.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kHundred = 100;
constexpr std::uint64_t kBins = 20;

}  // namespace

std::vector<Ratio> similaritySteps(const Ratio &floor) {
  std::uint64_t width = 1;
  const auto reaches = [&](std::uint64_t hundredths) {
    return Ratio{kHundred - std::min(kHundred, hundredths), kHundred} <= floor;
  };
  while (!reaches(width * kBins)) ++width;
  std::vector<Ratio> steps;
  for (std::uint64_t below = width; !reaches(below); below += width) {
    steps.push_back({kHundred - below, kHundred});
  }
  steps.push_back(floor);
  std::ranges::reverse(steps);
  return steps;
}

Result<QualityChart> makeQualityChart(const ReviewQueue &queue, const ItemJudgements &judged,
                                      const RecordDigests &records, std::uint64_t seed,
                                      const Ratio &threshold, const RunContext &context) {
  std::vector<ItemKey> keys(queue.items.size());
  for (std::uint32_t i = 0; i < keys.size(); ++i) keys[i] = queue.keyAt(i);
  const auto audit = randomAuditOrder(keys, records, seed, context);
  if (!audit) return audit.error();
  std::vector<Ratio> thresholds = similaritySteps(lowestKept(*queue.result));
  const std::size_t steps = thresholds.size();
  // The threshold under review may equal a step or lie between two.
  const auto place = std::ranges::lower_bound(thresholds, threshold);
  const auto under = static_cast<std::size_t>(place - thresholds.begin());
  const bool isStep = place != thresholds.end() && *place == threshold;
  if (!isStep) thresholds.insert(place, threshold);
  if (context.isCancelled()) return cancelledError();
  std::vector<AuditedPrecision> points =
      precisionByThreshold(*queue.result, queue.items, *audit, judged, thresholds);
  QualityChart chart;
  chart.atThreshold = points[under];
  if (!isStep) points.erase(points.begin() + static_cast<std::ptrdiff_t>(under));
  for (std::size_t i = 0; i < steps; ++i) {
    const bool isLast = i + 1 == steps;
    chart.bins.push_back({points[i], isLast ? Ratio{1, 1} : points[i + 1].threshold,
                          points[i].items - (isLast ? 0 : points[i + 1].items)});
  }
  return chart;
}

}  // namespace shinglescope
