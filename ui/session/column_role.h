// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// The use of a column. At most one column is the id.
enum class ColumnRole { Compared, Shown, Id, Link, Ignored };

/// Guesses a role for each column from the first 500 rows. Long texts and titles are compared;
/// a column of unique short values is the id, preferably one named like an id. URLs are links,
/// empty columns are ignored, and the rest is shown. If no column has long texts, the one with
/// the most words is compared.
std::vector<ColumnRole> guessColumnRoles(const Dataset &dataset);

/// Returns the roles for the recipe: its columns are compared, its id column is the id. Other
/// columns keep their roles, as do all of a kind that the recipe does not name. Errors:
/// BadParameter for a column that the table does not have.
Result<std::vector<ColumnRole>> rolesForRecipe(const Recipe &recipe, const Dataset &dataset,
                                               std::vector<ColumnRole> roles);

}  // namespace shinglescope
