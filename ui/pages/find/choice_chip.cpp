// SPDX-License-Identifier: MIT
#include "ui/pages/find/choice_chip.h"

#include <QActionGroup>
#include <QMenu>

namespace shinglescope {

ChoiceChip::ChoiceChip(const QString &name, const QStringList &choices, QWidget *parent)
    : Chip(name, parent), m_name(name), m_choices(choices) {
  auto *menu = new QMenu(this);
  auto *group = new QActionGroup(menu);
  for (int i = 0; i < choices.size(); ++i) {
    QAction *action = menu->addAction(choices[i], this, [this, i] {
      if (i != m_choice) emit choicePicked(i);
    });
    action->setCheckable(true);
    group->addAction(action);
  }
  setMenu(menu);
  setPopupMode(QToolButton::InstantPopup);
  setChoice(0);
}

void ChoiceChip::setChoice(int choice) {
  m_choice = choice;
  setChecked(choice != 0);
  setText(choice == 0 ? m_name : tr("%1: %2").arg(m_name, m_choices.value(choice)));
  setAccessibleName(tr("%1: %2").arg(m_name, m_choices.value(choice)));
  menu()->actions().at(choice)->setChecked(true);
  updateGeometry();
  update();
}

}  // namespace shinglescope
