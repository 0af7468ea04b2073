#pragma once

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// What some operations of a run take on this machine and CPU target now, in CPU seconds of one
/// thread. Estimates of runs are counts of operations times these, so they hold on any machine.
struct OperationCosts {
  double sortedItem = 0;  ///< radix sort of a candidate
  double bandedText = 0;  ///< finding the repeated keys of a band, a text
  double fetch = 0;       ///< reading any place of so much memory as the run fetches from
  double freshByte = 0;   ///< writing a byte of memory that the system hands out first
};

/// Measures them in about 20 ms. `fetchedBytes` are those that fetches are spread over: what fits
/// into a cache is fetched sooner. From 64 MiB on they make no difference,
/// and an eighth of the memory budget is the most that is used. Cancelled.
Result<OperationCosts> measureOperations(double fetchedBytes, const RunContext &context);

}  // namespace shinglescope
