// SPDX-License-Identifier: MIT
// The main window: rail and shortcuts, enabled commands, drop, empty pages, the question before
// verdicts would be lost, and closing within a second.

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>
#include <QtTest>
#include <algorithm>

#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/unfinished_entry.h"
#include "tests/support/window/window_letters.h"
#include "tests/support/window/window_parts.h"
#include "ui/base/controls/chip.h"
#include "ui/base/style/high_contrast.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/review/pairs/score_chip.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/project_controller.h"
#include "ui/session/settings.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_pages.h"

using namespace shinglescope;

namespace {

using Command = WindowMenus::Command;

constexpr int kMainWindowTimeout = 20000;
const QStringList kPages = {QStringLiteral("data"), QStringLiteral("find"),
                            QStringLiteral("review"), QStringLiteral("explore"),
                            QStringLiteral("learn")};

std::size_t colorCount(const QImage &image) {
  QSet<QRgb> colors;
  for (int y = 0; y < image.height(); y += 2) {
    for (int x = 0; x < image.width(); x += 2) colors.insert(image.pixel(x, y));
  }
  return static_cast<std::size_t>(colors.size());
}

}  // namespace

class TestMainWindow : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void cleanup();
  void startsOnDataWithNothingOpen();
  void railAndKeysSwitchPages();
  void shortcutsAreUnique();
  void lettersWithAltAreUnique();
  void everyPageShowsSomethingWithoutData();
  void opensADroppedFile();
  void aDroppedProjectIsNoTable();
  void ignoresDropsOfSeveralFiles();
  void aFailedOpeningShowsData();
  void aRecentFileThatIsGoneIsSaidAndDropped();
  void menusKeepTheirLettersOverReview();
  void aRunEndsOnReview();
  void anOpenEditorIsTakenBeforeAnythingGoes();
  void aHiddenEditorIsTakenBeforeAnythingGoes();
  void escapeCancelsARun();
  void themeIsKeptAndShown();
  void highContrastOfTheStartStays();
  void aLanguageIsKeptAndSaid();
  void presenterModeFitsASmallProjector();
  void closingKeepsTheGeometry();
  void closingAsksForVerdictsThatCannotBeSaved();
  void closingAsksNothingWhereAllIsSaved();
  void aReviewOfTheTableIsOfferedFirst();
  void closingDuringARunIsQuick();
  void helpOpens();

 private:
  QAction *action(Command command) const;
  void openSample();
  void startLongRun();
  void drop(const QList<QUrl> &urls);
};

void TestMainWindow::initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

void TestMainWindow::init() { openWindow(); }

void TestMainWindow::cleanup() { closeWindow(); }

QAction *TestMainWindow::action(Command command) const {
  return m_window->findChild<WindowMenus *>()->action(command);
}

void TestMainWindow::openSample() {
  action(Command::OpenRentals)->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(), kMainWindowTimeout);
}

void TestMainWindow::startLongRun() {
  openSample();
  Recipe recipe = m_session->recipe();
  recipe.signature.numHashes = kMaxHashes;
  recipe.bands = kMaxHashes / 4;
  m_controller->setRecipe(recipe);
  action(Command::FindDuplicates)->trigger();
  QCOMPARE(m_controller->activity(), Activity::Running);
}

void TestMainWindow::drop(const QList<QUrl> &urls) {
  QMimeData data;
  data.setUrls(urls);
  QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(m_window.get(), &enter);
  QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(m_window.get(), &event);
}

void TestMainWindow::startsOnDataWithNothingOpen() {
  QCOMPARE(m_window->currentPage(), QStringLiteral("data"));
  for (const Command command : {Command::FindDuplicates, Command::TryOnFirstRows, Command::Export,
                                Command::Cancel, Command::GoToRow, Command::FindInRows}) {
    QVERIFY2(!action(command)->isEnabled(), qPrintable(action(command)->text()));
  }
  QVERIFY(action(Command::Open)->isEnabled());
}

void TestMainWindow::railAndKeysSwitchPages() {
  for (int i = 0; i < kPages.size(); ++i) {
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
    QCOMPARE(m_window->currentPage(), kPages[i]);
    QVERIFY(m_window->page(kPages[i])->isVisible());
  }
  for (const QString &name : kPages) {
    auto *button = m_window->findChild<QToolButton *>(name);
    QVERIFY(button != nullptr);
    button->click();
    QVERIFY(m_window->page(name)->isVisible());
  }
}

