#pragma once

#include "core/tune/measured_recall.h"
#include "core/tune/showdown.h"
#include "core/tune/sweep.h"

namespace shinglescope {

/// What `sweep`, `recall` and `showdown` measure.
struct TuneOptions {
  SweepGrid grid;
  SweepPairs sweepPairs = SweepPairs::ThatDiffer;
  RecallOptions recall;
  ShowdownOptions showdown;
  double forRows = kPublishedRows;  ///< rows that a showdown is extrapolated to
};

}  // namespace shinglescope
