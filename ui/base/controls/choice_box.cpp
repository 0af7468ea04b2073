// SPDX-License-Identifier: MIT
#include "ui/base/controls/choice_box.h"

namespace shinglescope {

ChoiceBox::ChoiceBox(const QList<Choice> &choices, QWidget *parent) : QComboBox(parent) {
  for (const Choice &choice : choices) {
    addItem(choice.label, choice.name);
    setItemData(count() - 1, choice.note, Qt::ToolTipRole);
  }
  connect(this, &QComboBox::currentIndexChanged, this, &ChoiceBox::showNote);
  connect(this, &QComboBox::activated, this, [this] { emit picked(currentName()); });
  showNote();
}

void ChoiceBox::setCurrentName(const QString &name) { setCurrentIndex(findData(name)); }

void ChoiceBox::showOther(const QString &text) {
  setPlaceholderText(text);
  setCurrentIndex(-1);
  setAccessibleDescription(text);
}

void ChoiceBox::keyPressEvent(QKeyEvent *event) {
  m_isStepping = true;
  QComboBox::keyPressEvent(event);
  m_isStepping = false;
}

void ChoiceBox::wheelEvent(QWheelEvent *event) {
  m_isStepping = true;
  QComboBox::wheelEvent(event);
  m_isStepping = false;
}

void ChoiceBox::showNote() {
  const QString note = currentData(Qt::ToolTipRole).toString();
  setToolTip(note);
  setAccessibleDescription(note);
}

}  // namespace shinglescope
