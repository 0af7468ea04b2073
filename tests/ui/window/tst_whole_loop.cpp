// SPDX-License-Identifier: MIT
// The main workflow by keyboard only: open the sample, find, judge twenty items, undo three, note,
// filter, choose keepers by a rule, export flagged rows, save under a name, quit, and open the
// project at the same place.

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTableView>
#include <QtTest>
#include <map>
#include <numeric>

#include "tests/support/test_registry.h"
#include "tests/support/window/focus_keys.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/style/theme.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/review/keep/keep_rules_dialog.h"
#include "ui/parts/table/pair_model.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/project_controller.h"
#include "ui/session/settings.h"
#include "ui/window/main_window.h"

using namespace shinglescope;
using test::press;
using test::type;

namespace {

constexpr int kWholeLoopTimeout = 30000;
constexpr int kUndone = 3;
const std::string kNote = "same phone & <b>price</b>";

/// A key and the verdict that it gives.
struct Stroke {
  Qt::Key key;
  Verdict verdict;
  Keep keep;
};

constexpr Stroke kDuplicate{Qt::Key_D, Verdict::Duplicate, Keep::Neither};
constexpr Stroke kNot{Qt::Key_N, Verdict::NotDuplicate, Keep::Neither};
constexpr Stroke kUnsure{Qt::Key_U, Verdict::Unsure, Keep::Neither};
constexpr Stroke kKeepA{Qt::Key_1, Verdict::Duplicate, Keep::A};
constexpr Stroke kKeepB{Qt::Key_2, Verdict::Duplicate, Keep::B};

constexpr std::array<Stroke, 20> kStrokes = {kDuplicate, kNot,       kUnsure,    kKeepA,     kKeepB,
                                             kDuplicate, kDuplicate, kNot,       kNot,       kKeepA,
                                             kUnsure,    kNot,       kDuplicate, kDuplicate, kKeepB,
                                             kNot,       kDuplicate, kUnsure,    kKeepA,     kNot};

}  // namespace

class TestWholeLoop : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase();
  void fromTheSampleToTheExport();

 private:
  void openAndFind();
  void judgeTwenty();
  void undoThree();
  void writeNote();
  void filterAndComeBack();
  void keepLongestTitles();
  void exportFlagged();
  void checkExport();
  void saveAndMove();
  void quit();
  void reopen();
  void startWindow();
  void answerFileDialog();
  QTableView *pairs() const;
  ItemKey keyAt(int row) const;
  Judgement judgementAt(int row) const;
  std::vector<std::uint32_t> groupOfEachRow() const;
  std::vector<MarkedRow> longestTitles() const;

  QString m_target;
  QString m_projectPath;
  QJsonObject m_place;  ///< the user's position
  ItemKey m_item;
  std::unique_ptr<MainWindow> m_window;
};

void TestWholeLoop::initTestCase() {
  applyTheme(*qApp, ThemeChoice::Light);
  m_target = m_directory.filePath(QStringLiteral("flagged.csv"));
  m_projectPath = m_directory.filePath(QStringLiteral("flats.shinglescope"));
  makeParts();
  startWindow();
}

void TestWholeLoop::startWindow() {
  m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
  m_window->show();
  m_window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestWholeLoop::fromTheSampleToTheExport() {
  using Step = void (TestWholeLoop::*)();
  for (const Step step :
       {&TestWholeLoop::openAndFind, &TestWholeLoop::judgeTwenty, &TestWholeLoop::undoThree,
        &TestWholeLoop::writeNote, &TestWholeLoop::filterAndComeBack,
        &TestWholeLoop::keepLongestTitles, &TestWholeLoop::exportFlagged,
        &TestWholeLoop::checkExport, &TestWholeLoop::saveAndMove, &TestWholeLoop::quit,
        &TestWholeLoop::reopen}) {
    (this->*step)();
    if (QTest::currentTestFailed()) return;
  }
}

QTableView *TestWholeLoop::pairs() const {
  for (auto *table : m_window->findChildren<QTableView *>()) {
    if (table->accessibleName() == QStringLiteral("Pairs")) return table;
  }
  return nullptr;
}

/// Returns the item in a row of the list, by the rows of its records.
ItemKey TestWholeLoop::keyAt(int row) const {
  return *static_cast<const PairModel *>(pairs()->model())->keyAt(row);
}

Judgement TestWholeLoop::judgementAt(int row) const {
  return m_session->verdicts().judgementOf(keyAt(row));
}

void TestWholeLoop::openAndFind() {
  press(Qt::Key_L, Qt::AltModifier);  // Rental listings
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(), kWholeLoopTimeout);
  QCOMPARE(m_session->dataset()->rowCount(), std::size_t{2000});
  press(Qt::Key_R, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kWholeLoopTimeout);
  QCOMPARE(m_window->currentPage(), QStringLiteral("review"));
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(QStringLiteral("review"))->isBusy(), kWholeLoopTimeout);
  QVERIFY(pairs()->model()->rowCount() > 100);
  QVERIFY(pairs()->hasFocus());
}

