// SPDX-License-Identifier: MIT
// What a user expects of any window: the title, closing a table, another window, the list of recent
// files, a notice when a long run has ended, and menus that fit on the screen.

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/style_events.h"
#include "tests/support/window/window_parts.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/start_view.h"
#include "ui/session/project_controller.h"
#include "ui/window/run_notice.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_pages.h"

using namespace shinglescope;

namespace {

using Command = WindowMenus::Command;
constexpr int kWindowCommandsTimeout = 20000;
constexpr int kSmallScreen = 800;

}  // namespace

class TestWindowCommands : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() { openWindow(); }
  void cleanup() { closeWindow(); }
  void partsAreToldOfTheirStyleOnce();
  void theTitleNamesFileAndProgram();
  void closingGoesBackToTheStart();
  void aClosedReviewWaitsOnTheStartPage();
  void pagesWorkAfterClosing();
  void aBusyWindowIsNotClosed();
  void anotherWindowIsRequested();
  void recentFilesAreCleared();
  void aLongRunInTheBackgroundIsTold();
  void aShortRunOrAWatchedOneIsNotTold();
  void menusFitOnASmallScreen();

 private:
  QAction *action(Command command) const {
    return m_window->findChild<WindowMenus *>()->action(command);
  }
  void openSample();
  void find();
};

void TestWindowCommands::openSample() {
  m_controller->openSample();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kWindowCommandsTimeout);
}

void TestWindowCommands::find() {
  m_controller->find();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(),
                           kWindowCommandsTimeout);
}

/// Without UnstyledWidgets each part of the window is told nearly six times, and the window opens
/// in nearly twice the time.
void TestWindowCommands::partsAreToldOfTheirStyleOnce() {
  closeWindow();
  makeParts();
  const StyleEvents styled;
  const auto window = MainWindow::make(*m_session, *m_controller, *m_settings);
  const qsizetype parts = window->findChildren<QWidget *>().size();
  QVERIFY(parts > 500);
  QVERIFY2(styled.count() <= 3 * parts,
           qPrintable(QStringLiteral("%1 for %2").arg(styled.count()).arg(parts)));
}

void TestWindowCommands::theTitleNamesFileAndProgram() {
  QCOMPARE(m_window->windowTitle(), QStringLiteral("Shinglescope"));
  QFile file(path("odd [*] name.csv"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("id,text\n1,A long enough text to compare\n2,Another long text to compare\n");
  file.close();
  m_controller->openFile(file.fileName());
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kWindowCommandsTimeout);
  QCOMPARE(m_window->windowTitle(), QStringLiteral("odd [*][*] name.csv[*] - Shinglescope"));
  QVERIFY(!m_window->isWindowModified());
}

void TestWindowCommands::closingGoesBackToTheStart() {
  QVERIFY(!action(Command::CloseTable)->isEnabled());
  openSample();
  find();
  action(Command::CloseTable)->trigger();
  QVERIFY(!m_session->hasDataset() && !m_session->hasResult());
  QCOMPARE(m_window->currentPage(), QStringLiteral("data"));
  QVERIFY(m_window->pages().data->startView().isVisible());
  QCOMPARE(m_window->windowTitle(), QStringLiteral("Shinglescope"));
  for (const Command command : {Command::CloseTable, Command::FindDuplicates, Command::Export,
                                Command::GoToRow, Command::ReadingOptions})
    QVERIFY(!action(command)->isEnabled());
}

void TestWindowCommands::aClosedReviewWaitsOnTheStartPage() {
  QVERIFY(QFile::copy(ActionsController::samplePath(), path("ads.tsv")));
  m_controller->openFile(path("ads.tsv"));
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kWindowCommandsTimeout);
  find();
  QVERIFY(m_controller->judge({RecordId{1}, RecordId{2}}, {Verdict::Duplicate, Keep::Neither, {}}));
  QTRY_COMPARE_WITH_TIMEOUT(m_window->project().saving().kind, SavingState::Kind::Saved,
                            kWindowCommandsTimeout);
  action(Command::CloseTable)->trigger();
  QTRY_COMPARE_WITH_TIMEOUT(m_window->project().recoverable().size(), std::size_t{1},
                            kWindowCommandsTimeout);
  QCOMPARE(m_window->project().recoverable().front().verdicts, std::uint64_t{1});
}

