// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/pipeline/estimate/bucket_probe.h"
#include "core/pipeline/estimate/looked_rows.h"
#include "core/pipeline/recipe/find_request.h"

namespace shinglescope {

/// Figures for a run, from signing some rows and comparing their band keys with each other.
struct RunProbe {
  double texts = 0;          ///< estimated distinct texts; exact if all rows were looked at
  double comparedTexts = 0;  ///< distinct texts that have shingles
  double sampledTexts = 0;   ///< texts whose buckets were counted
  double occurrences = 0;    ///< mean shingles of a text, with repetitions
  double rowSeconds = 0;     ///< preparing and signing a row
  BucketFigures buckets;
};

/// Signs the rows in one thread and finds the buckets that they share with the drawn rows. The
/// request refers to the table of `looked` and has its reference. Errors: those of SigningPass;
/// Cancelled.
Result<RunProbe> probeRun(const FindRequest &request, const LookedRows &looked,
                          const CellTexts &texts, const RunContext &context);

/// The cost of comparing the drawn pairs, in CPU seconds of one thread.
struct PairTrial {
  double bitmapSeconds = 0;  ///< making the bitmap of a text, if a filter is used
  double textSeconds = 0;    ///< rebuilding the set and signature of a text
  double pairSeconds = 0;    ///< confirming and scoring a candidate that passed the filter
  double pairs = 0;          ///< pairs that were compared
  double passing = 0;        ///< pairs that passed the filter; all without one
  double shingles = 0;       ///< mean distinct shingles of a text
  double scored = 0;         ///< compared pairs at or above the floor
  double linked = 0;         ///< compared pairs at or above the threshold
};

/// Compares the pairs as a run compares its candidates; fewer pairs if their texts are long. Each
/// pair is a sampled text and a text that was looked at. Errors: those of makeTextSubset().
Result<PairTrial> tryPairs(const FindRequest &request,
                           std::span<const std::array<std::uint32_t, 2>> pairs,
                           const RunContext &context);

}  // namespace shinglescope
