#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/statistics.h"
#include "core/review/queue/queue_entry.h"
#include "core/review/verdicts/entry_judgements.h"

namespace shinglescope {

/// The share of duplicates among the queue's entries at or over a threshold, estimated by a random
/// audit.
struct AuditedPrecision {
  Ratio threshold;
  std::uint64_t entries = 0;       ///< in the queue at or over the threshold
  std::uint64_t duplicate = 0;     ///< of the sample
  std::uint64_t notDuplicate = 0;  ///< of the sample
  std::uint64_t unsure = 0;        ///< of the sample; not counted in the precision

  std::uint64_t decided() const { return duplicate + notDuplicate; }
  /// None if nothing in the sample is decided.
  std::optional<double> precision() const;
  /// Wilson's 95 % interval; [0, 1] if nothing is decided.
  Interval interval() const { return wilsonInterval95(duplicate, decided()); }
};

/// The precision at each threshold; thresholds ascend. `audit` is the random order of all entries
/// (randomAuditOrder()). The sample at a threshold is the longest prefix of that order, without
/// entries below the threshold, in which every entry has a verdict; Unsure is one. Verdicts behind
/// the first skipped entry do not count, whatever their origin: what a reviewer picks is not a
/// random sample. Contested entries count as skipped. O(entries log thresholds).
std::vector<AuditedPrecision> precisionByThreshold(const DuplicateResult &result,
                                                   std::span<const QueueEntry> entries,
                                                   std::span<const std::uint32_t> audit,
                                                   const EntryJudgements &judged,
                                                   std::span<const Ratio> thresholds);

}  // namespace shinglescope
