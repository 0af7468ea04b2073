// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/revert_adoption_button.h"

#include "ui/parts/tuning/recipe_adopter.h"

namespace shinglescope {

RevertAdoptionButton::RevertAdoptionButton(RecipeAdopter &adopter, QWidget *parent)
    : QPushButton(tr("Revert"), parent), m_adopter(adopter) {
  setObjectName(QStringLiteral("takeBack"));
  connect(&adopter, &RecipeAdopter::canRevertChanged, this, &RevertAdoptionButton::follow);
  connect(this, &QPushButton::clicked, &adopter, &RecipeAdopter::revert);
  follow();
}

void RevertAdoptionButton::follow() {
  setVisible(m_adopter.canRevert());
  setToolTip(tr("Restores the recipe from before %1").arg(m_adopter.adopted()));
}

}  // namespace shinglescope
