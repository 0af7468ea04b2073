// SPDX-License-Identifier: MIT
#include "ui/base/controls/search_field.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/base/controls/key_cap.h"
#include "ui/base/style/theme.h"

namespace shinglescope {

namespace {

constexpr int kSearchFieldSidePadding = 8;

}  // namespace

SearchField::SearchField(const QString &placeholder, const CommandKey &command, QWidget *parent)
    : QLineEdit(parent), m_command(command) {
  setPlaceholderText(placeholder);
  setAccessibleName(placeholder);
  setAccessibleDescription(command.text());
  setClearButtonEnabled(true);
}

void SearchField::updateKey() {
  setAccessibleDescription(m_command.text());
  update();
}

void SearchField::paintEvent(QPaintEvent *event) {
  QLineEdit::paintEvent(event);
  const QString key = m_command.text();
  if (!text().isEmpty() || key.isEmpty()) return;
  QPainter painter(this);
  const int width = keyCapSize(font(), key).width();
  const QRect cap(rect().right() - kSearchFieldSidePadding - width, 0,
                  width + kSearchFieldSidePadding, height());
  paintKeyCap(painter, cap, font(), key, themeColors(palette()));
}

bool SearchField::event(QEvent *event) {
  // Esc clears a field with text; in an empty field it cancels the running task.
  if (event->type() == QEvent::ShortcutOverride && !text().isEmpty() &&
      static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent *event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (event->modifiers() & Qt::ShiftModifier)
        emit previousRequested();
      else
        emit nextRequested();
      return;
    case Qt::Key_Down: emit nextRequested(); return;
    case Qt::Key_Up: emit previousRequested(); return;
    case Qt::Key_Escape:
      clear();
      emit leaveRequested();
      return;
    default: QLineEdit::keyPressEvent(event);
  }
}

}  // namespace shinglescope
