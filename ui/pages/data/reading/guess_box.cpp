// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/guess_box.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>
#include <QWheelEvent>

namespace shinglescope {

GuessBox::GuessBox(QWidget *parent) : QComboBox(parent) {
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(8);
  setFocusPolicy(Qt::StrongFocus);
  setMaxVisibleItems(16);
  addItem(tr("guess"));
}

void GuessBox::setGuess(const QString &text) {
  setItemText(0, text.isEmpty() ? tr("guess") : tr("guessed: %1").arg(text));
}

void GuessBox::choose(const QVariant &value, const QString &label) {
  int index = findData(value);
  if (index < 1) {
    addItem(label, value);
    index = count() - 1;
  }
  setCurrentIndex(index);
}

void GuessBox::makeSearchable() {
  setEditable(true);
  setInsertPolicy(QComboBox::NoInsert);
  completer()->setCompletionMode(QCompleter::PopupCompletion);
  completer()->setFilterMode(Qt::MatchContains);
  completer()->setCaseSensitivity(Qt::CaseInsensitive);
  lineEdit()->installEventFilter(this);
  connect(lineEdit(), &QLineEdit::editingFinished, this, &GuessBox::takeTypedText);
}

void GuessBox::takeTypedText() {
  const QString typed = currentText().trimmed();
  if (typed == itemText(currentIndex())) return;
  if (typed.isEmpty()) {
    backToGuess();
    setEditText(itemText(0));
    return;
  }
  int index = findText(typed, Qt::MatchFixedString);
  if (index < 0) index = findData(typed, Qt::UserRole, Qt::MatchFixedString);
  if (index < 0) return choose(typed, typed);
  setCurrentIndex(index);
  setEditText(itemText(index));
}

bool GuessBox::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::FocusIn) QTimer::singleShot(0, lineEdit(), &QLineEdit::selectAll);
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    // Enter finishes the typed text; it must not also press the dialog's button.
    if (isEnter && currentText() != itemText(currentIndex())) {
      takeTypedText();
      return true;
    }
  }
  return QComboBox::eventFilter(watched, event);
}

void GuessBox::wheelEvent(QWheelEvent *event) {
  if (hasFocus())
    QComboBox::wheelEvent(event);
  else
    event->ignore();
}

}  // namespace shinglescope
