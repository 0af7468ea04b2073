// SPDX-License-Identifier: MIT
// Verdict keys while another run replaces the result, its queue and its groups: a key judges
// the shown pair, and nothing of the former result is looked up in the new one.
#include <QAction>
#include <QScrollBar>
#include <QtTest>
#include <random>

#include "tests/support/effort.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"

using namespace shinglescope;

namespace {

/// Returns another table, with a few rows.
LoadedDataset twoBoats() {
  DatasetBuilder builder({"id", "title", "text", "price"});
  builder.addRow({"x0", "Boat", "a boat with two cabins and a new sail in the harbour", "5"}, 0);
  builder.addRow({"x1", "Boat", "a boat with two cabins and a new sail in the harbour!", "5"}, 0);
  LoadedDataset loaded;
  loaded.dataset = builder.finish();
  return loaded;
}

constexpr Qt::Key kKeys[] = {Qt::Key_D,      Qt::Key_N,  Qt::Key_U,      Qt::Key_1,
                             Qt::Key_2,      Qt::Key_J,  Qt::Key_K,      Qt::Key_G,
                             Qt::Key_Period, Qt::Key_M,  Qt::Key_Delete, Qt::Key_Backspace,
                             Qt::Key_Down,   Qt::Key_Up, Qt::Key_X,      Qt::Key_V};

}  // namespace

class TestReplacedResults : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void cleanup() { closePage(); }
  void aVerdictDuringTheNextRunIsOfTheRowsShown();
  void theLastItemOfALongerQueueIsForgotten();
  void theCurrentRowStaysInView_data();
  void theCurrentRowStaysInView();
  void rowsOfAnotherTableAreForgotten();
  void dialogsAboutRowsGoWithTheTable_data();
  void dialogsAboutRowsGoWithTheTable();
  void randomSequences_data();
  void randomSequences();

 private:
  void useRecipe(int choice);
  void replaceTable();
  void act(std::mt19937 &random);
};

/// Sets one of several recipes whose queues differ in length: 0 has the most items, 3 the fewest.
void TestReplacedResults::useRecipe(int choice) {
  Recipe recipe = m_fixture->session().recipe();
  const bool isWords = choice % 2 == 1;
  recipe.shingle.unit = isWords ? ShingleUnit::Word : ShingleUnit::Character;
  recipe.shingle.k = isWords ? 2 : 5;
  recipe.floor = choice < 2 ? Ratio{2, 10} : Ratio{95, 100};
  recipe.threshold = choice < 2 ? Ratio{3, 10} : Ratio{97, 100};
  m_fixture->session().setRecipe(recipe);
  m_fixture->run();
}

void TestReplacedResults::replaceTable() {
  using enum ColumnRole;
  const Recipe recipe = m_fixture->session().recipe();
  m_fixture->session().setDataset(twoBoats(), {}, {Id, Compared, Compared, Shown});
  m_fixture->session().setRecipe(recipe);
}

void TestReplacedResults::aVerdictDuringTheNextRunIsOfTheRowsShown() {
  QVERIFY(openPage());
  useRecipe(0);
  QVERIFY(waitForItem());
  const int last = pairs()->model()->rowCount() - 1;
  pairs()->selectRow(last);
  const ItemKey shown = keyAt(last);
  useRecipe(3);
  // The queue of the new result is built, sorted and filtered in several steps. A key can be
  // pressed between any two.
  for (int step = 0; step < 2000 && m_page->isBusy(); ++step) {
    QTest::keyClick(pairs(), Qt::Key_D);
    if (verdicts().counts().decided() > 0) break;
    QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
  }
  if (verdicts().counts().decided() == 0) {
    QTRY_VERIFY(!m_page->isBusy());
    QTest::keyClick(pairs(), Qt::Key_D);
  }
  QVERIFY(verdictOf(shown) == Verdict::Duplicate ||
          verdictOf(keyAt(pairs()->currentIndex().row())) == Verdict::Duplicate);
}

void TestReplacedResults::theLastItemOfALongerQueueIsForgotten() {
  QVERIFY(openPage());
  useRecipe(0);
  QVERIFY(waitForItem());
  const int before = pairs()->model()->rowCount();
  pairs()->selectRow(before - 1);
  useRecipe(3);
  QTRY_VERIFY(!m_page->isBusy());
  QVERIFY(pairs()->model()->rowCount() < before);
  QTest::keyClick(pairs(), Qt::Key_D);
  QCOMPARE(verdicts().counts().decided(), std::uint64_t{1});
}

void TestReplacedResults::theCurrentRowStaysInView_data() {
  QTest::addColumn<int>("mode");
  QTest::addColumn<QString>("table");
  QTest::newRow("pairs") << int(QueuePanel::Pairs) << QStringLiteral("Pairs");
  QTest::newRow("groups") << int(QueuePanel::Groups) << QStringLiteral("Groups");
}

