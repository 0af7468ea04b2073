// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>
#include <QSpinBox>

namespace shinglescope {

/// Creates a button with an object name, by which tests and other parts find it.
QPushButton *makePushButton(QWidget *parent, const QString &text, const char *name,
                            const QString &toolTip = {});

/// Creates a box for whole numbers. Screen readers read its name.
QSpinBox *makeSpinBox(QWidget *parent, const QString &name, int least, int most, int value);

/// Creates a box for numbers from 0 to 1. Its value changes only when typing has ended.
QDoubleSpinBox *makeShareBox(QWidget *parent, const QString &name, double step);

}  // namespace shinglescope
