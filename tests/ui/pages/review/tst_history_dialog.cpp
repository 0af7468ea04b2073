// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QTableView>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/pages/review/history_dialog.h"
#include "ui/pages/review/history_model.h"

using namespace shinglescope;

/// The history of the review: the listed steps and going to a step.
class TestHistoryDialog : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_fixture->run();
    m_dialog = std::make_unique<HistoryDialog>(m_fixture->session(), m_fixture->controller());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
  }
  void cleanup() {
    m_dialog.reset();
    m_fixture.reset();
  }

  void listsStepsInWords() {
    QCOMPARE(texts(), QStringList{QStringLiteral("Start (current)")});
    judge({{0}, {1}}, {Verdict::Duplicate});
    judge({{0}, {1}}, {Verdict::Duplicate, Keep::Neither, "seen"});
    mark({{{7}, RowMark::Keeper}});
    mark({{{7}, RowMark::None}, {{8}, RowMark::Keeper}});
    ReviewCommand rules;
    rules.origin = "rule";
    rules.rows = {{{0}, RowMark::Keeper}, {{2}, RowMark::Keeper}};
    m_fixture->controller().apply(rules);
    QCOMPARE(texts(),
             (QStringList{QStringLiteral("Start"), QStringLiteral("Duplicate: rows 1 and 2"),
                          QStringLiteral("Note: rows 1 and 2"), QStringLiteral("Keeper: row 8"),
                          QStringLiteral("Keeper: row 9"),
                          QStringLiteral("Keep rules: 2 changes (current)")}));
    QVERIFY(!table()->model()->index(1, HistoryModel::TimeColumn).data().toString().isEmpty());
    QCOMPARE(table()->currentIndex().row(), 5);
  }

  void enterGoesToAStepByUndoAndRedo() {
    for (const ItemKey key : {ItemKey{{0}, {1}}, ItemKey{{2}, {3}}, ItemKey{{4}, {4}}})
      judge(key, {Verdict::Duplicate});
    const std::uint64_t logged = verdicts().log().stepCount();
    table()->selectRow(1);
    QTest::keyClick(table(), Qt::Key_Return);
    QTRY_COMPARE(verdicts().counts().decided(), std::uint64_t{1});
    QTRY_COMPARE(table()->currentIndex().row(), 1);
    QCOMPARE(verdicts().log().stepCount(), logged + 2);  // the log only grows
    QVERIFY(isDimmed(2) && isDimmed(3) && !isDimmed(1));
    table()->selectRow(3);
    QTest::keyClick(table(), Qt::Key_Return);
    QTRY_COMPARE(verdicts().counts().decided(), std::uint64_t{3});
    // A double click on the start undoes all steps.
    const QPoint start = table()->visualRect(table()->model()->index(0, 0)).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, start);
    QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, start);
    QTRY_COMPARE(verdicts().counts().decided(), std::uint64_t{0});
    QTRY_COMPARE(table()->currentIndex().row(), 0);
  }

  void whatWasReplacedStaysInViewAndLeadsNowhere() {
    judge({{0}, {1}}, {Verdict::Duplicate});
    judge({{2}, {3}}, {Verdict::Duplicate});
    m_fixture->controller().undo();
    judge({{2}, {3}}, {Verdict::NotDuplicate});
    QVERIFY(texts().at(2).endsWith(QStringLiteral("(undone, then replaced)")));
    QVERIFY(table()->model()->index(2, 0).data(HistoryModel::AbandonedRole).toBool());
    table()->selectRow(2);
    QTest::keyClick(table(), Qt::Key_Return);
    QTest::qWait(50);
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{2});
    // An earlier step can be reached past the replaced one.
    table()->selectRow(1);
    QTest::keyClick(table(), Qt::Key_Return);
    QTRY_COMPARE(verdicts().counts().decided(), std::uint64_t{1});
  }

  /// The worker of a run folds the log again, and the previous verdicts are freed.
  void verdictsOfTheNextRunTakeThePlace() {
    judge({{0}, {1}}, {Verdict::Duplicate});
    const std::weak_ptr<const Verdicts> before = m_fixture->session().sharedVerdicts();
    m_fixture->controller().findExactly();
    QTRY_VERIFY(!m_fixture->controller().isBusy());
    QVERIFY(before.lock() != m_fixture->session().sharedVerdicts());
    QTRY_VERIFY2(before.expired(), "the dialog still shows the verdicts before");
    QCOMPARE(texts().size(), 2);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_D);  // finds a step by its first letter
    QCOMPARE(table()->currentIndex().row(), 1);
  }

  void aWalkEndsWithItsLog() {
    for (const ItemKey key : {ItemKey{{0}, {1}}, ItemKey{{2}, {3}}})
      judge(key, {Verdict::Duplicate});
    table()->selectRow(0);
    QTest::keyClick(table(), Qt::Key_Return);  // takes effect in the next turn of the event loop
    LoadedDataset other = reviewRows();
    m_fixture->session().setDataset(std::move(other), {}, {});
    QTest::qWait(30);
    QCOMPARE(texts(), QStringList{QStringLiteral("Start (current)")});
    QCOMPARE(verdicts().log().stepCount(), std::uint64_t{0});
  }

  void theModelHoldsWhatAModelMustHold() {
    HistoryModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    judge({{0}, {1}}, {Verdict::Duplicate});
    judge({{2}, {3}}, {Verdict::Unsure});
    m_fixture->controller().undo();
    model.setVerdicts(m_fixture->session().sharedVerdicts());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.currentRow(), 1);
    QCOMPARE(model.stepsTo(0), -1);
    QCOMPARE(model.stepsTo(2), 1);
    QCOMPARE(model.stepsTo(9), 0);
    model.setVerdicts(nullptr);
    QCOMPARE(model.rowCount(), 0);
  }

 private:
  void judge(ItemKey key, const Judgement &judgement) {
    m_fixture->controller().judge(key, judgement);
  }
  void mark(std::vector<MarkedRow> rows) {
    m_fixture->controller().apply({.rows = std::move(rows)});
  }
  const Verdicts &verdicts() const { return m_fixture->session().verdicts(); }
  QTableView *table() const { return m_dialog->findChild<QTableView *>(); }
  bool isDimmed(int row) const {
    return table()->model()->index(row, 0).data(HistoryModel::DimmedRole).toBool();
  }
  QStringList texts() const {
    QStringList all;
    for (int row = 0; row < table()->model()->rowCount(); ++row)
      all << table()->model()->index(row, 0).data().toString();
    return all;
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<HistoryDialog> m_dialog;
};

SHINGLESCOPE_TEST(TestHistoryDialog, QApplication)
#include "tst_history_dialog.moc"
