// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/kept_keys.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QWidget>

namespace shinglescope {
namespace {

bool isUndoOrRedo(const QKeyEvent &press) {
  return press.matches(QKeySequence::Undo) || press.matches(QKeySequence::Redo);
}

/// Prevents the page's shortcuts from taking keys that a control needs; owned by the control.
class KeyKeeper final : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject *watched, QEvent *event) override {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto *press = static_cast<QKeyEvent *>(event);
    // Fields do not have a separate undo; the undo of the lesson covers them.
    if (isUndoOrRedo(*press)) {
      event->ignore();
      return true;
    }
    const bool isPlain = (press->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    const int key = press->key();
    const bool isMove = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home ||
                        key == Qt::Key_End || key == Qt::Key_Space || key == Qt::Key_Plus ||
                        key == Qt::Key_Minus;
    const bool isDigit = key >= Qt::Key_0 && key <= Qt::Key_9;
    // An ungrouped button only needs Space.
    const auto *button = qobject_cast<QAbstractButton *>(watched);
    const bool isAlone = button != nullptr && button->group() == nullptr;
    const bool isList = qobject_cast<QComboBox *>(watched) != nullptr;
    const bool isOpening = key == Qt::Key_Space || key == Qt::Key_Home || key == Qt::Key_End;
    // Fields take a number with Enter.
    const bool isField = qobject_cast<QAbstractSpinBox *>(watched) != nullptr ||
                         qobject_cast<QLineEdit *>(watched) != nullptr;
    const bool isEntry = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Backspace;
    const bool isKept = isAlone  ? key == Qt::Key_Space
                        : isList ? isOpening
                                 : isMove || isDigit || (isField && isEntry);
    if (isPlain && isKept) event->accept();
    return false;
  }
};

}  // namespace

void keepKeys(QWidget *control) {
  auto *keeper = new KeyKeeper(control);
  control->installEventFilter(keeper);
  for (QWidget *child : control->findChildren<QWidget *>()) child->installEventFilter(keeper);
}

}  // namespace shinglescope
