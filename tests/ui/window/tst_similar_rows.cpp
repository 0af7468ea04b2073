// SPDX-License-Identifier: MIT
// "Find rows like this": the panel alone, on the Data page, over Review and from the window's menu,
// with real keys and clicks.

#include <QAction>
#include <QDoubleSpinBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/base/controls/empty_state.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/similar/similar_dialog.h"
#include "ui/parts/similar/similar_panel.h"
#include "ui/parts/table/pair_model.h"
#include "ui/window/main_window.h"
#include "ui/window/window_menus.h"

using namespace shinglescope;

namespace {

constexpr int kSimilarRowsTimeout = 10'000;

QTableView *tableNamed(const QWidget &parent, const QString &name) {
  for (QTableView *table : parent.findChildren<QTableView *>()) {
    if (table->accessibleName() == name) return table;
  }
  return nullptr;
}

QTableView *listIn(const QWidget &parent) {
  return tableNamed(parent, QStringLiteral("Similar rows"));
}

/// Returns the listed row numbers, as shown.
QStringList listed(const QWidget &parent) {
  QStringList rows;
  const QAbstractItemModel *model = listIn(parent)->model();
  for (int i = 0; i < model->rowCount(); ++i) rows << model->index(i, 1).data().toString();
  return rows;
}

QString sentenceIn(const QWidget &parent) {
  const auto *empty = parent.findChild<EmptyState *>();
  return empty->isVisible() ? empty->findChild<QLabel *>()->text() : QString();
}

bool says(const QWidget &parent, const QString &text) {
  for (const QLabel *label : parent.findChildren<QLabel *>()) {
    if (label->isVisible() && label->text().contains(text)) return true;
  }
  return false;
}

}  // namespace

