#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/quality/review_quality.h"
#include "core/review/queue/review_queue.h"
#include "core/review/records/record_digests.h"

namespace shinglescope {

/// How many entries lie from one similarity to the next, and what the random
/// audit says of all from there on.
struct QualityBin {
  AuditedPrecision from;  ///< at or over the lower end
  Ratio to;               ///< the lower end of the next; 1 for the last, which holds it
  std::uint64_t entries = 0;
};

/// What verdicts tell of a result: its entries by similarity with the audited
/// precision at each step, and at the threshold under review.
struct QualityChart {
  std::vector<QualityBin> bins;  ///< ascending
  AuditedPrecision atThreshold;
};

/// The lower ends of about 20 bins from the floor to 1: whole hundredths, all of
/// one width but for the first, which begins at the floor.
std::vector<Ratio> similaritySteps(const Ratio &floor);

/// The audit is that of `seed`. O(entries log bins) on `context.threads` threads
/// for the draw, the same for any number of them. Errors: Cancelled.
Result<QualityChart> makeQualityChart(const ReviewQueue &queue, const EntryJudgements &judged,
                                      const RecordDigests &records, std::uint64_t seed,
                                      const Ratio &threshold, const RunContext &context);

}  // namespace shinglescope
