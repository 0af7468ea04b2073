#pragma once

#include "core/dataset/query/row_order.h"

namespace shinglescope {

struct RowSelection {
  std::vector<std::uint32_t> rows;  ///< that are shown, ascending
  std::vector<char> isMatch;        ///< by data row: holds the text; empty without a text
};

/// The rows that a request shows, before they are sorted. `types` has one for
/// each column. Errors as makeRowOrder().
Result<RowSelection> selectRows(const Dataset &dataset, const RowOrderRequest &request,
                                const std::vector<ColumnType> &types, const RunContext &context);

}  // namespace shinglescope
