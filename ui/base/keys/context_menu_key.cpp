// SPDX-License-Identifier: MIT
#include "ui/base/keys/context_menu_key.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QWidget>

namespace shinglescope {

ContextMenuKey::ContextMenuKey(QObject *parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

bool ContextMenuKey::eventFilter(QObject *watched, QEvent *event) {
  auto *widget = qobject_cast<QWidget *>(watched);
  if (event->type() != QEvent::KeyPress || widget == nullptr) return false;
  const auto &key = static_cast<const QKeyEvent &>(*event);
  if (key.key() != Qt::Key_F10 || key.modifiers() != Qt::ShiftModifier) return false;
  const QPoint place = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
  QContextMenuEvent menu(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
  QApplication::sendEvent(widget, &menu);
  return true;
}

}  // namespace shinglescope
