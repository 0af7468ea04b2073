// SPDX-License-Identifier: MIT
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>

#include "core/project/project_recovery.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/search_field.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/keys/key_bindings.h"
#include "ui/base/plots/plot_view.h"
#include "ui/base/style/unstyled_widgets.h"
#include "ui/base/style/window_size.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/start_view.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/find/find_page.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/review/history_dialog.h"
#include "ui/pages/review/labels/label_dialogs.h"
#include "ui/pages/review/review_page.h"
#include "ui/pages/review/state/export_material.h"
#include "ui/parts/terms/term_marks.h"
#include "ui/parts/terms/terms_dialog.h"
#include "ui/parts/tuning/picture_caption.h"
#include "ui/session/overwrite_guards.h"
#include "ui/session/project_controller.h"
#include "ui/session/project_path.h"
#include "ui/session/settings.h"
#include "ui/session/undo_actions.h"
#include "ui/window/guide/guide_window.h"
#include "ui/window/help_dialog.h"
#include "ui/window/navigator.h"
#include "ui/window/preferences/appearance.h"
#include "ui/window/preferences/preferences_dialog.h"
#include "ui/window/project_banner.h"
#include "ui/window/rail.h"
#include "ui/window/run_notice.h"
#include "ui/window/saving_label.h"
#include "ui/window/status_line.h"
#include "ui/window/window_menus.h"