void TestMainWindow::shortcutsAreUnique() {
  QHash<QString, QString> seen;
  const auto actions = m_window->findChild<WindowMenus *>()->findChildren<QAction *>();
  for (const QAction *item : actions) {
    if (item->shortcut().isEmpty()) continue;
    const QString key = item->shortcut().toString();
    QVERIFY2(!seen.contains(key), qPrintable(key + ": " + item->text() + ", " + seen[key]));
    seen.insert(key, item->text());
  }
  QVERIFY(seen.size() >= 15);
}

/// A letter that two menus or buttons share would only move the focus.
void TestMainWindow::lettersWithAltAreUnique() {
  const auto check = [this](const QString &where) {
    const test::Letters letters = test::shownLetters(*m_window);
    QVERIFY2(letters.clashes().isEmpty(),
             qPrintable(where + QStringLiteral(": ") + letters.clashes().join(u' ')));
    QVERIFY(letters.count() >= 7);
  };
  check(QStringLiteral("start"));
  openSample();
  QStringList places = kPages;
  for (const char *view :
       {"advisor", "overview", "curves", "sweep", "recall", "accuracy", "buckets", "matrices"})
    places << QStringLiteral("explore:") + QLatin1String(view);
  for (const QString &place : places) {
    m_window->showPage(place);
    check(place);
  }
  m_window->showPage(QStringLiteral("learn"));
  int stages = 0;
  for (QAction *command : m_window->page(QStringLiteral("learn"))->actions()) {
    if (!command->text().startsWith(QStringLiteral("Stage"))) continue;
    command->trigger();
    check(command->text());
    ++stages;
  }
  QCOMPARE(stages, 9);
  QCOMPARE(test::menuClashes(*m_window).join(u'\n'), QString());
}

void TestMainWindow::everyPageShowsSomethingWithoutData() {
  for (const QString &name : kPages) {
    m_window->showPage(name);
    QVERIFY2(colorCount(m_window->page(name)->grab().toImage()) > 8, qPrintable(name));
  }
}

void TestMainWindow::opensADroppedFile() {
  QFile file(path("dropped.csv"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("id,text\n1,A long enough text to compare\n2,Another long text to compare\n");
  file.close();
  drop({QUrl::fromLocalFile(file.fileName())});
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(), kMainWindowTimeout);
  QCOMPARE(m_session->fileName(), QStringLiteral("dropped.csv"));
  QVERIFY(action(Command::FindDuplicates)->isEnabled());
}

void TestMainWindow::aDroppedProjectIsNoTable() {
  QFile file(path("Dropped.Shinglescope"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("id,text\n1,this is a table and no project\n");
  file.close();
  QSignalSpy failed(m_controller.get(), &ActionsController::failed);
  drop({QUrl::fromLocalFile(file.fileName())});
  QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kMainWindowTimeout);
  QVERIFY(!m_session->hasDataset());
}

void TestMainWindow::ignoresDropsOfSeveralFiles() {
  drop({QUrl::fromLocalFile(path("a.csv")), QUrl::fromLocalFile(path("b.csv"))});
  drop({QUrl(QStringLiteral("https://example.org/a.csv"))});
  QVERIFY(!m_controller->isBusy());
}

void TestMainWindow::aFailedOpeningShowsData() {
  QSignalSpy failures(m_controller.get(), &ActionsController::failed);
  m_window->showPage(QStringLiteral("learn"));
  m_controller->openFile(path("nowhere.csv"));
  QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, kMainWindowTimeout);
  QCOMPARE(m_window->currentPage(), QStringLiteral("data"));
}

void TestMainWindow::aRecentFileThatIsGoneIsSaidAndDropped() {
  const QString gone = path("gone.csv");
  m_settings->addRecentFile(gone);
  QSignalSpy failed(m_controller.get(), &ActionsController::failed);
  m_controller->openFile(gone);
  QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kMainWindowTimeout);
  QVERIFY(failed.front().at(1).toString().contains(QStringLiteral("recent files")));
  QVERIFY(m_settings->recentFiles().isEmpty());
}

