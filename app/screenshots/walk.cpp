// SPDX-License-Identifier: MIT
#include "app/screenshots/walk.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QTest>
#include <cstdio>

#include "app/screenshots/screenshot_scenes.h"
#include "app/screenshots/shown_texts.h"
#include "ui/base/jobs/delay.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/actions_controller.h"
#include "ui/window/main_window.h"

namespace shinglescope {
namespace {

// Time for the layout after background work has finished.
constexpr int kWalkPauseMilliseconds = 300;
// How long a text may take to appear, such as one that a dialog computes.
constexpr int kLooksAtMost = 33;

QWidget *frontOf(MainWindow &window) {
  if (QWidget *popup = QApplication::activePopupWidget()) return popup;
  if (QWidget *dialog = QApplication::activeModalWidget()) return dialog;
  return QApplication::activeWindow() ? QApplication::activeWindow() : &window;
}

/// Returns the widget that receives the keyboard.
QWidget *keyboardTarget(MainWindow &window) {
  QWidget *front = frontOf(window);
  QWidget *focus = front->focusWidget();
  return focus == nullptr ? front : focus;
}

QString withoutMnemonic(QString text) { return text.remove(QLatin1Char('&')); }

/// Clicks the entry of the open menu. Returns false if there is no such menu or entry.
bool clickMenuEntry(const QString &text) {
  auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
  if (menu == nullptr) return false;
  for (QAction *action : menu->actions()) {
    if (!withoutMnemonic(action->text()).startsWith(text)) continue;
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    return true;
  }
  return false;
}

/// Returns a visible, enabled button of the window in front, or null.
QAbstractButton *buttonThatBegins(const QString &text) {
  const QWidget *front = QApplication::activeModalWidget();
  for (QWidget *widget : QApplication::allWidgets()) {
    auto *button = qobject_cast<QAbstractButton *>(widget);
    if (button == nullptr || !button->isVisible() || !button->isEnabled()) continue;
    if (front != nullptr && !front->isAncestorOf(button)) continue;
    if (withoutMnemonic(button->text()).startsWith(text)) return button;
  }
  return nullptr;
}

}  // namespace

Walk::Walk(ActionsController &controller, MainWindow &window, std::vector<WalkStep> steps,
           const QString &folder)
    : m_controller(controller),
      m_window(window),
      m_steps(std::move(steps)),
      m_folder(QDir::current().absoluteFilePath(folder)) {
  setDelay(m_settle, kWalkPauseMilliseconds, this, &Walk::proceed);
  connect(&m_controller, &ActionsController::failed, this,
          [this](Activity, const QString &message) { fail(message); });
}

void Walk::start() {
  m_window.show();
  m_window.activateWindow();
  m_settle.start();
}

bool Walk::isBusy() const {
  return m_controller.isBusy() || m_window.page(m_window.currentPage())->isBusy();
}

void Walk::proceed() {
  if (m_isDone) return;
  // A dialog may run its own event loop, in which the timer fires.
  m_settle.start();
  if (isBusy()) return;
  // Without a window manager, no window is active after a dialog has closed.
  if (QApplication::activeWindow() == nullptr) return frontOf(m_window)->activateWindow();
  if (m_taken < m_steps.size()) return take(m_steps[m_taken++]);
  m_isDone = true;
  QApplication::exit(0);
}

void Walk::take(const WalkStep &step) {
  switch (step.kind) {
    case WalkStep::Kind::Open: return m_controller.openFile(step.text);
    case WalkStep::Kind::Click: return click(step);
    case WalkStep::Kind::Focus: return focus(step);
    case WalkStep::Kind::Press:
      return QTest::keyClick(keyboardTarget(m_window), step.key.key(),
                             step.key.keyboardModifiers());
    case WalkStep::Kind::Type: return QTest::keyClicks(keyboardTarget(m_window), step.text);
    case WalkStep::Kind::See: return look(step);
    case WalkStep::Kind::Picture: return save(step.text);
  }
}

/// Repeats the step after the next pause, unless it was repeated for too long.
bool Walk::lookAgain() {
  if (++m_looks >= kLooksAtMost) return false;
  --m_taken;
  return true;
}

void Walk::look(const WalkStep &step) {
  if (shownTexts().contains(step.text)) {
    m_looks = 0;
    return;
  }
  if (!lookAgain())
    fail(QStringLiteral("Line %1: the window does not show \"%2\".").arg(step.line).arg(step.text));
}

void Walk::click(const WalkStep &step) {
  if (clickMenuEntry(step.text)) return;
  if (QAbstractButton *button = buttonThatBegins(step.text)) {
    m_looks = 0;
    return QTest::mouseClick(button, Qt::LeftButton);
  }
  if (!lookAgain())
    fail(QStringLiteral("Line %1: there is no button \"%2\".").arg(step.line).arg(step.text));
}

void Walk::focus(const WalkStep &step) {
  for (QWidget *widget : QApplication::allWidgets()) {
    if (widget->accessibleName() != step.text || !widget->isVisible()) continue;
    m_looks = 0;
    return widget->setFocus(Qt::TabFocusReason);
  }
  if (!lookAgain())
    fail(QStringLiteral("Line %1: nothing is named \"%2\".").arg(step.line).arg(step.text));
}

void Walk::save(const QString &name) {
  const QString path = QDir(m_folder).filePath(name + QStringLiteral(".png"));
  if (!pictureOf(m_window).save(path, "PNG"))
    return fail(
        QStringLiteral("The picture could not be written to %1; choose another folder.").arg(path));
  std::printf("%s\n", qPrintable(path));
}

void Walk::fail(const QString &sentence) {
  m_isDone = true;
  m_settle.stop();
  std::fprintf(stderr, "shinglescope: %s\n", qPrintable(sentence));
  std::fprintf(stderr, "The window shows:\n%s\n", qPrintable(shownTexts()));
  QApplication::exit(1);
}

}  // namespace shinglescope
