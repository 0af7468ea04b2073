#pragma once

#include <QString>

#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// In how many fields two recipes differ; columns and names do not count.
int countRecipeChanges(const Recipe &recipe, const Recipe &base);
/// "Listings (Kijiji), 2 changes": the preset that a recipe came from and how
/// far it has moved; a recipe of no preset is called the user's own.
QString recipeTitle(const Recipe &recipe);

}  // namespace shinglescope