void TestMainWindow::menusKeepTheirLettersOverReview() {
  openSample();
  action(Command::FindDuplicates)->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kMainWindowTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(m_window->currentPage())->isBusy(), kMainWindowTimeout);
  QMenu *review = nullptr;
  for (auto *menu : m_window->findChildren<QMenu *>()) {
    if (menu->title() == QStringLiteral("Revie&w")) review = menu;
  }
  QVERIFY(review != nullptr && review->isEnabled());
  review->popup(QPoint(0, 0));
  QTest::keyClick(review, Qt::Key_K);  // no letter of the menu, but a key of the page
  QVERIFY(review->isVisible());
  QTest::keyClick(review, Qt::Key_N);
  QCOMPARE(m_session->verdicts().counts().notDuplicate, std::uint64_t{1});
  m_controller->undo();
  review->actions().front()->trigger();  // Duplicate
  QCOMPARE(m_session->verdicts().counts().duplicate, std::uint64_t{1});
  m_window->showPage(QStringLiteral("data"));
  QVERIFY(!review->isEnabled());
}

void TestMainWindow::aRunEndsOnReview() {
  openSample();
  QCOMPARE(m_window->currentPage(), QStringLiteral("data"));
  QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kMainWindowTimeout);
  QCOMPARE(m_window->currentPage(), QStringLiteral("review"));
  QVERIFY(action(Command::Export)->isEnabled());
}

/// Deletes the window while a menu is open and a number in it is unfinished.
void TestMainWindow::anOpenEditorIsTakenBeforeAnythingGoes() {
  openSample();
  action(Command::FindDuplicates)->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kMainWindowTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(m_window->currentPage())->isBusy(), kMainWindowTimeout);
  auto *chip = m_window->findChild<ScoreChip *>();
  QVERIFY(test::leaveEntryUnfinished(*chip));
  QSignalSpy edited(chip, &ScoreChip::rangeEdited);
  closeWindow();
  QCOMPARE(edited.size(), 1);
}

/// Deletes the window while a hidden editor has the focus and an unfinished number, which happens
/// when Qt regards another menu, not the window, as active. A listener whose derived part is
/// already destroyed is only a QWidget.
void TestMainWindow::aHiddenEditorIsTakenBeforeAnythingGoes() {
  openSample();
  action(Command::FindDuplicates)->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kMainWindowTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(m_window->currentPage())->isBusy(), kMainWindowTimeout);
  auto *chip = m_window->findChild<ScoreChip *>();
  QMenu *other = nullptr;
  for (Chip *sibling : chip->parentWidget()->findChildren<Chip *>())
    if (other == nullptr && sibling != chip) other = sibling->menu();
  QVERIFY(other != nullptr);
  other->popup(chip->mapToGlobal(QPoint()));
  other->hide();
  other->activateWindow();
  QTRY_COMPARE(QApplication::activeWindow(), other);
  QVERIFY(test::leaveEntryUnfinished(*chip));
  const QWidget *listener = chip->parentWidget();
  const QByteArray whole = listener->metaObject()->className();
  QByteArrayList listeners;
  connect(chip, &ScoreChip::rangeEdited, this,
          [&] { listeners << listener->metaObject()->className(); });
  chip->menu()->hide();
  listeners.clear();
  auto *editor = qobject_cast<QDoubleSpinBox *>(QApplication::focusWidget());
  QVERIFY(editor != nullptr && !editor->isVisible());
  editor->selectAll();
  QTest::keyClicks(editor, QStringLiteral("0.8"));
  QVERIFY(listeners.isEmpty());
  closeWindow();
  QCOMPARE(listeners, QByteArrayList{whole});
}

void TestMainWindow::escapeCancelsARun() {
  startLongRun();
  QSignalSpy cancelled(m_controller.get(), &ActionsController::wasCancelled);
  QVERIFY(!action(Command::FindDuplicates)->isEnabled());
  QTest::keyClick(m_window.get(), Qt::Key_Escape);
  QTRY_COMPARE_WITH_TIMEOUT(cancelled.count(), 1, kMainWindowTimeout);
  QVERIFY(action(Command::FindDuplicates)->isEnabled());
}

void TestMainWindow::themeIsKeptAndShown() {
  auto *menus = m_window->findChild<WindowMenus *>();
  emit menus->themeChosen(static_cast<int>(ThemeChoice::Dark));
  QCOMPARE(m_settings->theme(), ThemeChoice::Dark);
  QVERIFY(themeColors(m_window->palette()).isDark);
  const QImage picture = m_window->grab().toImage();
  QCOMPARE(picture.pixelColor(4, picture.height() / 2), darkColors().panel);
  action(Command::HighContrast)->trigger();
  QVERIFY(m_settings->isHighContrastOn());
  QCOMPARE(themeColors(m_window->palette()).panel, highContrastDarkColors().panel);
  action(Command::HighContrast)->trigger();
  QVERIFY(!m_settings->isHighContrastOn());
  emit menus->themeChosen(static_cast<int>(ThemeChoice::Light));
  QVERIFY(!themeColors(m_window->palette()).isDark);
}

