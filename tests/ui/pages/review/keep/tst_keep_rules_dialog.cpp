// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/review/keep/keep_example_model.h"
#include "ui/pages/review/keep/keep_rule_list.h"
#include "ui/pages/review/keep/keep_rules_dialog.h"

using namespace shinglescope;

/// Uses the "Keepers by rule" dialog of Review with the keyboard.
class TestKeepRulesDialog : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void rulesAreAddedMovedAndRemovedByKey() {
    open();
    QTRY_VERIFY(list()->hasFocus());
    QCOMPARE(list()->count(), 1);
    QCOMPARE(list()->item(0)->text(), QStringLiteral("1. most cells filled"));
    QTest::keyClick(list(), Qt::Key_Insert);
    QCOMPARE(list()->count(), 2);
    QCOMPARE(list()->item(1)->text(), QStringLiteral("2. longest text in id"));
    box("Which row to keep")
        ->setCurrentIndex(box("Which row to keep")->findText(QStringLiteral("highest number")));
    box("Column")->setCurrentIndex(3);
    QCOMPARE(list()->item(1)->text(), QStringLiteral("2. highest number in price"));
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(list()->item(0)->text(), QStringLiteral("1. highest number in price"));
    QCOMPARE(list()->currentRow(), 0);
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(list()->currentRow(), 1);
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(list()->count(), 1);
    m_dialog->reject();
    // The rules are saved with the view of the page, and so with the project.
    const QJsonObject view = m_page->view();
    QVERIFY(openPageAgain());
    m_page->restoreView(view);
    QTRY_VERIFY(!m_page->isBusy());
    open();
    QCOMPARE(list()->item(0)->text(), QStringLiteral("1. highest number in price"));
  }

  void whatWouldGoIsShownAndAppliedInOneStep() {
    open();
    setOnlyRule(QStringLiteral("highest number"), 3);
    QTRY_VERIFY(apply()->isEnabled());
    QTableView *examples = m_dialog->findChild<QTableView *>();
    const int groups = examples->model()->rowCount();
    QVERIFY(groups >= 3);
    QVERIFY(hasLabel(m_dialog, QStringLiteral("%1 groups keep one row each; ").arg(groups)));
    QVERIFY(hasLabel(m_dialog, QStringLiteral("rule 1: 1")));  // only the flats differ in price
    QVERIFY(hasLabel(m_dialog, QStringLiteral("a tie, the first row")));
    QCOMPARE(examples->model()->index(0, 0).data().toString(), QStringLiteral("2"));
    QCOMPARE(examples->model()->index(0, 1).data().toString(), QStringLiteral("1"));
    QCOMPARE(examples->model()->index(0, 2).data().toString(),
             QStringLiteral("highest number in price"));
    const std::uint64_t steps = verdicts().log().stepCount();
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(verdicts().log().stepCount(), steps + 1);
    QCOMPARE(verdicts().markOf({1}), RowMark::Keeper);
    QCOMPARE(verdicts().markOf({4}), RowMark::Keeper);
    m_fixture->controller().undo();
    QCOMPARE(verdicts().markOf({1}), RowMark::None);
    QVERIFY(verdicts().marks().empty());
  }

  void whatAPersonChoseStaysUnlessAskedFor() {
    m_fixture->controller().apply({.rows = {{{0}, RowMark::Keeper}}});
    QTRY_VERIFY(!m_page->isBusy());
    open();
    setOnlyRule(QStringLiteral("highest number"), 3);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("chosen manually: 1")));
    m_dialog->findChild<QCheckBox *>(QStringLiteral("overrules"))->setChecked(true);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("rule 1: 1")));
    QTRY_VERIFY(apply()->isEnabled());
    QTest::mouseClick(apply(), Qt::LeftButton);
    QCOMPARE(verdicts().markOf({0}), RowMark::None);
    QCOMPARE(verdicts().markOf({1}), RowMark::Keeper);
  }

  void theEnterKeyOfTheKeypadApplies() {
    open();
    setOnlyRule(QStringLiteral("highest number"), 3);
    QTRY_VERIFY(apply()->isEnabled());
    const std::uint64_t steps = verdicts().log().stepCount();
    QTest::keyClick(m_dialog, Qt::Key_Enter, Qt::ControlModifier | Qt::KeypadModifier);
    QCOMPARE(verdicts().log().stepCount(), steps + 1);
  }

  void theScopeIsWhatIsSelectedShownOrReviewed() {
    m_fixture->controller().judge({{0}, {1}}, {Verdict::Duplicate});
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(queue().pairs().select({{2}, {3}}));
    open();
    auto *scope = m_dialog->findChild<SegmentedControl *>();
    scope->setCurrentIndex(static_cast<int>(KeepScope::Selected));
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 group keeps one row")));
    QCOMPARE(keeperAt(0), QStringLiteral("3"));
    scope->setCurrentIndex(static_cast<int>(KeepScope::Reviewed));
    QTRY_COMPARE(keeperAt(0), QStringLiteral("1"));
    QVERIFY(hasLabel(m_dialog, QStringLiteral("1 group keeps one row")));
    m_dialog->reject();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->focusSearch();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("garage"));
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    open();
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 group keeps one row")));
    QCOMPARE(keeperAt(0), QStringLiteral("3"));
  }

  void aRowJudgedNotAgainstTheKeeperStays() {
    // Row 8 still connects them in one group.
    m_fixture->controller().judge({{7}, {9}}, {Verdict::NotDuplicate});
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(queue().pairs().select({{7}, {8}}));
    open();
    setOnlyRule(QStringLiteral("first in the file"), -1);
    m_dialog->findChild<SegmentedControl *>()->setCurrentIndex(0);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 row stays: it was judged Not")));
    QTableView *examples = m_dialog->findChild<QTableView *>();
    QCOMPARE(examples->model()->index(0, 1).data().toString(),
             QStringLiteral("9 (10 stay by verdict)"));
  }

  void aRuleThatCannotBeAppliedSaysWhy() {
    open();
    setOnlyRule(QStringLiteral("newest date"), 1);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("does not contain dates")));
    QVERIFY(!apply()->isEnabled());
    setOnlyRule(QStringLiteral("matches a pattern"), 2);
    m_dialog->findChild<QLineEdit *>()->setText(QStringLiteral("June"));
    QTRY_VERIFY(apply()->isEnabled());
    QCOMPARE(keeperAt(0), QStringLiteral("2"));
    m_dialog->findChild<QLineEdit *>()->setText(QStringLiteral("(June"));
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("regular expression")));
    QVERIFY(!apply()->isEnabled());
  }

  void theModelHoldsWhatAModelMustHold() {
    KeepExampleModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setExamples(m_fixture->session().dataset(),
                      {{{10}, {{1}}, {}, DecidedBy::Hand, 0}, {{0}, {}, {{1}}}}, {}, {1});
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("chosen manually"));
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("<b>Villa</b>"));
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("2 stay by verdict"));
    QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("a tie: the first row"));
    model.setExamples(nullptr, {}, {}, {});
  }

 private:
  void open() {
    QTest::keyClick(pairs(), Qt::Key_M, Qt::ShiftModifier);
    m_dialog = openDialog<KeepRulesDialog>();
    QVERIFY(m_dialog != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(m_dialog));
  }
  void setOnlyRule(const QString &criterion, int column) {
    list()->setCurrentRow(0);
    box("Which row to keep")->setCurrentIndex(box("Which row to keep")->findText(criterion));
    if (column >= 0) box("Column")->setCurrentIndex(column);
  }
  QListWidget *list() const { return m_dialog->findChild<QListWidget *>(); }
  QComboBox *box(const char *name) const {
    for (QComboBox *box : m_dialog->findChildren<QComboBox *>())
      if (box->accessibleName() == QLatin1String(name)) return box;
    return nullptr;
  }
  KeyButton *apply() const { return keyButton(m_dialog, QStringLiteral("Apply")); }
  QString keeperAt(int row) const {
    return m_dialog->findChild<QTableView *>()->model()->index(row, 0).data().toString();
  }

  KeepRulesDialog *m_dialog = nullptr;
};

SHINGLESCOPE_TEST(TestKeepRulesDialog, QApplication)
#include "tst_keep_rules_dialog.moc"