/// A new result empties a list and fills it again; the list scrolls to the row that was current.
void TestReplacedResults::theCurrentRowStaysInView() {
  QFETCH(int, mode);
  QFETCH(QString, table);
  QVERIFY(openResult());
  queue().setMode(static_cast<QueuePanel::Mode>(mode));
  QTableView *list = tableNamed(table);
  list->setMaximumHeight(70);
  list->selectRow(list->model()->rowCount() - 1);
  const auto isInView = [list] {
    return list->viewport()->rect().contains(list->visualRect(list->currentIndex()).center());
  };
  QVERIFY(isInView());
  QVERIFY(list->verticalScrollBar()->value() > 0);
  m_fixture->session().setRecipe(m_fixture->session().recipe());
  m_fixture->run();
  QTRY_VERIFY(!m_page->isBusy() && list->model()->rowCount() > 0);
  QVERIFY(list->currentIndex().row() > 0);
  QTRY_VERIFY(isInView());
}

void TestReplacedResults::rowsOfAnotherTableAreForgotten() {
  QVERIFY(openResult());
  pairs()->selectRow(pairs()->model()->rowCount() - 1);
  replaceTable();
  m_fixture->run();
  QTest::keyClick(pairs(), Qt::Key_D);
  QTRY_VERIFY(!m_page->isBusy());
  emit m_fixture->session().rolesChanged();
  for (const ItemKey key : verdicts().items().keys()) QVERIFY(key.b.value < 2);
}

void TestReplacedResults::dialogsAboutRowsGoWithTheTable_data() {
  QTest::addColumn<int>("key");
  QTest::newRow("why not") << int(Qt::SHIFT) + int(Qt::Key_Y);
  QTest::newRow("rows like A") << int(Qt::Key_L);
  QTest::newRow("keepers by rule") << int(Qt::SHIFT) + int(Qt::Key_M);
  QTest::newRow("quality") << int(Qt::Key_Q);
}

/// A table can finish loading while a dialog is open; the dialog's row numbers would then
/// refer to other rows.
void TestReplacedResults::dialogsAboutRowsGoWithTheTable() {
  QFETCH(int, key);
  QVERIFY(openResult());
  const auto dialog = [this]() -> QDialog * {
    for (QDialog *each : m_page->findChildren<QDialog *>())
      if (each->isVisible()) return each;
    return nullptr;
  };
  QTest::keyClick(pairs(), static_cast<Qt::Key>(key & ~int(Qt::SHIFT)),
                  (key & int(Qt::SHIFT)) != 0 ? Qt::ShiftModifier : Qt::NoModifier);
  QTRY_VERIFY(dialog() != nullptr);
  replaceTable();
  QVERIFY(dialog() == nullptr);
}

void TestReplacedResults::randomSequences_data() {
  QTest::addColumn<unsigned>("firstSeed");
  for (unsigned seed = 0; seed < test::effort(200U, 60U); seed += 20)
    QTest::newRow(qPrintable(QStringLiteral("seeds from %1").arg(seed))) << seed;
}

/// Performs a random action of a user or of the end of a run.
void TestReplacedResults::act(std::mt19937 &random) {
  const auto draw = [&random](unsigned below) { return static_cast<int>(random() % below); };
  Session &session = m_fixture->session();
  switch (draw(12)) {
    case 0: return useRecipe(draw(4));
    case 1:
      if (draw(4) > 0) return;
      replaceTable();
      if (draw(2) > 0) m_fixture->run();
      return;
    case 2: return queue().setMode(static_cast<QueuePanel::Mode>(draw(3)));
    case 3:
      if (session.hasResult())
        m_fixture->controller().setReviewThreshold(ratioFromDouble(0.3 + 0.01 * draw(70)));
      return;
    case 4: return draw(2) > 0 ? m_fixture->controller().undo() : m_fixture->controller().redo();
    case 5: return queue().showOffered();
    case 6: return queue().clearFilter();
    case 7: return QTest::qWait(draw(12));
    default: break;
  }
  QWidget *target = m_page->focusWidget() != nullptr ? m_page->focusWidget() : m_page.get();
  QTest::keyClick(target, kKeys[draw(std::size(kKeys))]);
  QCoreApplication::processEvents(QEventLoop::AllEvents, draw(3));
}

void TestReplacedResults::randomSequences() {
  QFETCH(unsigned, firstSeed);
  QVERIFY(openPage());
  const Session &session = m_fixture->session();
  for (unsigned seed = firstSeed; seed < firstSeed + 20; ++seed) {
    std::mt19937 random(seed);
    m_fixture->useFile();
    useRecipe(0);
    for (int step = 0; step < 60; ++step) act(random);
    for (const ItemKey key : session.verdicts().items().keys())
      QVERIFY(key.b.value < session.dataset()->rowCount());
  }
  QTRY_VERIFY(!m_page->isBusy());
  const std::optional<ItemKey> key = queue().pairs().current();
  if (session.hasResult() && key) QVERIFY(key->b.value < session.dataset()->rowCount());
}

SHINGLESCOPE_TEST(TestReplacedResults, QApplication)
#include "tst_replaced_results.moc"
