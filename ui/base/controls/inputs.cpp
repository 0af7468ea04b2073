// SPDX-License-Identifier: MIT
#include "ui/base/controls/inputs.h"

namespace shinglescope {

QPushButton *makePushButton(QWidget *parent, const QString &text, const char *name,
                            const QString &toolTip) {
  auto *button = new QPushButton(text, parent);
  button->setObjectName(QLatin1String(name));
  button->setToolTip(toolTip);
  return button;
}

QSpinBox *makeSpinBox(QWidget *parent, const QString &name, int least, int most, int value) {
  auto *box = new QSpinBox(parent);
  box->setRange(least, most);
  box->setValue(value);
  box->setAccessibleName(name);
  return box;
}

QDoubleSpinBox *makeShareBox(QWidget *parent, const QString &name, double step) {
  auto *box = new QDoubleSpinBox(parent);
  box->setRange(0, 1);
  box->setSingleStep(step);
  box->setKeyboardTracking(false);
  box->setAccessibleName(name);
  return box;
}

}  // namespace shinglescope