namespace shinglescope {
namespace {

using Command = WindowMenus::Command;

constexpr int kGap = 8;

QString droppedFile(const QMimeData *data) {
  const QList<QUrl> urls = data->urls();
  return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

constexpr int kViewMilliseconds = 400;
const QString kWindow = QStringLiteral("window");
const QString kPage = QStringLiteral("page");

}  // namespace

std::unique_ptr<MainWindow> MainWindow::make(Session &session, ActionsController &controller,
                                             Settings &settings) {
  const UnstyledWidgets unstyled;
  return std::make_unique<MainWindow>(session, controller, settings);
}

MainWindow::MainWindow(Session &session, ActionsController &controller, Settings &settings,
                       QWidget *parent)
    : QMainWindow(parent),
      m_session(session),
      m_controller(controller),
      m_settings(settings),
      m_question([this] { return askAboutVerdicts(); }) {
  m_project = new ProjectController(session, controller, this);
  m_appearance = new Appearance(settings, this);
  setAcceptDrops(true);
  setMinimumSize(kSmallestWindow);
  createLayout();
  createPages();
  connectMenus();
  connectHelp();
  connectSession();
  connectProject();
  new RunNotice(session, controller, *this);
  m_controller.setReplaceGuard([this] { return mayLoseVerdicts(); });
  connectAppearance();
  bindKeys();
  m_menus->setRecentFiles(m_settings.recentFiles());
  showName();
  enableActions();
  m_navigator->show(pages().data);
  resize(firstWindowSize(*screen()));
  restoreGeometry(m_settings.windowGeometry());
}

/// An editor commits its text when it is hidden and when it loses the focus, which even a hidden
/// editor may have. Both happen here, for all windows, menus and dialogs, while the listeners of
/// the editors still exist.
MainWindow::~MainWindow() {
  pages().learn->keepEdited();  // while all parts of the window are there
  for (QWidget *window : findChildren<QWidget *>())
    if (window->isWindow()) window->hide();
  hide();
  if (QWidget *focused = QApplication::focusWidget()) focused->clearFocus();
  m_controller.setReplaceGuard({});
}

void MainWindow::createLayout() {
  m_undo = new UndoActions(m_session, m_controller, this);
  m_menus = new WindowMenus(*m_undo, this);
  setMenuBar(m_menus);
  auto *central = new QWidget(this);
  QHBoxLayout *row = makeRow(central, {}, 0);
  m_rail = new Rail(central);
  auto *workspace = new QWidget(central);
  QVBoxLayout *workspaceLayout = makeColumn(workspace, {kGap, kGap, kGap, kGap});
  auto *banner = new ProjectBanner(*m_project, workspace);
  workspaceLayout->addWidget(banner);
  connect(banner, &ProjectBanner::actionRequested, this, &MainWindow::actOnNotice);
  m_stack = new QStackedWidget(workspace);
  workspaceLayout->addWidget(m_stack, 1);
  row->addWidget(m_rail);
  row->addWidget(workspace, 1);
  setCentralWidget(central);
  m_status = new StatusLine(m_session, m_controller, this);
  m_status->addPermanentWidget(new SavingLabel(*m_project, m_status));
  setStatusBar(m_status);
}

void MainWindow::createPages() {
  const WindowPages pages{.data = new DataPage(m_session, m_controller, m_settings, this),
                          .find = new FindPage(m_session, m_controller, m_settings, this),
                          .review = new ReviewPage(m_session, m_controller, m_settings, this),
                          .explore = new ExplorePage(m_session, m_controller, this),
                          .learn = new LearnPage(this)};
  m_navigator = new Navigator(pages, *m_stack, this);
  connect(m_navigator, &Navigator::shown, this, &MainWindow::followPage);
  addPage(*pages.data, tr("Data"), tr("The rows and how they were read"));
  addPage(*pages.find, tr("Find"), tr("The recipe of a run"));
  addPage(*pages.review, tr("Review"), tr("The pairs that were found"));
  addPage(*pages.explore, tr("Explore"), tr("How settings affect the data"));
  addPage(*pages.learn, tr("Learn"), tr("The method, step by step"));
  m_status->followGroups(pages.review->groups());
  pages.find->followGroups(pages.review->groups());
  pages.review->offerRecall(pages.explore->recallRun());
  connect(pages.learn, &LearnPage::presenterRequested, this, &MainWindow::setPresenting);
  pages.learn->rememberIn(m_settings);
  pages.learn->keepLessonsIn(QString::fromStdString(defaultRecoveryFolder()) +
                             QStringLiteral("/lessons"));
}

void MainWindow::addPage(WorkspacePage &page, const QString &label, const QString &toolTip) {
  const QString name = m_navigator->nameOf(page);
  m_rail->addPage(name, label, toolTip);
  m_menus->addPage(name, label);
  m_menus->addUndo(page.undoCommands());
  setOverwriteGuards(page, overwriteGuardOf(m_session, m_controller));
  setPictureOrigins(page, pictureOriginOf(m_session));
  connect(&page, &WorkspacePage::messageRaised, m_status, &StatusLine::say);
}

void MainWindow::connectMenus() {
  const auto on = [this](Command command, auto slot) {
    connect(m_menus->action(command), &QAction::triggered, this, slot);
  };
  on(Command::Open, [this] { dataPage().chooseFile(); });
  on(Command::OpenFolder, [this] { dataPage().chooseFolder(); });
  on(Command::PasteTable, [this] { dataPage().pasteTable(); });
  on(Command::OpenSecond, [this] { dataPage().chooseSecond(); });
  on(Command::OpenPairs, [this] { pages().review->labels().choosePairs(); });
  on(Command::MatchColumns, [this] { pages().data->matchColumns(); });
  on(Command::CloseSecond, [this] { pages().data->closeSecond(); });
  connect(m_undo, &UndoActions::tablesReverted, pages().data, &DataPage::revertTables);
  on(Command::ReadingOptions, [this] { dataPage().reopenWithOptions(); });
  on(Command::OpenRentals, [this] { m_controller.openSample(); });
  on(Command::OpenLesson, [this] { m_controller.openFile(ActionsController::lessonPath()); });
  on(Command::Export, [this] { showExportDialog(); });
  on(Command::ExportShown, [this] { exportShown(); });
  connect(pages().data, &DataPage::exportShownRequested, this, &MainWindow::exportShown);
  on(Command::NewWindow, [this] { emit newWindowRequested(); });
  on(Command::CloseTable, [this] { closeTable(); });
  on(Command::Quit, [this] { close(); });
  on(Command::Preferences, [this] { showPreferences(); });
  on(Command::UndoHistory, [this] { showUndoHistory(); });
  on(Command::FindInRows, [this] { m_navigator->startSearch(); });
  on(Command::GoToRow, [this] { dataPage().goToRow(); });
  on(Command::FindLike, [this] { m_navigator->findLikeCurrent(); });
  on(Command::FindDuplicates, [this] { m_controller.find(); });
  on(Command::FindExactly, [this] { m_controller.findExactly(); });
  on(Command::TryOnFirstRows, [this] { m_controller.tryOnFirstRows(); });
  on(Command::Cancel, [this] { m_controller.cancel(); });
  m_reviewMenu = m_menus->addCommands(tr("Revie&w"), pages().review->commands());
  m_learnMenu = m_menus->addCommands(tr("Lear&n"), pages().learn->commands());
  connect(m_menus, &WindowMenus::pageChosen, this, &MainWindow::showPage);
  connect(m_rail, &Rail::pageChosen, this, &MainWindow::showPage);
  connect(m_menus, &WindowMenus::recentFileChosen, this,
          [this](const QString &path) { m_controller.openFile(path); });
  connect(m_menus, &WindowMenus::recentFilesCleared, this, &MainWindow::clearRecentFiles);
}

void MainWindow::connectAppearance() {
  connect(m_menus, &WindowMenus::themeChosen, m_appearance, &Appearance::setTheme);
  connect(m_menus, &WindowMenus::languageChosen, m_appearance, &Appearance::setLanguage);
  connect(m_menus->action(Command::HighContrast), &QAction::triggered, m_appearance,
          &Appearance::setHighContrastOn);
  connect(pages().learn->actions().animate, &QAction::toggled, m_appearance,
          &Appearance::setMotionOn);
  connect(m_appearance, &Appearance::restartNeeded, m_status, &StatusLine::say);
  const auto show = [this] {
    m_menus->setTheme(static_cast<int>(m_appearance->theme()));
    m_menus->setLanguage(static_cast<int>(m_appearance->language()));
    m_menus->action(Command::HighContrast)->setChecked(m_appearance->isHighContrastOn());
    pages().learn->actions().animate->setChecked(m_appearance->isMotionOn());
  };
  connect(m_appearance, &Appearance::changed, this, show);
  show();
}

/// Lets the user choose the keys of all commands in the menus.
void MainWindow::bindKeys() {
  m_keys = new KeyBindings(this);
  const QList<QAction *> ofLearn = pages().learn->undoCommands();
  for (const QAction *title : m_menus->actions()) {
    const QMenu *menu = title->menu();
    const bool isOfPage = menu == m_reviewMenu || menu == m_learnMenu;
    const QString group = menu == m_reviewMenu  ? QStringLiteral("review")
                          : menu == m_learnMenu ? QStringLiteral("learn")
                                                : QStringLiteral("window");
    QList<QAction *> actions = menu->actions();
    for (QAction *action : ofLearn) actions.removeAll(action);
    m_keys->add(group, plainMenuText(title->text()), actions,
                isOfPage ? KeyBindings::Scope::Page : KeyBindings::Scope::Window);
  }
  connect(m_keys, &KeyBindings::changed, this, &MainWindow::showKeys);
  m_keys->load(m_settings.chosenKeys());
}

void MainWindow::showKeys() {
  // A page's own undo has the keys of Undo, which it replaces while the page is in front.
  const QList<QAction *> ofLearn = pages().learn->undoCommands();
  ofLearn.front()->setShortcuts(m_undo->undo()->shortcuts());
  ofLearn.back()->setShortcuts(m_undo->redo()->shortcuts());
  for (KeyButton *button : findChildren<KeyButton *>()) button->updateKey();
  for (SearchField *field : findChildren<SearchField *>()) field->updateKey();
}

void MainWindow::showPreferences() {
  auto *dialog = new PreferencesDialog(*m_appearance, m_session, m_settings, *m_keys, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::clearRecentFiles() {
  m_settings.clearRecentFiles();
  m_menus->setRecentFiles({});
  pages().data->startView().setRecentFiles({});
}

/// Goes back to the start page. The review stays there until it is continued or discarded.
void MainWindow::closeTable() {
  keepViews();
  m_controller.closeTable();
  if (!m_session.hasDataset()) m_project->lookForRecoverable();
}

void MainWindow::connectHelp() {
  const auto show = [this](Command command, HelpDialog::Topic topic) {
    connect(m_menus->action(command), &QAction::triggered, this,
            [this, topic] { (new HelpDialog(topic, *m_keys, this))->show(); });
  };
  connect(m_menus->action(Command::Guide), &QAction::triggered, this, &MainWindow::showGuide);
  connect(m_menus->action(Command::Terms), &QAction::triggered, this, &MainWindow::showTerms);
  show(Command::Keyboard, HelpDialog::Topic::Keyboard);
  show(Command::About, HelpDialog::Topic::About);
}

/// Opens the guide at the page where the user is, or at its contents before a table is open.
void MainWindow::showGuide() {
  if (m_guide == nullptr) m_guide = new GuideWindow(this);
  const bool isAtStart = currentPage() == QStringLiteral("data") && !m_session.hasDataset();
  m_guide->showPage(isAtStart ? QStringLiteral("index") : currentPage());
  m_guide->show();
  m_guide->raise();
  m_guide->activateWindow();
}

/// Explains the terms of the page in front, or of the start page.
void MainWindow::showTerms() {
  auto *dialog = new TermsDialog(termsOf(*m_stack->currentWidget()), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &TermsDialog::guideRequested, this, [this, dialog] {
    dialog->close();
    showGuide();
    m_guide->showPage(QStringLiteral("terms"));
  });
  dialog->open();
}

void MainWindow::connectSession() {
  connect(&m_session, &Session::datasetChanged, this, [this] {
    showName();
    m_menus->setRecentFiles(m_settings.recentFiles());
    enableActions();
    if (!m_session.keepsVerdicts()) m_navigator->show(pages().data);
  });
  connect(&m_session, &Session::resultChanged, this, [this] {
    enableActions();
    if (m_session.hasResult()) m_navigator->show(pages().review);
  });
  connect(&m_controller, &ActionsController::activityChanged, this, [this](Activity activity) {
    if (activity == Activity::Idle) m_menus->setRecentFiles(m_settings.recentFiles());
    enableActions();
  });
  const auto follow = [this](Activity activity, const QString &message) {
    // The page shows the error; the window only brings it to the front.
    if (activity == Activity::Opening) m_navigator->show(pages().data);
    if (activity == Activity::Running) m_navigator->show(pages().find);
    const bool isOfAPage = activity == Activity::Opening || activity == Activity::Running ||
                           activity == Activity::Exporting;
    if (!isOfAPage) m_status->say(message);
  };
  connect(&m_controller, &ActionsController::failed, this, follow);
  connect(&m_controller, &ActionsController::wasCancelled, this,
          [this] { m_status->say(tr("Cancelled.")); });
  connect(&m_controller, &ActionsController::exported, this, [this](const QString &path) {
    m_status->say(tr("Exported to %1").arg(shownPath(path)));
  });
}

void MainWindow::showPage(const QString &place) { m_navigator->show(place); }

QString MainWindow::currentPage() const { return m_navigator->current(); }

const WindowPages &MainWindow::pages() const { return m_navigator->pages(); }

WorkspacePage *MainWindow::page(const QString &name) const { return m_navigator->page(name); }

/// Brings the Data page to the front and returns it.
DataPage &MainWindow::dataPage() {
  m_navigator->show(pages().data);
  return *pages().data;
}

void MainWindow::followPage(const QString &name) {
  m_rail->setCurrent(name);
  const WorkspacePage *page = m_navigator->page(name);
  enablePageMenus();
  m_undo->setVisible(page->undoCommands().isEmpty());
  for (const auto &[otherName, other] : m_navigator->named())
    for (QAction *command : other->undoCommands()) command->setVisible(other == page);
}

void MainWindow::enablePageMenus() {
  const WindowPages &pages = m_navigator->pages();
  m_reviewMenu->setEnabled(m_navigator->isInFront(pages.review) && m_session.hasResult());
  m_learnMenu->setEnabled(m_navigator->isInFront(pages.learn));
}

/// Switches presenter mode, which shows only the page, on the whole screen.
void MainWindow::setPresenting(bool isPresenting) {
  for (QWidget *chrome : std::initializer_list<QWidget *>{m_menus, m_rail, m_status})
    chrome->setVisible(!isPresenting);
  // A projector may have fewer pixels than the window needs at a desk. With 0 the layout would set
  // what the other pages need.
  if (isPresenting) {
    m_sizeAtDesk = size();
    setMinimumSize(1, 1);
  }
  setWindowState(isPresenting ? windowState() | Qt::WindowFullScreen
                              : windowState() & ~Qt::WindowFullScreen);
  if (isPresenting) return;
  setMinimumSize(kSmallestWindow);
  if (!isMaximized()) resize(m_sizeAtDesk);
}

void MainWindow::enableActions() {
  const bool isIdle = !m_controller.isBusy();
  const bool hasRows = m_session.hasDataset();
  const auto enable = [this](bool isOn, std::initializer_list<Command> commands) {
    for (const Command command : commands) m_menus->action(command)->setEnabled(isOn);
  };
  enable(isIdle, {Command::Open, Command::OpenFolder, Command::PasteTable, Command::OpenRentals,
                  Command::OpenLesson});
  enable(isIdle && hasRows, {Command::CloseTable, Command::FindDuplicates, Command::FindExactly,
                             Command::ReadingOptions, Command::OpenSecond, Command::OpenPairs});
  const bool hasSecond = m_session.secondTable() != nullptr;
  enable(isIdle && hasRows && !hasSecond, {Command::TryOnFirstRows});
  enable(isIdle && hasSecond, {Command::MatchColumns, Command::CloseSecond});
  enable(hasRows, {Command::FindInRows, Command::GoToRow, Command::FindLike});
  const bool hasProblems = hasRows && !m_session.loadReport().problems.empty();
  enable(isIdle && (m_session.hasResult() || hasProblems), {Command::Export});
  enable(isIdle && hasRows, {Command::ExportShown});
  enable(!isIdle, {Command::Cancel});
  enablePageMenus();
}

void MainWindow::importFile(const QString &path) { dataPage().importFile(path); }

void MainWindow::showExportDialog() { m_navigator->openExportDialog(m_session.hasResult()); }

void MainWindow::exportShown() {
  auto shown = m_session.hasDataset() ? dataPage().shownTable() : nullptr;
  if (!shown) return;
  ExportMaterial material = exportMaterial(m_session, nullptr);
  material.shown = std::move(shown);
  material.chosenTypes = dataPage().chosenTypes();
  auto *dialog =
      new ExportDialog(m_session, m_controller, m_settings, std::move(material), &dataPage());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::showUndoHistory() {
  auto *dialog = new HistoryDialog(m_session, m_controller, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

void MainWindow::setUnexportedQuestion(std::function<Unexported()> question) {
  m_question = std::move(question);
}

bool MainWindow::mayLoseVerdicts() {
  if (m_project->saving().kind != SavingState::Kind::NotSaved) return true;
  switch (m_question()) {
    case Unexported::Discard: return true;
    case Unexported::Export: showExportDialog(); break;
    case Unexported::Stay: break;
  }
  return false;
}

MainWindow::Unexported MainWindow::askAboutVerdicts() {
  QMessageBox box(this);
  box.setWindowTitle(tr("Verdicts not exported"));
  box.setText(tr("Some verdicts could not be saved and have not been exported."));
  box.setInformativeText(tr("Export them, or discard them?"));
  const QPushButton *exporting = box.addButton(tr("&Export..."), QMessageBox::AcceptRole);
  const QPushButton *discarding = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
  box.addButton(QMessageBox::Cancel);
  box.exec();
  if (box.clickedButton() == exporting) return Unexported::Export;
  return box.clickedButton() == discarding ? Unexported::Discard : Unexported::Stay;
}

void MainWindow::closeEvent(QCloseEvent *event) {
  if (!mayLoseVerdicts()) {
    event->ignore();
    return;
  }
  keepViews();
  m_controller.cancel();
  m_settings.setWindowGeometry(saveGeometry());
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
  if (!droppedFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
  const QString path = droppedFile(event->mimeData());
  if (path.isEmpty()) return;
  event->acceptProposedAction();
  m_controller.openFile(path);
}

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
            if (WorkspacePage *page = m_navigator->page(name)) page->restoreView(view);
          });
  connect(m_project, &ProjectController::messageRaised, m_status, &StatusLine::say);
  connect(m_project, &ProjectController::savingChanged, this, &MainWindow::showName);
  setDelay(m_viewTimer, kViewMilliseconds, this, &MainWindow::keepViews);
  for (const auto &[name, page] : m_navigator->named())
    connect(page, &WorkspacePage::viewChanged, &m_viewTimer, qOverload<>(&QTimer::start));
  StartView &start = pages().data->startView();
  connect(&start, &StartView::recoverRequested, m_project, &ProjectController::recover);
  connect(&start, &StartView::discardRequested, m_project, &ProjectController::discard);
  connect(m_project, &ProjectController::recoverableChanged, &start, [this, &start] {
    start.setRecoverable(m_project->recoverable(), m_project->deletedCount());
  });
  connect(&start, &StartView::restoreRequested, m_project, &ProjectController::restoreLastDeleted);
  connect(m_project, &ProjectController::unsavedFound, this, &MainWindow::offerReview);
  m_project->lookForRecoverable();
}

/// Offers the unsaved review of a newly opened table, before any other work on it.
void MainWindow::offerReview(const RecoverableProject &review) {
  const QString time = QLocale().toString(
      QDateTime::fromMSecsSinceEpoch(review.modifiedMilliseconds), QLocale::ShortFormat);
  const QString name = shownPath(m_session.fileName());
  auto *offer = new QMessageBox(QMessageBox::NoIcon, tr("Unsaved review"),
                                tr("%1 has an unsaved review: %2 verdicts, last written on %3.",
                                   nullptr, pluralOf(review.verdicts))
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
  const QString name = path.isEmpty() ? m_session.fileName() : QFileInfo(path).fileName();
  m_menus->setFileName(name);
  // "[*]" in a file's name must be written twice to be shown.
  QString title = shownPath(name);
  title.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
  setWindowTitle(name.isEmpty() ? tr("Shinglescope") : tr("%1[*] - Shinglescope").arg(title));
  setWindowModified(m_project->saving().kind == SavingState::Kind::NotSaved);
}

void MainWindow::keepViews() {
  for (const auto &[name, page] : m_navigator->named()) {
    const QJsonObject view = page->view();
    if (!view.isEmpty()) m_project->keepView(name, view);
  }
  m_project->keepView(kWindow, {{kPage, currentPage()}});
}

void MainWindow::saveProject(bool asksForName) {
  if (!m_session.hasDataset()) return;
  keepViews();
  if (!asksForName && !m_project->needsName()) {
    m_project->save();
    return m_status->say(tr("Every verdict is saved immediately."));
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
