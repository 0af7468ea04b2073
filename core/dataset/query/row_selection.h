// SPDX-License-Identifier: MIT
#pragma once

#include "core/dataset/query/row_order.h"

namespace shinglescope {

struct RowSelection {
  std::vector<std::uint32_t> rows;  ///< the rows shown, ascending
  std::vector<char> isMatch;  ///< by data row: whether it contains the text; empty without a text
};

/// Selects the rows that a request shows, before they are sorted. `types` has one entry for each
/// column. Errors: those of makeRowOrder().
Result<RowSelection> selectRows(const Dataset &dataset, const RowOrderRequest &request,
                                const std::vector<ColumnType> &types, const RunContext &context);

}  // namespace shinglescope
