// SPDX-License-Identifier: MIT
#include "ui/base/controls/escape_key.h"

#include <QKeyEvent>
#include <QWidget>

namespace shinglescope {

EscapeKey::EscapeKey(QWidget *widget) : QObject(widget) { widget->installEventFilter(this); }

/// Qt offers a key to the focused widget and its parents before it looks for shortcuts. The key
/// press that follows goes to the focused widget, which may not pass it on, so the filter acts
/// before that.
bool EscapeKey::eventFilter(QObject *watched, QEvent *event) {
  if (!m_isEnabled || event->type() != QEvent::ShortcutOverride)
    return QObject::eventFilter(watched, event);
  const auto *key = static_cast<QKeyEvent *>(event);
  if (key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier)
    return QObject::eventFilter(watched, event);
  event->accept();
  emit pressed();
  return true;
}

}  // namespace shinglescope
