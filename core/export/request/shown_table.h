// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/dataset/query/row_order.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Rows and columns of a table in the order in which they are shown.
struct ShownTable {
  std::vector<std::uint32_t> rows;  ///< data rows
  std::vector<ColumnId> columns;
  RowOrderRequest request = {};  ///< what chose and ordered the rows
};

}  // namespace shinglescope
