// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

class Session;
class Settings;

/// Returns the recipe as it is stored for the next start: the name of its preset if nothing was
/// changed, else its JSON. Columns are left out, because they belong to a table.
QString startRecipeOf(const Recipe &recipe);

/// Applies what the user has chosen for every start: the resources of jobs and the recipe. A stored
/// recipe that cannot be read is ignored. Call it before a table is opened.
void applyStartSettings(const Settings &settings, Session &session);

}  // namespace shinglescope