/// The creation of the window neither undoes nor saves an option of the command line.
void TestMainWindow::highContrastOfTheStartStays() {
  if (test::kIsSanitized)
    QSKIP("Three windows change their colours; themeIsKeptAndShown does so in one.");
  const auto restore = qScopeGuard([] {
    setHighContrast(*qApp, false);
    applyTheme(*qApp, ThemeChoice::Light);
  });
  const auto item = [](const MainWindow &window) {
    return window.findChild<WindowMenus *>()->action(Command::HighContrast);
  };
  m_settings->setTheme(ThemeChoice::Light);
  const QStringList kept = m_store->allKeys();
  setHighContrast(*qApp, true);
  applyTheme(*qApp, ThemeChoice::Dark);
  MainWindow again(*m_session, *m_controller, *m_settings);
  QVERIFY(item(again)->isChecked());
  QVERIFY(isHighContrast(*qApp));
  QVERIFY(!m_settings->isHighContrastOn());
  QCOMPARE(m_store->allKeys(), kept);
  QCOMPARE(themeColors(qApp->palette()).panel, highContrastDarkColors().panel);
  item(again)->trigger();
  QVERIFY(!isHighContrast(*qApp));
  QCOMPARE(themeColors(qApp->palette()).panel, darkColors().panel);
  QCOMPARE(m_settings->theme(), ThemeChoice::Light);
  m_settings->setHighContrastOn(true);
  MainWindow third(*m_session, *m_controller, *m_settings);
  QVERIFY(!item(third)->isChecked());
  QCOMPARE(themeColors(qApp->palette()).panel, darkColors().panel);
}

void TestMainWindow::aLanguageIsKeptAndSaid() {
  const auto languages = [](const MainWindow &window) {
    const QMenu *found = nullptr;
    for (const auto *menu : window.findChildren<QMenu *>())
      if (menu->title() == QStringLiteral("La&nguage")) found = menu;
    return found;
  };
  const QMenu *view = languages(*m_window);
  QVERIFY(view != nullptr);
  const QList<QAction *> choices = view->actions();
  QCOMPARE(choices.size(), 3);
  QVERIFY(choices[0]->isChecked());
  const QString sentence = QStringLiteral("Restart Shinglescope to change the language.");
  const auto isSaid = [this, &sentence] {
    const auto labels = m_window->statusBar()->findChildren<QLabel *>();
    return std::ranges::any_of(labels, [&sentence](const QLabel *label) {
      return label->isVisible() && label->text() == sentence;
    });
  };
  QVERIFY(!isSaid());
  choices[2]->trigger();
  QCOMPARE(m_settings->language(), LanguageChoice::Italian);
  QVERIFY(!choices[0]->isChecked());
  QVERIFY(isSaid());
  const MainWindow again(*m_session, *m_controller, *m_settings);
  const QMenu *there = languages(again);
  QVERIFY(there != nullptr);
  QVERIFY(there->actions()[2]->isChecked());
}

void TestMainWindow::presenterModeFitsASmallProjector() {
  const QSize least = m_window->minimumSize();
  const QSize before = m_window->size();
  QVERIFY(least.width() > 1024);
  m_window->showPage(QStringLiteral("learn"));
  QAction *presenter = m_window->pages().learn->actions().presenter;
  presenter->trigger();
  m_window->resize(1024, 768);
  QCOMPARE(m_window->size(), QSize(1024, 768));
  presenter->trigger();
  QCOMPARE(m_window->minimumSize(), least);
  QTRY_COMPARE(m_window->size(), before);
}

void TestMainWindow::closingKeepsTheGeometry() {
  // The window is no wider than necessary: Qt 6.8 keeps it within the screen, which has 800 pixels
  // here.
  m_window->resize(1100, 740);
  QVERIFY(m_window->close());
  MainWindow again(*m_session, *m_controller, *m_settings);
  QCOMPARE(again.size(), QSize(1100, 740));
}

