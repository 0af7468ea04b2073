// What the window does about projects: save under a name, recover, land again.

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include "ui/base/controls/file_dialog.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/start_view.h"
#include "ui/session/project_controller.h"
#include "ui/session/project_path.h"
#include "ui/session/settings.h"
#include "ui/window/main_window.h"
#include "ui/window/status_line.h"
#include "ui/window/window_menus.h"

namespace shinglescope {
namespace {

using Command = WindowMenus::Command;

constexpr int kViewMilliseconds = 400;
const QString kWindow = QStringLiteral("window");
const QString kPage = QStringLiteral("page");

}  // namespace

void MainWindow::connectProject() {
  connect(&m_controller, &ActionsController::projectChosen, m_project, &ProjectController::open);
  connect(m_menus->action(Command::Save), &QAction::triggered, this,
          [this] { saveProject(false); });
  connect(m_menus->action(Command::SaveAs), &QAction::triggered, this,
          [this] { saveProject(true); });
  connect(m_project, &ProjectController::projectChanged, this, [this] {
    if (!m_project->path().isEmpty()) m_settings.addRecentFile(m_project->path());
    m_menus->setRecentFiles(m_settings.recentFiles());
    showName();
  });
  connect(m_project, &ProjectController::viewRestored, this,
          [this](const QString &name, const QJsonObject &view) {
            if (name == kWindow) return showPage(view[kPage].toString());
            if (WorkspacePage *page = m_pages.value(name)) page->restoreView(view);
          });
  connect(m_project, &ProjectController::messageRaised, m_status, &StatusLine::say);
  m_viewTimer.setSingleShot(true);
  m_viewTimer.setInterval(kViewMilliseconds);
  connect(&m_viewTimer, &QTimer::timeout, this, &MainWindow::keepViews);
  for (WorkspacePage *page : std::as_const(m_pages))
    connect(page, &WorkspacePage::viewChanged, &m_viewTimer, qOverload<>(&QTimer::start));
  StartView &start = m_dataPage->startView();
  connect(&start, &StartView::recoverRequested, m_project, &ProjectController::recover);
  connect(&start, &StartView::discardRequested, m_project, &ProjectController::discard);
  connect(m_project, &ProjectController::recoverableChanged, &start, [this, &start] {
    start.setRecoverable(m_project->recoverable(), m_project->deletedCount());
  });
  connect(&start, &StartView::restoreRequested, m_project, &ProjectController::restoreLastDeleted);
  connect(m_project, &ProjectController::unsavedFound, this, &MainWindow::offerReview);
  m_project->lookForRecoverable();
}

/// Before anything else is done with the table.
void MainWindow::offerReview(const RecoverableProject &review) {
  const QString time = QLocale().toString(
      QDateTime::fromMSecsSinceEpoch(review.modifiedMilliseconds), QLocale::ShortFormat);
  const QString name = shownPath(m_session.fileName());
  auto *offer = new QMessageBox(
      QMessageBox::NoIcon, tr("Unsaved review"),
      review.verdicts == 1
          ? tr("%1 has an unsaved review: 1 verdict, the last on %2.").arg(name, time)
          : tr("%1 has an unsaved review: %2 verdicts, the last on %3.")
                .arg(name, countText(review.verdicts), time),
      QMessageBox::NoButton, this);
  offer->setAttribute(Qt::WA_DeleteOnClose);
  offer->setTextFormat(Qt::PlainText);
  offer->setInformativeText(tr("If you start over, the review stays on the start page."));
  QPushButton *goOn = offer->addButton(tr("&Open review"), QMessageBox::AcceptRole);
  offer->addButton(tr("&Start over"), QMessageBox::RejectRole);
  offer->setDefaultButton(goOn);
  connect(goOn, &QPushButton::clicked, m_project,
          [this, path = QFile::decodeName(review.path.c_str())] { m_project->recover(path); });
  connect(&m_session, &Session::datasetChanged, offer, &QDialog::reject);
  offer->open();
}

void MainWindow::showName() {
  const QString path = m_project->path();
  m_menus->setFileName(path.isEmpty() ? m_session.fileName() : QFileInfo(path).fileName());
}

void MainWindow::keepViews() {
  for (auto page = m_pages.cbegin(); page != m_pages.cend(); ++page) {
    const QJsonObject view = page.value()->view();
    if (!view.isEmpty()) m_project->keepView(page.key(), view);
  }
  m_project->keepView(kWindow, {{kPage, currentPage()}});
}

void MainWindow::saveProject(bool asksForName) {
  if (!m_session.hasDataset()) return;
  keepViews();
  if (!asksForName && !m_project->needsName()) {
    m_project->save();
    return m_status->say(tr("Every verdict is saved as it is given."));
  }
  auto *dialog = makeFileDialog(this, tr("Save the project as"), m_settings.lastDirectory(),
                                tr("Projects (*.%1)").arg(kProjectSuffix));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(kProjectSuffix);
  dialog->selectFile(QFileInfo(m_session.fileName()).completeBaseName() + u'.' + kProjectSuffix);
  connect(dialog, &QFileDialog::fileSelected, m_project, &ProjectController::saveAs);
  dialog->open();
}

void MainWindow::actOnNotice() {
  switch (m_project->notice().action) {
    case ProjectNotice::Action::None: return;
    case ProjectNotice::Action::SaveAs: return saveProject(true);
    case ProjectNotice::Action::RunAgain: return m_controller.find();
    case ProjectNotice::Action::FindSource: break;
  }
  auto *dialog =
      makeFileDialog(this, tr("Where is the data of this project?"), m_settings.lastDirectory());
  connect(dialog, &QFileDialog::fileSelected, m_project, &ProjectController::locateSource);
  dialog->open();
}

}  // namespace shinglescope
