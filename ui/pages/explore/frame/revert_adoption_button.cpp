#include "ui/pages/explore/frame/take_back_button.h"

#include "ui/parts/tuning/recipe_adopter.h"

namespace shinglescope {

TakeBackButton::TakeBackButton(RecipeAdopter &adopter, QWidget *parent)
    : QPushButton(tr("Revert"), parent), m_adopter(adopter) {
  setObjectName(QStringLiteral("takeBack"));
  connect(&adopter, &RecipeAdopter::takeBackChanged, this, &TakeBackButton::follow);
  connect(this, &QPushButton::clicked, &adopter, &RecipeAdopter::takeBack);
  follow();
}

void TakeBackButton::follow() {
  setVisible(m_adopter.canTakeBack());
  setToolTip(tr("Restores the recipe from before %1").arg(m_adopter.adopted()));
}

}  // namespace shinglescope
