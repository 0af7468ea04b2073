// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "app/cli/worker/frames/records.h"

namespace shinglescope {

/// The components of rows that links connect.
struct RowForest {
  std::vector<std::uint64_t> rows;      ///< of all links, ascending
  std::vector<std::uint64_t> smallest;  ///< the smallest row of the component of each
};

/// Connects rows by links. Limit of 2^32 rows. Practically O(links log links).
RowForest connectRows(const std::vector<RowPair> &links);

}  // namespace shinglescope
