#pragma once

#include "core/pipeline/estimate/exact_sample.h"

namespace shinglescope {

/// What joining a sample, by the shingle counts of all rows, tells of an exact run. Counts are of
/// all rows, seconds those of one thread for the sample.
struct ExactProbe {
  double texts = 0;        ///< distinct ones
  double shingles = 0;     ///< of these
  double probed = 0;       ///< in prefixes
  double indexed = 0;      ///< of these, in the index
  double comparisons = 0;  ///< before anything bounds them
  double pairs = 0;        ///< at or over the threshold
  double joinedTexts = 0;
  double joinedShingles = 0;
  double joinedComparisons = 0;
  double tableSeconds = 0;    ///< of the join but its comparisons
  double compareSeconds = 0;  ///< of one comparison
};

/// Counting takes at most a quarter of `memory`. Errors as exactJoin; Cancelled.
Result<ExactProbe> probeExact(const Dataset &dataset, const Recipe &recipe,
                              const ExactSample &sample, std::uint64_t memory,
                              const RunContext &context);

}  // namespace shinglescope
