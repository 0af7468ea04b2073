// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "app/cli/worker/frames/records.h"

namespace shinglescope {

/// Returns the rows of pairs, ascending, each once.
std::vector<std::uint64_t> distinctRows(const std::vector<RowPair> &pairs);
/// Returns the index of a row that is among ascending rows.
std::uint32_t indexOfRow(const std::vector<std::uint64_t> &rows, std::uint64_t row);

/// The components of rows that links connect.
struct RowForest {
  std::vector<std::uint64_t> rows;      ///< of all links, ascending
  std::vector<std::uint64_t> smallest;  ///< the smallest row of the component of each
};

/// Connects rows by links. Limit of 2^32 rows. Practically O(links log links).
RowForest connectRows(const std::vector<RowPair> &links);

}  // namespace shinglescope
