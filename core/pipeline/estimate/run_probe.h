#pragma once

#include <span>

#include "core/pipeline/estimate/bucket_probe.h"
#include "core/pipeline/estimate/looked_rows.h"
#include "core/pipeline/recipe/find_request.h"

namespace shinglescope {

/// What signing some rows and looking up their keys among each other tells of a run.
struct RunProbe {
  double texts = 0;          ///< distinct ones, about; exact where all rows were looked at
  double comparedTexts = 0;  ///< of these, those that have shingles
  double sampledTexts = 0;   ///< whose buckets were counted
  double occurrences = 0;    ///< shingles of a text, repeated ones counted: the mean
  double rowSeconds = 0;     ///< preparing and signing a row
  BucketFigures buckets;
};

/// Signs the rows in one thread and looks up which buckets they share with the drawn ones. The
/// request is about the table of `looked`. Errors as SigningPass; Cancelled.
Result<RunProbe> probeRun(const FindRequest &request, const LookedRows &looked,
                          const CellTexts &texts, const RunContext &context);

/// What comparing the drawn pairs takes, in CPU seconds of one thread.
struct PairTrial {
  double textSeconds = 0;  ///< making the set and signature of a text again
  double pairSeconds = 0;  ///< confirming and scoring a candidate
  double pairs = 0;        ///< that were compared
  double shingles = 0;     ///< of a text: the mean, each once
  double scored = 0;       ///< of the pairs, at or over the floor
  double linked = 0;       ///< and at or over the threshold
};

/// Compares the pairs, a text of the sample and one that was looked at, as a run does with its
/// candidates; fewer where their texts are long. Errors as makeTextSubset.
Result<PairTrial> tryPairs(const FindRequest &request,
                           std::span<const std::array<std::uint32_t, 2>> pairs,
                           const RunContext &context);

}  // namespace shinglescope
