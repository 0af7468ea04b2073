#pragma once

#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/sweep/sweep.h"

namespace shinglescope {

/// The options of `sweep`, `recall` and `showdown`.
struct TuneOptions {
  SweepGrid grid;
  bool hasIdenticalRows = false;
  SweepPairs sweepPairs = SweepPairs::ThatDiffer;
  RecallOptions recall;
  BruteForceOptions showdown;
  double forRows = kPublishedRows;  ///< rows that a showdown is extrapolated to
};

}  // namespace shinglescope
