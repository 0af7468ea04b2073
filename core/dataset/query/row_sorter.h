// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/dataset/query/row_order.h"

namespace shinglescope {

/// Sorts data rows, which must be ascending, as described for makeRowOrder(); `types` has one entry
/// for each column. Returns, for each key, how many filled cells of these rows its type cannot
/// read. Errors: Cancelled.
Result<std::vector<std::uint64_t>> sortRows(const Dataset &dataset, std::span<const SortKey> keys,
                                            const std::vector<ColumnType> &types,
                                            std::vector<std::uint32_t> &rows,
                                            const RunContext &context);

}  // namespace shinglescope
