// SPDX-License-Identifier: MIT
#pragma once

#include "core/pipeline/recipe/recipe.h"
#include "ui/base/plots/picture_origin.h"

namespace shinglescope {

class Session;

/// Returns the settings of a recipe that a reader of a plot needs: "Recipe: shingles of 5
/// characters, 128 hashes (fast, affine, seed 1), 32 × 4, threshold 0.80."
QString recipeCaption(const Recipe &recipe);

/// Returns what pictures say about the session's table and recipe. The session outlives the result.
/// GUI thread.
PictureOriginOf pictureOriginOf(const Session &session);

}  // namespace shinglescope
