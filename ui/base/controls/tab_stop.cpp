// SPDX-License-Identifier: MIT
#include "ui/base/controls/tab_stop.h"

#include <QAbstractButton>
#include <QButtonGroup>

namespace shinglescope {
namespace {

void placeTabStop(const QButtonGroup &group) {
  QAbstractButton *checked = group.checkedButton();
  if (checked == nullptr) return;
  for (QAbstractButton *button : group.buttons()) {
    // A click does not move the focus, so the focus could stay on a button that Tab does not reach.
    if (button->hasFocus() && button != checked) checked->setFocus(Qt::OtherFocusReason);
    const int others = button->focusPolicy() & ~Qt::TabFocus;
    button->setFocusPolicy(
        static_cast<Qt::FocusPolicy>(button->isChecked() ? others | Qt::TabFocus : others));
  }
}

}  // namespace

void stopTabAtChecked(QButtonGroup &group) {
  QObject::connect(&group, &QButtonGroup::idToggled, &group, [&group] { placeTabStop(group); });
  placeTabStop(group);
}

}  // namespace shinglescope
