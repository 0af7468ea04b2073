// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/run_context.h"
#include "core/pipeline/estimate/run_estimate.h"

namespace shinglescope {

/// The largest table that one machine can search with `find`.
struct MachineLimit {
  std::uint64_t rows = 0;            ///< 0 if not even one fits
  double seconds = 0;                ///< estimated, on the threads of the estimate
  std::uint64_t temporaryBytes = 0;  ///< of files for band keys
  bool isOfRowNumbers = false;       ///< memory would allow more rows than there are row numbers
};

/// Returns the largest table of rows like those of the estimate that fits into `memoryBudget` bytes
/// if its text stays in its file: the most rows for which planMemory() and the scored pairs leave
/// room. Pairs and time grow in proportion to the rows, so it holds for tables whose rows have as
/// many partners as those of the estimate. O(log rows).
MachineLimit machineLimit(const RunEstimate &estimate, const Recipe &recipe,
                          std::uint64_t memoryBudget, unsigned threads);

/// The most rows that have row numbers.
inline constexpr std::uint64_t kMostRows = 0xFFFFFFFEU;

}  // namespace shinglescope
