// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// Returns the number of fields in which two recipes differ; columns and names do not count.
int countRecipeChanges(const Recipe &recipe, const Recipe &base);
/// Returns "Listings (Kijiji), 2 changes": the preset of a recipe and the number of changes to it.
/// A recipe without a preset is called the user's own.
QString recipeTitle(const Recipe &recipe);

}  // namespace shinglescope
