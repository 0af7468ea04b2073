// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QtTest>

namespace shinglescope::test {

/// Sends a key to the widget with the focus, as a user's key press would.
inline void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
  QWidget *focus = QApplication::focusWidget();
  QTest::keyClick(focus ? focus : QApplication::activeWindow(), key, modifiers);
}
inline void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }

/// Activates a window as a window manager would, so that keys go to it.
inline bool comesToFront(QWidget *window, int timeout = 20'000) {
  window->activateWindow();
  return QTest::qWaitFor([window] { return QApplication::activeWindow() == window; }, timeout);
}

inline constexpr int kMaxTabs = 80;

/// Presses Tab, or Backtab with Shift, until the widget has the focus.
inline bool tabTo(const QWidget *target, Qt::KeyboardModifiers modifiers = {}) {
  const Qt::Key key = modifiers ? Qt::Key_Backtab : Qt::Key_Tab;
  for (int i = 0; i < kMaxTabs && QApplication::focusWidget() != target; ++i) press(key, modifiers);
  return QApplication::focusWidget() == target;
}

}  // namespace shinglescope::test
