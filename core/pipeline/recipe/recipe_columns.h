// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/dataset/table/row_scope.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// The columns that a recipe compares, in its order. Errors: BadParameter if there are none, or for
/// a missing or repeated one.
Result<std::vector<ColumnId>> comparedColumns(const Dataset &dataset, const Recipe &recipe);

/// The column with the row's own id; none if the recipe names none. Errors: BadParameter if it does
/// not exist.
Result<std::optional<ColumnId>> idColumn(const Dataset &dataset, const Recipe &recipe);

/// The columns in which the rows of a pair must be equal; usually none. Errors: BadParameter for a
/// missing or repeated one.
Result<std::vector<ColumnId>> sameColumns(const Dataset &dataset, const Recipe &recipe);

/// The scope: which rows of this data set the recipe allows to form a pair. `firstReference` is the
/// reference's first row, if there is one. Refers to the data set.
Result<RowScope> recipeScope(const Dataset &dataset, const Recipe &recipe,
                             std::optional<std::uint32_t> firstReference = {});

/// The first row of the reference: that of the second table, if the data set has two and the recipe
/// forms pairs only across them. For what examines a recipe; a run is told.
std::optional<std::uint32_t> referenceOf(const Dataset &dataset, const Recipe &recipe);

/// Every column of a recipe, as the recipe names it: compared, same, id.
std::vector<std::string> namedColumns(const Recipe &recipe);

}  // namespace shinglescope
