// SPDX-License-Identifier: MIT
#include "ui/window/preferences/start_settings.h"

#include "ui/base/jobs/job_resources.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

Recipe withoutColumns(Recipe recipe) {
  recipe.compare.clear();
  recipe.id.reset();
  recipe.same.clear();
  return recipe;
}

}  // namespace

QString startRecipeOf(const Recipe &recipe) {
  const Recipe plain = withoutColumns(recipe);
  for (const Preset &preset : presets()) {
    Recipe known = withoutColumns(preset.recipe);
    known.name = plain.name;
    if (known == plain) return QString::fromStdString(preset.name);
  }
  return QString::fromStdString(recipeToJson(plain));
}

void applyStartSettings(const Settings &settings, Session &session) {
  setJobResources(settings.jobResources());
  const std::string stored = settings.startRecipe().toStdString();
  if (stored.empty()) return;
  const Result<Recipe> recipe =
      stored.front() == '{' ? recipeFromJson(stored) : presetRecipe(stored);
  if (recipe) session.setRecipe(withoutColumns(*recipe));
}

}  // namespace shinglescope