class TestSimilarRows : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_fixture = std::make_unique<ReviewFixture>(); }
  void cleanup() { m_fixture.reset(); }

  void listsTheMostSimilarFirst() {
    SimilarPanel panel;
    show(panel);
    panel.ask(question(4));
    QTRY_COMPARE(listed(panel), QStringList({QStringLiteral("6"), QStringLiteral("7")}));
    QVERIFY(says(panel, QStringLiteral("Rows like row 5")));
    QVERIFY(says(panel, QStringLiteral("2 at or above 0.70")));
    const QModelIndex first = listIn(panel)->model()->index(0, 0);
    QCOMPARE(first.data(PairModel::SimilarityRole).toDouble(), 1.0);
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Row 6")));
    QVERIFY(
        first.siblingAtColumn(2).data().toString().startsWith(QStringLiteral("Studio · small")));
  }

  void enterAndDoubleClickChoose() {
    SimilarPanel panel;
    show(panel);
    QSignalSpy chosen(&panel, &SimilarPanel::rowChosen);
    panel.ask(question(7));
    QTRY_VERIFY(!listed(panel).isEmpty());
    panel.focusList();
    QVERIFY(listIn(panel)->hasFocus());
    QTest::keyClick(listIn(panel), Qt::Key_Return);
    QCOMPARE(chosen.value(0).value(0).toUInt(), 8U);
    const QPoint place = listIn(panel)->visualRect(listIn(panel)->model()->index(0, 2)).center();
    QTest::mouseClick(listIn(panel)->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(listIn(panel)->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(chosen.count(), 2);
  }

  void aHigherThresholdIsTypedAndTheNearestIsNamed() {
    SimilarPanel panel;
    show(panel);
    panel.ask(question(0));
    QTRY_COMPARE(listed(panel), QStringList{QStringLiteral("2")});
    auto *least = panel.findChild<QDoubleSpinBox *>();
    least->setFocus();
    QTest::keyClick(least, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(least, QStringLiteral("1"));
    QTest::keyClick(least, Qt::Key_Return);
    QTRY_VERIFY(sentenceIn(panel).startsWith(QStringLiteral("No row reaches 1.00; the nearest, ")));
    QVERIFY(sentenceIn(panel).contains(QStringLiteral("row 2, has 0.")));
    auto *lower = panel.findChild<EmptyState *>()->findChild<QPushButton *>();
    QTest::keyClick(lower, Qt::Key_Space);
    QTRY_COMPARE(listed(panel), QStringList{QStringLiteral("2")});
  }

  /// 159 of 199 words: 0.799 is below 0.80, so it is not shown as 0.80.
  void theNearestReadsBelowTheThreshold() {
    std::string all;
    std::string some;
    for (int word = 0; word < 199; ++word) {
      all += "w" + std::to_string(word) + ' ';
      if (word == 158) some = all;
    }
    DatasetBuilder builder({"text"});
    builder.addRow({all}, 0);
    builder.addRow({some}, 0);
    SimilarPanel panel;
    show(panel);
    SimilarPanel::Question asked{builder.finish(), {}, {0}};
    asked.recipe.compare = {"text"};
    asked.recipe.shingle.unit = ShingleUnit::Word;
    asked.recipe.shingle.k = 1;
    asked.recipe.threshold = {8, 10};
    panel.ask(asked);
    QTRY_COMPARE(sentenceIn(panel),
                 QStringLiteral("No row reaches 0.80; the nearest, row 2, has 0.799."));
  }

  void aTextWithoutShinglesIsSaid() {
    DatasetBuilder builder({"text"});
    builder.addRow({"..."}, 0);
    builder.addRow({"a long enough text"}, 0);
    SimilarPanel panel;
    show(panel);
    SimilarPanel::Question asked{builder.finish(), m_fixture->session().recipe(), {0}};
    asked.recipe.compare = {"text"};
    asked.recipe.preparation.stripPunctuation = Punctuation::All;
    panel.ask(asked);
    QTRY_COMPARE(
        sentenceIn(panel),
        QStringLiteral("Row 1 has no shingles after preparation, so no row is similar to it."));
    asked.recipe.compare.clear();
    panel.ask(asked);
    QTRY_COMPARE(sentenceIn(panel), QStringLiteral("Choose at least one column to compare."));
  }

  void escapeCancelsWhatRuns() {
    DatasetBuilder builder({"text"});
    for (int row = 0; row < 100'000; ++row) {
      const std::string number = std::to_string(row * 7919LL);
      builder.addRow({"A flat of " + number + " square metres near station " + number}, 0);
    }
    SimilarPanel panel;
    show(panel);
    connect(&panel, &SimilarPanel::closeRequested, &panel, &SimilarPanel::stop);
    SimilarPanel::Question asked{builder.finish(), m_fixture->session().recipe(), {0}};
    asked.recipe.compare = {"text"};
    panel.ask(asked);
    QVERIFY(panel.isBusy());
    panel.focusList();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!panel.isBusy());
    QVERIFY(listed(panel).isEmpty());
    panel.ask(asked);  // after a clear, the same question can be asked again
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isBusy(), kSimilarRowsTimeout);
    QVERIFY(!listed(panel).isEmpty() || !sentenceIn(panel).isEmpty());
  }

  void dataPageGoesToTheRowAndBack() {
    DataPage page(m_fixture->session(), m_fixture->controller(), m_fixture->settings());
    show(page);
    auto *table = page.findChild<RecordTable *>();
    auto *panel = page.findChild<SimilarPanel *>();
    QVERIFY(!panel->isVisible());
    table->goTo(4);
    openRowMenu(*table);
    auto *menu = page.findChild<QMenu *>(QStringLiteral("rowMenu"));
    QVERIFY(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_R);
    QVERIFY(panel->isVisible());
    QTRY_COMPARE(listed(*panel).size(), 2);
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QTRY_VERIFY(listIn(*panel)->hasFocus());
    QTest::keyClick(listIn(*panel), Qt::Key_Down);
    QTest::keyClick(listIn(*panel), Qt::Key_Return);
    QCOMPARE(table->currentIndex().row(), 6);
    QVERIFY(listIn(*panel)->hasFocus());  // so that keys move in the list
    QTest::keyClick(listIn(*panel), Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    QVERIFY(table->hasFocus());
  }

  void dataPageFollowsTheRecipeAndTheDataSet() {
    DataPage page(m_fixture->session(), m_fixture->controller(), m_fixture->settings());
    show(page);
    page.findLikeCurrent();
    auto *panel = page.findChild<SimilarPanel *>();
    QTRY_COMPARE(listed(*panel).size(), 1);
    Recipe recipe = m_fixture->session().recipe();
    recipe.threshold = {95, 100};
    m_fixture->session().setRecipe(recipe);
    QTRY_VERIFY(sentenceIn(*panel).startsWith(QStringLiteral("No row reaches 0.95")));
    m_fixture->session().setDataset(reviewRows(), {}, {});
    QVERIFY(!panel->isVisible());
  }

  void reviewAsksForEitherSide() {
    ReviewPage page(m_fixture->session(), m_fixture->controller(), m_fixture->settings());
    show(page);
    m_fixture->run();
    QTRY_VERIFY(!page.isBusy());
    QTableView *pairs = tableNamed(page, QStringLiteral("Pairs"));
    QSignalSpy revealed(&page, &WorkspacePage::rowRevealRequested);
    QTest::keyClick(pairs, Qt::Key_J);  // leaves the identical rows
    QTest::keyClick(pairs, Qt::Key_L);
    QPointer<SimilarDialog> dialog = page.findChild<SimilarDialog *>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    const QString titleOfA = dialog->findChild<SimilarPanel *>()->accessibleName();
    QTRY_VERIFY(!listed(*dialog).isEmpty());
    QTest::keyClick(listIn(*dialog), Qt::Key_D);  // does not give a verdict here
    QCOMPARE(m_fixture->session().verdicts().counts().decided(), std::uint64_t{0});
    QTest::keyClick(listIn(*dialog), Qt::Key_Escape);
    QTRY_VERIFY(dialog == nullptr);
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.activate();
    QTest::keyClick(pairs, Qt::Key_L, Qt::ShiftModifier);
    dialog = page.findChild<SimilarDialog *>();
    QVERIFY(dialog->findChild<SimilarPanel *>()->accessibleName() != titleOfA);
    QTRY_VERIFY(!listed(*dialog).isEmpty());
    const uint first = listed(*dialog).first().toUInt() - 1;
    QTest::keyClick(listIn(*dialog), Qt::Key_Return);
    QCOMPARE(revealed.value(0).value(0).toUInt(), first);
    QTRY_VERIFY(dialog == nullptr);
  }

  void theWindowsKeyWorksFromAnyPage() {
    MainWindow window(m_fixture->session(), m_fixture->controller(), m_fixture->settings());
    show(window);
    window.showPage(QStringLiteral("find"));
    QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("data"));
    QVERIFY(window.page(QStringLiteral("data"))->findChild<SimilarPanel *>()->isVisible());
    QVERIFY(window.findChild<WindowMenus *>()->action(WindowMenus::Command::FindLike)->isEnabled());
  }

 private:
  static void show(QWidget &widget) {
    widget.resize(1180, 700);
    widget.show();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
  }
  static void openRowMenu(RecordTable &table) {
    const QPoint place = table.visualRect(table.currentIndex()).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, table.viewport()->mapToGlobal(place));
    QApplication::sendEvent(table.viewport(), &event);
  }
  SimilarPanel::Question question(std::uint32_t row) const {
    return {m_fixture->session().dataset(), m_fixture->session().recipe(), {row}};
  }

  std::unique_ptr<ReviewFixture> m_fixture;
};

SHINGLESCOPE_TEST(TestSimilarRows, QApplication)
#include "tst_similar_rows.moc"
