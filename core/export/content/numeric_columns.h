// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/dataset/columns/column_type.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// Tells by column whether its type is number: the type that the user set, otherwise the one that
/// is guessed from a sample. `chosen` may be shorter than the table. O(columns). Errors: Cancelled.
Result<std::vector<bool>> numericColumns(const Dataset &dataset,
                                         const std::vector<std::optional<ColumnType>> &chosen,
                                         const RunContext &context);

/// The same for the table of a request. Empty if its format is not a workbook, the only one that
/// stores numbers, or if a sheet cannot have so many columns.
Result<std::vector<bool>> numericColumns(const ExportRequest &request, const RunContext &context);

}  // namespace shinglescope