void TestWholeLoop::judgeTwenty() {
  int row = 0;
  for (const Stroke &stroke : kStrokes) {
    QCOMPARE(pairs()->currentIndex().row(), row);
    press(stroke.key);
    QCOMPARE(judgementAt(row), (Judgement{stroke.verdict, stroke.keep, {}}));
    ++row;
  }
  QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t{kStrokes.size()});
}

void TestWholeLoop::undoThree() {
  const int count = static_cast<int>(kStrokes.size());
  for (int i = 0; i < kUndone; ++i) press(Qt::Key_Z, Qt::ControlModifier);
  for (int row = count - kUndone; row < count; ++row) QCOMPARE(judgementAt(row), Judgement{});
  QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t(count - kUndone));
  QCOMPARE(pairs()->currentIndex().row(), count - kUndone);
  for (int i = 0; i < 2; ++i) press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t(count - kUndone + 2));
  for (int i = 0; i < 2; ++i) press(Qt::Key_Z, Qt::ControlModifier);
}

void TestWholeLoop::writeNote() {
  while (pairs()->currentIndex().row() > 0) press(Qt::Key_K);
  press(Qt::Key_T);
  type(QString::fromStdString(kNote));
  press(Qt::Key_Return);
  QCOMPARE(judgementAt(0), (Judgement{Verdict::Duplicate, Keep::Neither, kNote}));
  QVERIFY(pairs()->hasFocus());
}

void TestWholeLoop::filterAndComeBack() {
  const int all = pairs()->model()->rowCount();
  press(Qt::Key_F, Qt::ControlModifier);
  type(QStringLiteral("/bilocale|garage/"));
  press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(pairs()->model()->rowCount() < all, kWholeLoopTimeout);
  QVERIFY(pairs()->model()->rowCount() > 0);
  QVERIFY(pairs()->hasFocus());
  press(Qt::Key_F, Qt::ControlModifier);
  press(Qt::Key_Escape);
  QTRY_COMPARE_WITH_TIMEOUT(pairs()->model()->rowCount(), all, kWholeLoopTimeout);
}

/// Returns the smallest row of each row's group, computed without the code that builds groups.
std::vector<std::uint32_t> TestWholeLoop::groupOfEachRow() const {
  std::vector<std::uint32_t> group(m_session->dataset()->rowCount());
  std::iota(group.begin(), group.end(), 0U);
  const auto join = [&](RecordId a, RecordId b) {
    const auto [into, gone] = std::minmax(group[a.value], group[b.value]);
    std::ranges::replace(group, std::uint32_t{gone}, std::uint32_t{into});
  };
  const TextClasses &classes = m_session->result()->classes;
  for (const QueueItem &item : makeQueue(*m_session->result())) {
    const ItemKey key = keyOf(item, *m_session->result());
    const bool isNot = m_session->verdicts().judgementOf(key).verdict == Verdict::NotDuplicate;
    if (isNot || !isItemAtLeast(item, *m_session->result(), m_session->reviewThreshold())) continue;
    join(key.a, key.b);
    if (item.isClass())
      for (const std::uint32_t row : classes.rowsOf(item.textA)) join(key.a, {row});
  }
  return group;
}

