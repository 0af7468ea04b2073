// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// The position of a row.
struct RowPlace {
  std::uint32_t row = 0;
  std::uint64_t line = 1;
  std::uint64_t offset = 0;
};

/// How many rows below blank lines are examined; a file may have millions.
inline constexpr std::size_t kMostRowsAfterBlank = 1000;

/// Finds the rows that begin another table among rows of the table's width directly below a blank
/// line. Such a row repeats the header, or has a name in each cell with numbers in the rows below.
/// The problems have the kind TableBoundary. Linear in the given rows. Errors: Io.
Result<std::vector<RowProblem>> findTableStarts(const Dataset &dataset,
                                                const std::vector<RowPlace> &rowsAfterBlank);

}  // namespace shinglescope
