#pragma once

#include <optional>
#include <vector>

#include "core/dataset/table/row_scope.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// The columns that a recipe compares, in its order. BadParameter where it
/// names none, one that is not there, or one twice.
Result<std::vector<ColumnId>> comparedColumns(const Dataset &dataset, const Recipe &recipe);

/// The column that shows a row's own id; nothing where the recipe names none.
/// BadParameter where it is not there.
Result<std::optional<ColumnId>> idColumn(const Dataset &dataset, const Recipe &recipe);

/// The columns in which the rows of a pair must have the same text, mostly
/// none. BadParameter for one that is not there, or one twice.
Result<std::vector<ColumnId>> sameColumns(const Dataset &dataset, const Recipe &recipe);

/// Which rows of this data set the recipe lets form a pair. `firstReference` is
/// the reference's first row, where there is one. Refers to the data set.
Result<RowScope> recipeScope(const Dataset &dataset, const Recipe &recipe,
                             std::optional<std::uint32_t> firstReference = {});

/// Every column that a recipe names, by what it calls it: compared, same, id.
std::vector<std::string> namedColumns(const Recipe &recipe);

}  // namespace shinglescope
