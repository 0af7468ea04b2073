#include "app/screenshot.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QPixmap>
#include <cstdio>

#include "ui/main_window.h"
#include "ui/pages/workspace_page.h"
#include "ui/state/actions_controller.h"
#include "ui/state/session.h"

namespace shinglescope {
namespace {

// A page's own background work (estimate, order of rows) is waited for; after it
// comes the layout of what it brought.
constexpr int kSettleMilliseconds = 250;
const QString kImport = QStringLiteral("import");
const QString kExport = QStringLiteral("export");
const QString kSimilar = QStringLiteral("similar");

/// The window, with the dialog that stands over it where there is one.
QPixmap pictureOf(QWidget &window, QWidget *dialog) {
  QPixmap picture = window.grab();
  if (dialog == nullptr) return picture;
  QPainter painter(&picture);
  const QPixmap front = dialog->grab();
  const QSize room = window.size() - dialog->size();
  painter.drawPixmap(room.width() / 2, room.height() / 2, front);
  // The window manager draws a dialog's edge; a picture has to do it itself.
  painter.setPen(themeColors(window.palette()).line);
  painter.drawRect(QRect(QPoint(room.width() / 2, room.height() / 2), dialog->size()));
  return picture;
}

/// The first row of the text that comes first in the most pairs.
RecordId rowOfManyPairs(const DuplicateResult &result) {
  RecordId best;
  std::size_t most = 0;
  std::size_t inARow = 0;
  for (std::size_t i = 0; i < result.pairs.size(); ++i) {
    const TextId text = result.pairs[i].textA;
    inARow = i > 0 && result.pairs[i - 1].textA == text ? inARow + 1 : 1;
    if (inARow <= most) continue;
    most = inARow;
    best = result.classes.firstRow(text);
  }
  return best;
}

}  // namespace

Screenshot::Screenshot(Session &session, ActionsController &controller, MainWindow &window,
                       const WindowOptions &options)
    : m_session(session), m_controller(controller), m_window(window), m_options(options) {
  m_settle.setSingleShot(true);
  m_settle.setInterval(kSettleMilliseconds);
  connect(&m_settle, &QTimer::timeout, this, &Screenshot::settle);
  connect(&m_controller, &ActionsController::failed, this,
          [this](Activity, const QString &message) { fail(message); });
  // Queued: the options of the command line are applied to the data set first.
  connect(&m_session, &Session::datasetChanged, this, &Screenshot::proceed, Qt::QueuedConnection);
  connect(&m_session, &Session::resultChanged, this, &Screenshot::proceed, Qt::QueuedConnection);
}

void Screenshot::start() {
  m_window.resize(m_options.size);
  m_window.show();
  m_controller.openFile(m_options.file.isEmpty() ? ActionsController::samplePath()
                                                 : m_options.file);
}

bool Screenshot::needsRun() const {
  return m_options.screenshotPage == QStringLiteral("review") ||
         m_options.screenshotPage == kExport || m_options.screenshotPage == kSimilar;
}

void Screenshot::proceed() {
  if (m_controller.isBusy() || m_isDone) return;
  if (needsRun() && !m_session.hasResult()) {
    if (!m_hasStartedRun) m_controller.find();
    m_hasStartedRun = true;
    return;
  }
  if (!m_isShown) showTarget();
}

void Screenshot::showTarget() {
  m_isShown = true;
  m_settle.start();
  // A dialog may run an event loop of its own, in which the timer strikes.
  if (m_options.screenshotPage == kImport) {
    m_window.importFile(QString::fromStdString(m_session.loadReport().path));
  } else if (m_options.screenshotPage == kExport) {
    // The dialog offers what the queue lists, so the queue comes first.
    m_window.showPage(QStringLiteral("review"));
  } else if (m_options.screenshotPage == kSimilar) {
    m_window.showPage(QStringLiteral("data"));
    m_window.page(m_window.currentPage())->revealRow(rowOfManyPairs(*m_session.result()).value);
  } else {
    m_window.showPage(m_options.screenshotPage);
  }
}

void Screenshot::settle() {
  WorkspacePage *page = m_window.page(m_window.currentPage());
  if (page->isBusy()) return m_settle.start();
  const bool isFirst = !m_isSettled;
  m_isSettled = true;
  if (isFirst) {
    // What the page does by itself is done; only now there is something to choose from.
    page->showExample();
    if (m_options.screenshotPage == kExport) {
      m_settle.start();
      return m_window.showExportDialog();
    }
    if (m_options.screenshotPage == kSimilar) page->findLikeCurrent();
    return m_settle.start();
  }
  save();
}

void Screenshot::save() {
  m_isDone = true;
  const QString path = QDir::current().absoluteFilePath(m_options.output);
  QWidget *dialog = QApplication::activeModalWidget();
  if (!pictureOf(m_window, dialog).save(path, "PNG")) {
    fail(tr("The picture could not be written to %1; choose another place.").arg(path));
    return;
  }
  std::printf("%s\n", qPrintable(path));
  if (dialog != nullptr) dialog->close();
  QApplication::exit(0);
}

void Screenshot::fail(const QString &sentence) {
  m_isDone = true;
  m_settle.stop();
  std::fprintf(stderr, "shinglescope: %s\n", qPrintable(sentence));
  QApplication::exit(1);
}

}  // namespace shinglescope