/// Returns the row with the longest title of each group (the first of several). Groups in which
/// keys 1 and 2 chose a keeper are left out.
std::vector<MarkedRow> TestWholeLoop::longestTitles() const {
  const Dataset &table = *m_session->dataset();
  const ColumnId title = *table.findColumn("Title");
  const std::vector<std::uint32_t> group = groupOfEachRow();
  const auto length = [&](std::uint32_t row) {
    return QString::fromUtf8(table.cell({row}, title)).toUcs4().size();
  };
  std::map<std::uint32_t, std::vector<std::uint32_t>> rows;
  for (std::uint32_t row = 0; row < group.size(); ++row) rows[group[row]].push_back(row);
  for (int judged = 0; judged < static_cast<int>(kStrokes.size()); ++judged)
    if (judgementAt(judged).keep != Keep::Neither) rows.erase(group[keyAt(judged).a.value]);
  std::vector<MarkedRow> longest;
  for (const auto &[first, members] : rows) {
    if (members.size() < 2) continue;
    longest.push_back({{*std::ranges::max_element(members, {}, length)}, RowMark::Keeper});
  }
  std::ranges::sort(longest, {}, &MarkedRow::row);
  return longest;
}

/// Applies this rule instead of the earlier one, then undoes and redoes it.
void TestWholeLoop::keepLongestTitles() {
  QTRY_VERIFY(!m_window->page(QStringLiteral("review"))->isBusy());
  press(Qt::Key_M, Qt::ShiftModifier);
  auto *dialog = m_window->findChild<KeepRulesDialog *>();
  QVERIFY(dialog != nullptr);
  dialog->activateWindow();  // a window manager does this
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(dialog));
  press(Qt::Key_Delete);
  press(Qt::Key_Insert);
  press(Qt::Key_C, Qt::AltModifier);  // Column
  type(QStringLiteral("Title"));
  QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), kWholeLoopTimeout);
  const std::uint64_t steps = m_session->verdicts().log().stepCount();
  const std::vector<MarkedRow> expected = longestTitles();
  QVERIFY(expected.size() > 100);
  press(Qt::Key_Return, Qt::ControlModifier);
  QTRY_VERIFY(m_window->findChild<KeepRulesDialog *>() == nullptr);
  m_window->activateWindow();
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(m_window.get()));
  QCOMPARE(m_session->verdicts().log().stepCount(), steps + 1);
  QVERIFY(m_session->verdicts().marks() == expected);
  press(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(m_session->verdicts().marks().empty());
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(m_session->verdicts().marks() == expected);
  QVERIFY(pairs()->hasFocus());
}

void TestWholeLoop::exportFlagged() {
  press(Qt::Key_E, Qt::ControlModifier);
  auto *dialog = m_window->findChild<ExportDialog *>();
  QVERIFY(dialog != nullptr);
  dialog->activateWindow();  // a window manager does this
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(dialog));
  press(Qt::Key_F, Qt::AltModifier);  // File
  auto *path = qobject_cast<QLineEdit *>(QApplication::focusWidget());
  QVERIFY(path != nullptr);
  press(Qt::Key_A, Qt::ControlModifier);
  type(m_target);
  press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_target) && !m_controller->isBusy(), kWholeLoopTimeout);
  press(Qt::Key_Escape);
  QTRY_VERIFY(m_window->findChild<ExportDialog *>() == nullptr);
  m_window->activateWindow();
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(m_window.get()));
}

