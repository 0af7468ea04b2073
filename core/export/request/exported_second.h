// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/table/column_match.h"
#include "core/export/request/export_request.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// Returns the second table as an export's manifest names it, with the arguments with which the
/// command line compares the same two tables: `source` is its report.
ExportedSecond exportedSecond(std::shared_ptr<const LoadReport> source, const Dataset &first,
                              const Dataset &second, const TableMatch &match, const Recipe &recipe);

}  // namespace shinglescope
