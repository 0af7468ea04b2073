// SPDX-License-Identifier: MIT
#include "app/screenshots/screenshot.h"

#include <QApplication>
#include <QDir>
#include <cstdio>

#include "app/screenshots/cut_texts.h"
#include "app/screenshots/spoken_texts.h"
#include "ui/base/jobs/delay.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"
#include "ui/window/window_pages.h"

namespace shinglescope {
namespace {

// Time for the layout after a page's background work (estimate, order of rows) has finished.
constexpr int kSettleMilliseconds = 250;
// A check of texts runs through all scenes, so it waits less, and looks again if it finds faults:
// the layout may not have finished.
constexpr int kCheckMilliseconds = 80;
constexpr int kMostLooks = 10;

}  // namespace

Screenshot::Screenshot(Session &session, ActionsController &controller, MainWindow &window,
                       const Wish &wish)
    : m_session(session),
      m_controller(controller),
      m_window(window),
      m_scene(sceneOf(wish.scene)),
      m_file(wish.file.isEmpty() ? ActionsController::samplePath() : wish.file),
      m_output(wish.output),
      m_checksTexts(wish.checksTexts) {
  setDelay(m_settle, m_checksTexts ? kCheckMilliseconds : kSettleMilliseconds, this,
           &Screenshot::settle);
  connect(&m_controller, &ActionsController::failed, this,
          [this](Activity, const QString &message) { fail(message); });
  // Queued, so that the command line's options are applied to the data set first.
  connect(&m_session, &Session::datasetChanged, this, &Screenshot::proceed, Qt::QueuedConnection);
  connect(&m_session, &Session::resultChanged, this, &Screenshot::proceed, Qt::QueuedConnection);
}

void Screenshot::start() {
  m_window.show();
  if (m_scene.needsTable)
    m_controller.openFile(m_file);
  else
    showTarget();
}

void Screenshot::proceed() {
  if (m_controller.isBusy() || m_isDone) return;
  if (m_scene.needsRun && !m_session.hasResult()) {
    if (!m_hasStartedRun) m_controller.find();
    m_hasStartedRun = true;
    return;
  }
  if (!m_isShown) showTarget();
}

void Screenshot::showTarget() {
  m_isShown = true;
  m_window.showPage(m_scene.page);
  m_settle.start();
}

void Screenshot::settle() {
  WorkspacePage *page = m_window.page(m_window.currentPage());
  if (page->isBusy() || m_controller.isBusy()) return m_settle.start();
  if (!m_isSettled) {
    m_isSettled = true;
    // The page has finished its own work, so there are pairs to choose from.
    if (m_window.pages().review->isVisible()) m_window.pages().review->showExample();
    return m_settle.start();
  }
  if (m_steps == m_scene.steps.size()) return m_checksTexts ? checkTexts() : save();
  // A dialog may run its own event loop, in which the timer fires.
  m_settle.start();
  m_scene.steps[m_steps++]({m_window, m_session, m_file});
}

void Screenshot::save() {
  m_isDone = true;
  const QString path = QDir::current().absoluteFilePath(m_output);
  QWidget *dialog = QApplication::activeModalWidget();
  if (!pictureOf(m_window).save(path, "PNG")) {
    fail(QStringLiteral("The picture could not be written to %1; choose another place.").arg(path));
    return;
  }
  std::printf("%s\n", qPrintable(path));
  if (dialog != nullptr) dialog->close();
  QApplication::exit(0);
}

void Screenshot::checkTexts() {
  QStringList found;
  for (QWidget *window : QApplication::topLevelWidgets()) {
    if (!window->isVisible()) continue;
    for (const QString &text : cutTexts(*window)) found << QStringLiteral("cut: ") + text;
    for (const QString &text : unspokenTexts(*window))
      found << QStringLiteral("not spoken: ") + text;
    for (const QString &stop : namelessStops(*window)) found << QStringLiteral("no name: ") + stop;
  }
  if (!found.isEmpty() && ++m_looks < kMostLooks) return m_settle.start();
  m_isDone = true;
  for (const QString &line : std::as_const(found)) std::printf("  %s\n", qPrintable(line));
  if (QWidget *dialog = QApplication::activeModalWidget()) dialog->close();
  if (QWidget *popup = QApplication::activePopupWidget()) popup->close();
  QApplication::exit(found.isEmpty() ? 0 : 1);
}

void Screenshot::fail(const QString &sentence) {
  m_isDone = true;
  m_settle.stop();
  std::fprintf(stderr, "shinglescope: %s\n", qPrintable(sentence));
  QApplication::exit(1);
}

}  // namespace shinglescope