void TestMainWindow::closingAsksForVerdictsThatCannotBeSaved() {
  int asked = 0;
  auto answer = MainWindow::Unexported::Stay;
  m_window->setUnexportedQuestion([&] {
    ++asked;
    return answer;
  });
  QFile inTheWay(path("state"));  // prevents a folder of that name
  QVERIFY(inTheWay.open(QIODevice::WriteOnly));
  openSample();
  m_controller->judge({RecordId{1}, RecordId{2}}, {Verdict::Duplicate, Keep::Neither, {}});
  QTRY_COMPARE(m_window->project().saving().kind, SavingState::Kind::NotSaved);
  QVERIFY(!m_window->close());
  QVERIFY(m_window->isVisible());
  m_controller->openSample();  // would lose the verdicts too
  QVERIFY(!m_controller->isBusy());
  answer = MainWindow::Unexported::Discard;
  QVERIFY(m_window->close());
  QCOMPARE(asked, 3);
  QVERIFY(inTheWay.remove());
}

void TestMainWindow::closingAsksNothingWhereAllIsSaved() {
  m_window->setUnexportedQuestion([] {
    qFatal("asked");
    return MainWindow::Unexported::Stay;
  });
  openSample();
  m_controller->judge({RecordId{1}, RecordId{2}}, {Verdict::Duplicate, Keep::Neither, {}});
  m_controller->openSample();
  QVERIFY(m_controller->isBusy());
  QTRY_VERIFY_WITH_TIMEOUT(!m_controller->isBusy(), kMainWindowTimeout);
  m_controller->judge({RecordId{1}, RecordId{2}}, {Verdict::Duplicate, Keep::Neither, {}});
  QVERIFY(m_window->close());
  m_window.reset();
  QCOMPARE(recoverableProjects(defaultRecoveryFolder()).size(), std::size_t{2});
}

/// The review is offered before anything else, because Enter and Ctrl+R would start a new one.
void TestMainWindow::aReviewOfTheTableIsOfferedFirst() {
  const auto question = [this]() -> QMessageBox * {
    for (QMessageBox *each : m_window->findChildren<QMessageBox *>())
      if (each->isVisible()) return each;
    return nullptr;
  };
  for (const char *name : {"a.csv", "b.csv"}) {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("id,text\n1,a flat by the sea\n2,a flat by the sea!\n3,a boat\n") > 0);
  }
  const auto open = [this](const char *name) {
    m_controller->openFile(path(name));
    QTRY_VERIFY_WITH_TIMEOUT(!m_controller->isBusy(), kMainWindowTimeout);
  };
  open("a.csv");
  QTest::qWait(100);
  QVERIFY2(question() == nullptr, "there is none yet");
  m_controller->judge({RecordId{0}, RecordId{1}}, {Verdict::Duplicate, Keep::Neither, {}});
  QTRY_COMPARE(m_window->project().saving().kind, SavingState::Kind::Saved);
  open("b.csv");
  open("a.csv");
  QTRY_VERIFY_WITH_TIMEOUT(question() != nullptr, kMainWindowTimeout);
  QVERIFY(question()->text().contains(QStringLiteral("a.csv")));
  QVERIFY(question()->text().contains(QStringLiteral("1 verdict,")));
  QTest::keyClick(question(), Qt::Key_Return);  // Enter continues the review
  QTRY_COMPARE_WITH_TIMEOUT(m_session->verdicts().counts().decided(), std::uint64_t{1},
                            kMainWindowTimeout);
  QTRY_VERIFY(question() == nullptr);
  // The review is open now, so it is not offered again.
  QTest::qWait(100);
  QVERIFY(question() == nullptr);
  // Starting over keeps the review on the start page.
  open("b.csv");
  open("a.csv");
  QTRY_VERIFY_WITH_TIMEOUT(question() != nullptr, kMainWindowTimeout);
  QTest::keyClick(question(), Qt::Key_Escape);
  QTRY_VERIFY(question() == nullptr);
  QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t{0});
  m_window->close();
  m_window.reset();
  QCOMPARE(recoverableProjects(defaultRecoveryFolder()).size(), std::size_t{1});
}

void TestMainWindow::closingDuringARunIsQuick() {
  startLongRun();
  QElapsedTimer timer;
  timer.start();
  QVERIFY(m_window->close());
  m_window.reset();
  m_controller.reset();
  VERIFY_WITHIN(timer, 1000);
}

void TestMainWindow::helpOpens() {
  for (const Command command : {Command::Guide, Command::Keyboard, Command::About}) {
    action(command)->trigger();
    auto *dialog = m_window->findChild<QDialog *>({}, Qt::FindDirectChildrenOnly);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QVERIFY(!dialog->windowTitle().isEmpty());
    delete dialog;
  }
}

SHINGLESCOPE_TEST(TestMainWindow, QApplication)
#include "tst_main_window.moc"
