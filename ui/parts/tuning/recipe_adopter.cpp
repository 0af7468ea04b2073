// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/recipe_adopter.h"

#include <algorithm>
#include <utility>

#include "ui/base/keys/command_keys.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {

RecipeAdopter::RecipeAdopter(Session &session, ActionsController &controller, QObject *parent)
    : QObject(parent), m_session(session), m_controller(controller) {
  const auto forget = [this] {
    if (m_isAdopting || !m_before) return;
    m_before.reset();
    emit canRevertChanged();
  };
  connect(&session, &Session::recipeChanged, this, forget);
  connect(&session, &Session::datasetChanged, this, forget);
}

void RecipeAdopter::adopt(Recipe recipe, const QString &what) {
  recipe.against = m_session.recipe().against;  // the session knows the second table
  if (recipe == m_session.recipe()) {
    emit messageRaised(tr("The recipe already has this: %1.").arg(what));
    return;
  }
  m_isAdopting = true;
  m_before = m_session.recipe();
  m_what = what;
  m_controller.setRecipe(recipe);
  m_isAdopting = false;
  emit canRevertChanged();
  emit messageRaised(
      tr("Added to the recipe: %1. Press %2 to run it.").arg(what, kFindDuplicatesKey.text()));
}

void RecipeAdopter::adoptPlan(const BandPlan &plan) {
  Recipe recipe = m_session.recipe();
  recipe.signature.numHashes = plan.numHashes();
  recipe.bands = plan.bands;
  adopt(recipe, tr("%1 bands").arg(planText(plan)));
}

void RecipeAdopter::adoptThreshold(const Ratio &threshold) {
  Recipe recipe = m_session.recipe();
  recipe.threshold = threshold;
  if (recipe.floor) recipe.floor = std::min(*recipe.floor, threshold);
  adopt(recipe, tr("threshold %1").arg(similarityText(threshold.toDouble())));
}

void RecipeAdopter::revert() {
  if (!m_before) return;
  const Recipe before = *std::exchange(m_before, std::nullopt);
  m_controller.setRecipe(before);
  emit canRevertChanged();
  emit messageRaised(tr("The recipe is restored to its state before %1.").arg(m_what));
}

}  // namespace shinglescope
