// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QEventLoop>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTimer>
#include <QtTest>
#include <functional>
#include <random>

#include "tests/support/window/random_stroke.h"

namespace shinglescope::test {

/// Presses random keys and clicks at random points of a window, its dialogs and its menus. File
/// dialogs are closed as they open and never get a key, because their actions change the disk. The
/// same seed produces the same sequence as long as the program behaves the same.
class KeyMonkey : public QObject {
 public:
  KeyMonkey(QWidget *window, unsigned seed) : m_window(window), m_random(seed) {
    qApp->installEventFilter(this);
    // A menu or dialog with its own event loop gets keys too, and finally Escape.
    connect(&m_watch, &QTimer::timeout, this, [this] {
      if (m_depth == 0 || hasFileDialog()) return;
      const KeyStroke stroke = draw(3) == 0 ? KeyStroke{Qt::Key_Escape, {}} : drawStroke(m_random);
      QTest::keyClick(focus(), stroke.key, stroke.modifiers);
    });
    m_watch.start(kLoopMilliseconds);
  }

  unsigned draw(unsigned below) { return static_cast<unsigned>(m_random() % below); }

  /// Acts a number of times, while `goOn` returns true. An event loop runs between two actions, so
  /// that what the program deletes later is deleted when a user's program would do it.
  void run(unsigned actions, const std::function<bool()> &goOn) {
    QEventLoop loop;
    QTimer pace;
    connect(&pace, &QTimer::timeout, this, [&] {
      if (actions == 0 || !goOn()) return loop.quit();
      --actions;
      act();
      pace.setInterval(draw(200) == 0 ? static_cast<int>(draw(40)) : 0);
    });
    pace.start(0);
    loop.exec();
  }

  bool eventFilter(QObject *watched, QEvent *event) override {
    auto *dialog = qobject_cast<QFileDialog *>(watched);
    if (dialog != nullptr && event->type() == QEvent::Show)
      QMetaObject::invokeMethod(dialog, &QDialog::reject, Qt::QueuedConnection);
    return false;
  }

 private:
  static constexpr int kLoopMilliseconds = 20;
  static constexpr unsigned kClicksOfHundred = 12;

  /// Sends one key or click.
  void act() {
    if (hasFileDialog()) return;
    ++m_depth;
    showWindow();
    if (draw(100) < kClicksOfHundred) {
      clickSomewhere();
    } else {
      const KeyStroke stroke = drawStroke(m_random);
      QTest::keyClick(focus(), stroke.key, stroke.modifiers);
    }
    --m_depth;
  }

  /// Returns the widget that a key goes to. For a moment, a hidden dialog still has the focus.
  QWidget *focus() const {
    if (QWidget *popup = QApplication::activePopupWidget()) return popup;
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *focused = modal != nullptr ? modal->focusWidget() : QApplication::focusWidget();
    if (focused != nullptr && focused->isVisible()) return focused;
    return modal != nullptr ? modal : m_window;
  }

  static bool hasFileDialog() {
    return qobject_cast<QFileDialog *>(QApplication::activeModalWidget()) != nullptr;
  }

  /// The window may have been closed, or be behind a dialog that was closed.
  void showWindow() {
    if (!m_window->isVisible()) m_window->show();
    if (QApplication::activeWindow() == nullptr) m_window->activateWindow();
  }

  void clickSomewhere() {
    QWidget *top = QApplication::activePopupWidget();
    if (top == nullptr) top = QApplication::activeModalWidget();
    if (top == nullptr) top = m_window;
    QList<QWidget *> shown{top};
    for (QWidget *child : top->findChildren<QWidget *>())
      if (child->isVisible() && child->isEnabled() && child->window() == top) shown << child;
    QWidget *target = shown[static_cast<qsizetype>(draw(static_cast<unsigned>(shown.size())))];
    if (target->width() < 1 || target->height() < 1) return;
    const QPoint place(static_cast<int>(draw(static_cast<unsigned>(target->width()))),
                       static_cast<int>(draw(static_cast<unsigned>(target->height()))));
    const Qt::KeyboardModifiers modifiers = draw(8) == 0   ? Qt::ShiftModifier
                                            : draw(8) == 0 ? Qt::ControlModifier
                                                           : Qt::NoModifier;
    const bool isTwice = draw(12) == 0;
    const bool isRight = !isTwice && draw(10) == 0;
    const QPointer<QWidget> still(target);
    click(still, isRight ? Qt::RightButton : Qt::LeftButton, modifiers, place);
    if (!isTwice || still == nullptr) return;
    QMouseEvent again(QEvent::MouseButtonDblClick, place, still->mapToGlobal(place), Qt::LeftButton,
                      Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(still, &again);
    if (still != nullptr) QTest::mouseRelease(still, Qt::LeftButton, modifiers, place);
  }

  /// The pressed widget may be deleted before the release.
  static void click(const QPointer<QWidget> &target, Qt::MouseButton button,
                    Qt::KeyboardModifiers modifiers, const QPoint &place) {
    QTest::mousePress(target, button, modifiers, place);
    if (target != nullptr) QTest::mouseRelease(target, button, modifiers, place);
  }

  QWidget *m_window;
  std::mt19937 m_random;
  QTimer m_watch;
  int m_depth = 0;
};

}  // namespace shinglescope::test
