// SPDX-License-Identifier: MIT
#pragma once

#include "core/pipeline/estimate/exact_sample.h"

namespace shinglescope {

/// Figures for an exact run, from joining a sample with the shingle counts of all rows. Counts
/// refer to all rows; seconds are those of one thread for the sample.
struct ExactProbe {
  double texts = 0;         ///< distinct texts
  double shingles = 0;      ///< shingles of these texts
  double once = 0;          ///< of these, shingles that only one text has
  double onceInSample = 0;  ///< the share of such shingles in a few megabytes of rows
  double repeated = 0;      ///< distinct shingles that several texts have
  double indexed = 0;       ///< prefix shingles in the index
  double comparisons = 0;   ///< after all filters
  double entries = 0;       ///< postings that are looked at
  double pairs = 0;         ///< at or above the threshold
  double joinedTexts = 0;
  double joinedShingles = 0;
  double joinedComparisons = 0;
  double tableSeconds = 0;    ///< of the join without its comparisons
  double compareSeconds = 0;  ///< of one comparison
};

/// Counts shingles in at most `countedBytes` of rows. Errors: those of exactJoin(); Cancelled.
Result<ExactProbe> probeExact(const Dataset &dataset, const Recipe &recipe,
                              const ExactSample &sample, std::uint64_t countedBytes,
                              const RunContext &context);

}  // namespace shinglescope