void TestWindowCommands::pagesWorkAfterClosing() {
  openSample();
  find();
  const QStringList places = {QStringLiteral("find"),
                              QStringLiteral("review"),
                              QStringLiteral("explore:curves"),
                              QStringLiteral("explore:sweep"),
                              QStringLiteral("explore:recall"),
                              QStringLiteral("explore:buckets"),
                              QStringLiteral("explore:matrices"),
                              QStringLiteral("explore:overview"),
                              QStringLiteral("learn"),
                              QStringLiteral("data")};
  for (const QString &place : places) m_window->showPage(place);
  for (const QString &place :
       {QStringLiteral("review"), QStringLiteral("explore:sweep"), QStringLiteral("learn")}) {
    m_window->showPage(place);
    action(Command::CloseTable)->trigger();
    QVERIFY2(!m_session->hasDataset(), qPrintable(place));
    for (const QString &other : places) {
      m_window->showPage(other);
      QVERIFY(!m_window->grab().isNull());
    }
    openSample();
    find();
    QCOMPARE(m_session->result()->report.pairs, std::uint64_t{323});
  }
}

void TestWindowCommands::aBusyWindowIsNotClosed() {
  openSample();
  m_controller->find();
  QVERIFY(!action(Command::CloseTable)->isEnabled());
  m_controller->closeTable();
  QVERIFY(m_session->hasDataset());
  QTRY_VERIFY_WITH_TIMEOUT(!m_controller->isBusy(), kWindowCommandsTimeout);
}

void TestWindowCommands::anotherWindowIsRequested() {
  QSignalSpy requested(m_window.get(), &MainWindow::newWindowRequested);
  QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
  QCOMPARE(requested.size(), 1);
}

void TestWindowCommands::recentFilesAreCleared() {
  auto *menus = m_window->findChild<WindowMenus *>();
  m_settings->addRecentFile(path("a.csv"));
  menus->setRecentFiles(m_settings->recentFiles());
  QMenu *recent = nullptr;
  for (QMenu *menu : m_window->findChildren<QMenu *>())
    if (menu->title() == QStringLiteral("&Recent files")) recent = menu;
  QVERIFY(recent != nullptr && recent->isEnabled());
  recent->actions().back()->trigger();
  QVERIFY(m_settings->recentFiles().isEmpty());
  QVERIFY(!recent->isEnabled());
}

void TestWindowCommands::aLongRunInTheBackgroundIsTold() {
  QStringList told;
  m_window->findChild<RunNotice *>()->setShow(
      [&told](const QString &, const QString &text) { told << text; },
      std::chrono::milliseconds(0));
  openSample();
  QWidget other;
  other.show();
  QVERIFY(QTest::qWaitForWindowActive(&other));
  find();
  QCOMPARE(told, QStringList{QStringLiteral("Found 323 pairs in rentals.tsv.")});
}

void TestWindowCommands::aShortRunOrAWatchedOneIsNotTold() {
  int told = 0;
  auto *notice = m_window->findChild<RunNotice *>();
  const auto count = [&told](const QString &, const QString &) { ++told; };
  openSample();
  notice->setShow(count, std::chrono::milliseconds(0));
  find();  // the window is in front
  notice->setShow(count, std::chrono::hours(1));
  QWidget other;
  other.show();
  QVERIFY(QTest::qWaitForWindowActive(&other));
  find();
  QCOMPARE(told, 0);
}

void TestWindowCommands::menusFitOnASmallScreen() {
  int menus = 0;
  for (QMenu *menu : m_window->findChildren<QMenu *>()) {
    QVERIFY2(menu->sizeHint().height() <= kSmallScreen, qPrintable(menu->title()));
    ++menus;
  }
  QVERIFY(menus > 10);
}

SHINGLESCOPE_TEST(TestWindowCommands, QApplication)
#include "tst_window_commands.moc"
