#pragma once

#include <QApplication>
#include <QtTest>

namespace shinglescope::test {

/// Keys go to what has the focus, as those of a user do.
inline void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
  QWidget *focus = QApplication::focusWidget();
  QTest::keyClick(focus ? focus : QApplication::activeWindow(), key, modifiers);
}
inline void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }

/// Does what a window manager would do: keys go to the window that has come to the front.
inline bool comesToFront(QWidget *window, int timeout = 20'000) {
  window->activateWindow();
  return QTest::qWaitFor([window] { return QApplication::activeWindow() == window; }, timeout);
}

inline constexpr int kMaxTabs = 80;

/// Presses Tab, or with Shift Backtab, until the widget has the focus.
inline bool tabTo(const QWidget *target, Qt::KeyboardModifiers modifiers = {}) {
  const Qt::Key key = modifiers ? Qt::Key_Backtab : Qt::Key_Tab;
  for (int i = 0; i < kMaxTabs && QApplication::focusWidget() != target; ++i) press(key, modifiers);
  return QApplication::focusWidget() == target;
}

}  // namespace shinglescope::test
