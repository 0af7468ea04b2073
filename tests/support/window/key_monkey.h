#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTimer>
#include <QtTest>
#include <random>

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
      const Stroke stroke = draw(3) == 0 ? Stroke{Qt::Key_Escape, {}} : drawStroke();
      QTest::keyClick(focus(), stroke.key, stroke.modifiers);
    });
    m_watch.start(kLoopMilliseconds);
  }

  unsigned draw(unsigned below) { return static_cast<unsigned>(m_random() % below); }

  /// Sends one key or click, and sometimes waits for its effects.
  void act() {
    ++m_depth;
    showWindow();
    if (draw(100) < kClicksOfHundred) {
      clickSomewhere();
    } else {
      const Stroke stroke = drawStroke();
      QTest::keyClick(focus(), stroke.key, stroke.modifiers);
    }
    --m_depth;
    if (draw(4) == 0) QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    if (draw(200) == 0) QTest::qWait(static_cast<int>(draw(40)));
  }

  bool eventFilter(QObject *watched, QEvent *event) override {
    auto *dialog = qobject_cast<QFileDialog *>(watched);
    if (dialog != nullptr && event->type() == QEvent::Show)
      QMetaObject::invokeMethod(dialog, &QDialog::reject, Qt::QueuedConnection);
    return false;
  }

 private:
  struct Stroke {
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
  };
  static constexpr int kLoopMilliseconds = 20;
  static constexpr unsigned kClicksOfHundred = 12;

  QWidget *focus() const {
    if (QWidget *popup = QApplication::activePopupWidget()) return popup;
    if (QWidget *modal = QApplication::activeModalWidget()) {
      QWidget *inside = modal->focusWidget();
      return inside != nullptr ? inside : modal;
    }
    QWidget *focused = QApplication::focusWidget();
    return focused != nullptr ? focused : m_window;
  }

  static bool hasFileDialog() {
    return qobject_cast<QFileDialog *>(QApplication::activeModalWidget()) != nullptr;
  }

  /// The window may have been closed, or be behind a dialog that was closed.
  void showWindow() {
    while (hasFileDialog()) QCoreApplication::processEvents();
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

  Stroke drawStroke() {
    static constexpr Qt::Key kMoves[] = {
        Qt::Key_Down,     Qt::Key_Up,     Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Tab,
        Qt::Key_Tab,      Qt::Key_Return, Qt::Key_Return,   Qt::Key_Escape, Qt::Key_Space,
        Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Home,     Qt::Key_End,    Qt::Key_Backspace,
        Qt::Key_Delete,   Qt::Key_Menu,   Qt::Key_Backtab,  Qt::Key_F1,     Qt::Key_F2,
        Qt::Key_F5,       Qt::Key_F6,     Qt::Key_Backspace};
    static constexpr Qt::Key kSigns[] = {Qt::Key_Period, Qt::Key_Comma,      Qt::Key_Minus,
                                         Qt::Key_Plus,   Qt::Key_Slash,      Qt::Key_Question,
                                         Qt::Key_Equal,  Qt::Key_BracketLeft};
    const auto letter = [this] { return static_cast<Qt::Key>(Qt::Key_A + draw(26)); };
    const auto digit = [this] { return static_cast<Qt::Key>(Qt::Key_0 + draw(10)); };
    const unsigned kind = draw(20);
    if (kind < 8) {
      const Qt::Key move = kMoves[draw(std::size(kMoves))];
      return {move, draw(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier};
    }
    if (kind < 13) return {letter(), draw(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier};
    if (kind < 15) return {digit(), Qt::NoModifier};
    if (kind < 16) return {kSigns[draw(std::size(kSigns))], Qt::NoModifier};
    if (kind < 17) return {digit(), Qt::ControlModifier};
    if (kind < 18) return {letter(), Qt::ControlModifier};
    if (kind < 19) return {letter(), Qt::AltModifier};
    return {kMoves[draw(std::size(kMoves))], draw(2) == 0 ? Qt::ControlModifier : Qt::AltModifier};
  }

  QWidget *m_window;
  std::mt19937 m_random;
  QTimer m_watch;
  int m_depth = 0;
};

}  // namespace shinglescope::test