void TestWholeLoop::checkExport() {
  LoadReport report;
  const Result<LoadedDataset> written = loadDataset(m_target.toStdString(), {}, RunContext{});
  QVERIFY(written);
  const Dataset &table = *written->dataset;
  const auto column = [&](const char *name) { return *table.findColumn(name); };
  std::map<ItemKey, Judgement> expected;
  for (int row = 0; row < static_cast<int>(kStrokes.size()) - kUndone; ++row) {
    const Judgement judgement = judgementAt(row);
    if (judgement.verdict == Verdict::Duplicate) expected[keyAt(row)] = judgement;
  }
  QCOMPARE(table.rowCount(), expected.size());
  QCOMPARE(expected.size(), std::size_t{10});
  std::size_t notes = 0;
  for (std::uint32_t row = 0; row < table.rowCount(); ++row) {
    const auto cell = [&](const char *name) {
      return std::string(table.cell({row}, column(name)));
    };
    QCOMPARE(cell("verdict"), std::string("duplicate"));
    const RecordId a{static_cast<std::uint32_t>(std::stoul(cell("row_a")))};
    const auto found =
        std::ranges::find_if(expected, [&](const auto &item) { return item.first.a == a; });
    QVERIFY(found != expected.end());
    const Keep keep = found->second.keep;
    QCOMPARE(cell("keep"), std::string(keep == Keep::A ? "a" : keep == Keep::B ? "b" : ""));
    QCOMPARE(cell("note"), found->second.note);
    QCOMPARE(cell("a_Title"), std::string(m_session->dataset()->cell(
                                  a, *m_session->dataset()->findColumn("Title"))));
    notes += cell("note") == kNote ? 1 : 0;
  }
  QCOMPARE(notes, std::size_t{1});
}

void TestWholeLoop::quit() {
  int asked = 0;
  m_window->setUnexportedQuestion([&] {
    ++asked;
    return MainWindow::Unexported::Discard;
  });
  press(Qt::Key_Q, Qt::ControlModifier);
  QTRY_VERIFY(!m_window->isVisible());
  QCOMPARE(asked, 0);  // every verdict is in a project
}

/// Ctrl+S asks for a name once; later verdicts are saved in that file.
void TestWholeLoop::saveAndMove() {
  press(Qt::Key_S, Qt::ControlModifier);
  answerFileDialog();
  QTRY_COMPARE_WITH_TIMEOUT(m_window->project().path(), m_projectPath, kWholeLoopTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_controller->isBusy(), kWholeLoopTimeout);
  m_window->activateWindow();
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(m_window.get()));
  const int all = pairs()->model()->rowCount();
  press(Qt::Key_F, Qt::ControlModifier);
  type(QStringLiteral("/bilocale|garage/"));
  press(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(pairs()->model()->rowCount() < all, kWholeLoopTimeout);
  for (int i = 0; i < 4; ++i) press(Qt::Key_J);
  m_item = keyAt(pairs()->currentIndex().row());
  m_place = m_window->page(QStringLiteral("review"))->view();
  QVERIFY(!m_place.isEmpty());
}

/// Types the name in the open dialog and presses Enter.
void TestWholeLoop::answerFileDialog() {
  QTRY_VERIFY(m_window->findChild<QFileDialog *>() != nullptr);
  auto *dialog = m_window->findChild<QFileDialog *>();
  dialog->activateWindow();  // a window manager does this
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(dialog));
  press(Qt::Key_N, Qt::AltModifier);  // File name
  QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
  press(Qt::Key_A, Qt::ControlModifier);
  type(m_projectPath);
  press(Qt::Key_Return);
  QTRY_VERIFY(m_window->findChild<QFileDialog *>() == nullptr);
}

void TestWholeLoop::reopen() {
  const auto decided = m_session->verdicts().counts();
  const std::vector<MarkedRow> kept = m_session->verdicts().marks();
  m_window.reset();
  m_controller.reset();
  m_session = std::make_unique<Session>();
  m_controller = std::make_unique<ActionsController>(*m_session, *m_settings);
  startWindow();
  press(Qt::Key_O, Qt::ControlModifier);
  answerFileDialog();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kWholeLoopTimeout);
  m_window->activateWindow();
  QCOMPARE(m_window->currentPage(), QStringLiteral("review"));
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(QStringLiteral("review"))->isBusy(), kWholeLoopTimeout);
  QTRY_COMPARE(m_window->page(QStringLiteral("review"))->view(), m_place);
  QVERIFY(keyAt(pairs()->currentIndex().row()) == m_item);
  QVERIFY(m_session->verdicts().counts() == decided);
  QVERIFY(m_session->verdicts().marks() == kept);
  // The last steps of the first window: the rule, and before it the note.
  press(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(m_session->verdicts().marks().empty());
  press(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(judgementAt(0).note.empty());
  QVERIFY(m_session->verdicts().canRedo());
}

SHINGLESCOPE_TEST(TestWholeLoop, QApplication)
#include "tst_whole_loop.moc"
