#pragma once

#include <cstdint>
#include <vector>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Where a row stands.
struct RowPlace {
  std::uint32_t row = 0;
  std::uint64_t line = 1;
  std::uint64_t offset = 0;
};

/// So many rows below blank lines are looked at; a file may have millions.
inline constexpr std::size_t kMostRowsAfterBlank = 1000;

/// Of rows as wide as the table that stand right below a blank line, those that
/// begin another table: that repeat the header, or hold a name in each cell, with
/// numbers in the rows below. Kind TableBoundary. Linear in the rows given.
std::vector<RowProblem> findTableStarts(const Dataset &dataset,
                                        const std::vector<RowPlace> &rowsAfterBlank);

}  // namespace shinglescope
