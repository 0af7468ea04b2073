// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/statistics.h"
#include "core/review/queue/queue_item.h"
#include "core/review/verdicts/item_judgements.h"

namespace shinglescope {

/// The share of duplicates among the queue's items at or above a threshold, estimated by a random
/// audit.
struct AuditedPrecision {
  Ratio threshold;
  std::uint64_t items = 0;         ///< in the queue at or above the threshold
  std::uint64_t duplicate = 0;     ///< in the sample
  std::uint64_t notDuplicate = 0;  ///< in the sample
  std::uint64_t unsure = 0;        ///< in the sample; not counted in the precision

  std::uint64_t decided() const { return duplicate + notDuplicate; }
  /// None if nothing in the sample is decided.
  std::optional<double> precision() const;
  /// Wilson's 95 % interval; [0, 1] if nothing is decided.
  Interval interval() const { return wilsonInterval95(duplicate, decided()); }
};

/// The precision at each threshold; `thresholds` must ascend. `audit` is the random order of all
/// items (randomAuditOrder()). The sample at a threshold is the longest prefix of that order,
/// without items below the threshold, in which every item has a verdict; Unsure counts as one.
/// Verdicts after the first skipped item do not count, whatever their origin: items that a reviewer
/// picks are not a random sample. Contested items and those that a rule decided count as skipped.
/// O(items log thresholds).
std::vector<AuditedPrecision> precisionByThreshold(const DuplicateResult &result,
                                                   std::span<const QueueItem> items,
                                                   std::span<const std::uint32_t> audit,
                                                   const ItemJudgements &judged,
                                                   std::span<const Ratio> thresholds);

}  // namespace shinglescope
