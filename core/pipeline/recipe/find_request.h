#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/row_scope.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// What a run is about, checked.
struct FindRequest {
  const Dataset &dataset;
  Recipe recipe;
  std::vector<ColumnId> columns;
  RowScope scope;  ///< which rows may form a pair
};

/// `firstReference` is the first row of a reference, where there is one.
/// BadParameter for a recipe or columns that will not do, Format for no rows.
Result<FindRequest> checkRequest(const Dataset &dataset, const Recipe &recipe,
                                 std::optional<std::uint32_t> firstReference = {});

/// Finds the stop-shingles that the recipe asks for, if any, in the data: two
/// passes over the rows. Errors as findStopShingles.
Result<void> resolveStopShingles(FindRequest &request, const RunContext &context);

}  // namespace shinglescope
