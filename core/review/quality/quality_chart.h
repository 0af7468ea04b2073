// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/quality/review_quality.h"
#include "core/review/queue/review_queue.h"
#include "core/review/records/record_digests.h"

namespace shinglescope {

/// One bin: the number of items in a range of similarities, and the audited precision at or above
/// its lower end.
struct QualityBin {
  AuditedPrecision from;  ///< at or above the lower end
  Ratio to;               ///< the lower end of the next bin; 1 for the last, which includes it
  std::uint64_t items = 0;
};

/// The quality of a result: its items by similarity, with the audited precision at each step and
/// at the threshold under review.
struct QualityChart {
  std::vector<QualityBin> bins;  ///< ascending
  AuditedPrecision atThreshold;
};

/// The lower ends of about 20 bins from the floor to 1: whole hundredths, evenly spaced, except the
/// first, which is the floor.
std::vector<Ratio> similaritySteps(const Ratio &floor);

/// Builds the chart from the audit of `seed`. O(items log bins), on `context.threads` threads for
/// the draw; independent of their number. Errors: Cancelled.
Result<QualityChart> makeQualityChart(const ReviewQueue &queue, const ItemJudgements &judged,
                                      const RecordDigests &records, std::uint64_t seed,
                                      const Ratio &threshold, const RunContext &context);

}  // namespace shinglescope
