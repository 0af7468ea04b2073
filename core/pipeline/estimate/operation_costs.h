// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// The cost of some operations of a run on this machine and CPU target, in CPU seconds of one
/// thread. An estimate multiplies counts of operations by these costs, so it holds on any machine.
struct OperationCosts {
  double sortedItem = 0;  ///< radix-sorting a candidate
  double bandedText = 0;  ///< finding the repeated keys of a band, for each text
  double fetch = 0;       ///< a random read in as much memory as the run reads from
  double freshByte = 0;   ///< the first write to a byte of fresh memory
};

/// Measures the costs in about 20 ms. `fetchedBytes` is the size of the memory over which the
/// random reads are spread; memory that fits into a cache is read faster. From 64 MiB on the size
/// makes no difference. Uses at most an eighth of the memory budget. Cancelled.
Result<OperationCosts> measureOperations(double fetchedBytes, const RunContext &context);

}  // namespace shinglescope
