// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/pages/review/groups/group_list.h"
#include "ui/pages/review/merged/merge_column_model.h"
#include "ui/pages/review/merged/record_merge_dialog.h"
#include "ui/session/step_text.h"

using namespace shinglescope;

/// Merges a group into one record with the keyboard.
class TestRecordMergeDialog : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() {
    QVERIFY(openResult());
    QVERIFY(queue().pairs().select({{0}, {1}}));
  }
  void cleanup() { closePage(); }

  void columnsShowTextsAndOrigins() {
    open();
    QVERIFY(hasLabel(m_dialog, QStringLiteral("Rows 1, 2 become one record: row 1")));
    QVERIFY(hasLabel(m_dialog, QStringLiteral("no keeper")));
    QCOMPARE(table()->model()->rowCount(), 4);
    QCOMPARE(cell(0, MergeColumnModel::StateColumn), QStringLiteral("differ"));
    QCOMPARE(cell(0, MergeColumnModel::ValuesColumn), QStringLiteral("r0 · r1"));
    QCOMPARE(cell(1, MergeColumnModel::StateColumn), QStringLiteral("same"));
    QCOMPARE(cell(1, MergeColumnModel::ValuesColumn), QStringLiteral("Flat (2 rows)"));
    QCOMPARE(cell(3, MergeColumnModel::MergedColumn), QStringLiteral("950"));
    QCOMPARE(cell(3, MergeColumnModel::OriginColumn),
             QStringLiteral("row 1: keeper, or first filled"));
    m_dialog->findChild<QCheckBox *>()->setChecked(true);
    QCOMPARE(table()->model()->rowCount(), 3);
  }

  /// A group gets its rule, a text from a row and a written one; merging is one step.
  void choicesAreMergedInOneStep() {
    open();
    table()->selectRow(2);
    setRule(QStringLiteral("longest text"));
    QTRY_VERIFY(
        cell(2, MergeColumnModel::OriginColumn).startsWith(QStringLiteral("row 2: longest")));
    table()->selectRow(3);
    auto *values = m_dialog->findChild<QListWidget *>();
    values->setFocus();
    values->setCurrentRow(1);
    QTest::keyClick(values, Qt::Key_Return);
    QTRY_COMPARE(cell(3, MergeColumnModel::MergedColumn), QStringLiteral("980"));
    QCOMPARE(cell(3, MergeColumnModel::OriginColumn), QStringLiteral("manually, as in row 2"));
    table()->selectRow(1);
    editor()->setFocus();
    editor()->selectAll();
    QTest::keyClicks(editor(), QStringLiteral("Big flat"));
    const std::uint64_t steps = verdicts().log().stepCount();
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(verdicts().log().stepCount(), steps + 1);
    QCOMPARE(verdicts().markOf({0}), RowMark::Keeper);
    QCOMPARE(verdicts().mergeTexts().groups.size(), std::size_t{1});
    QCOMPARE(stepText(verdicts(), steps + 1), QStringLiteral("Merged: row 1"));
    QTRY_VERIFY(!m_page->isBusy());
    QTRY_VERIFY(openDialog<RecordMergeDialog>() == nullptr);
    // The choices are there again, and the group is marked.
    m_page->activate();
    open();
    QCOMPARE(cell(1, MergeColumnModel::MergedColumn), QStringLiteral("Big flat"));
    QCOMPARE(cell(3, MergeColumnModel::MergedColumn), QStringLiteral("980"));
    QVERIFY(!hasLabel(m_dialog, QStringLiteral("no keeper")));
    m_dialog->reject();
    queue().setMode(QueuePanel::Groups);
    QTRY_VERIFY(titles().contains(QStringLiteral("merged · Flat")));
    m_fixture->controller().undo();
    QTRY_VERIFY(!titles().contains(QStringLiteral("merged · Flat")));
    QCOMPARE(verdicts().markOf({0}), RowMark::None);
    QVERIFY(verdicts().mergeTexts().groups.empty());
  }

  void theRuleIsFollowedAgain() {
    open();
    table()->selectRow(1);
    editor()->setPlainText(QStringLiteral("x"));
    QTRY_COMPARE(cell(1, MergeColumnModel::StateColumn), QStringLiteral("manually"));
    QTest::mouseClick(button(QStringLiteral("&Follow the rule again")), Qt::LeftButton);
    QTRY_COMPARE(cell(1, MergeColumnModel::MergedColumn), QStringLiteral("Flat"));
    QTRY_COMPARE(editor()->toPlainText(), QStringLiteral("Flat"));
    QVERIFY(!button(QStringLiteral("&Follow the rule again"))->isEnabled());
  }

  void aMergeIsTakenBack() {
    open();
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(verdicts().mergeTexts().groups.size(), std::size_t{1});
    QTRY_VERIFY(!m_page->isBusy() && openDialog<RecordMergeDialog>() == nullptr);
    m_page->activate();
    open();
    QTest::mouseClick(button(QStringLiteral("&Undo the merge")), Qt::LeftButton);
    QVERIFY(verdicts().mergeTexts().groups.empty());
  }

  /// A group that changed since is in effect, and says so.
  void aChangedGroupSaysSo() {
    QVERIFY(queue().pairs().select({{7}, {8}}));
    open();
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!m_page->isBusy() && openDialog<RecordMergeDialog>() == nullptr);
    m_fixture->controller().apply({.rows = {{{9}, RowMark::TakenOut}}});
    QTRY_VERIFY(!m_page->isBusy());
    m_page->activate();
    open();
    QVERIFY(hasLabel(m_dialog, QStringLiteral("other rows than when it was merged")));
  }

  void aRuleThatCannotBeFollowedSaysWhy() {
    open();
    table()->selectRow(3);
    setRule(QStringLiteral("newest by a date"));  // the first column, which has no dates
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("does not contain dates")));
    QVERIFY(!keyButton(m_dialog, QStringLiteral("Merge"))->isEnabled());
    setRule(QStringLiteral("always the keeper"));
    QTRY_VERIFY(keyButton(m_dialog, QStringLiteral("Merge"))->isEnabled());
  }

  void rowsThatVerdictsSeparateAreNotMerged() {
    m_fixture->controller().judge({{0}, {1}}, {Verdict::Unsure});
    QTRY_VERIFY(!m_page->isBusy());
    QTest::keyClick(pairs(), Qt::Key_M, Qt::ControlModifier);
    auto *dialog = openDialog<RecordMergeDialog>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(hasLabel(dialog, QStringLiteral("nothing to merge")));
  }

  void theModelHoldsWhatAModelMustHold() {
    MergeColumnModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    MergeColumn column{ColumnId{1}, {{"", 2, {{0}}}, {"<b>", 1, {{3}}}}, 0, {}};
    column.cell = {.value = "<b>", .isByHand = true};
    model.setMergeColumns(m_fixture->session().dataset(), {column});
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("(empty) (2 rows) · <b>"));
    QCOMPARE(model.index(0, 4).data().toString(), QStringLiteral("manually"));
    QCOMPARE(model.rowOf(ColumnId{1}), 0);
    QCOMPARE(model.rowOf(ColumnId{0}), -1);
    model.setMergeColumns(nullptr, {});
  }

 private:
  void open() {
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QTest::keyClick(pairs(), Qt::Key_M, Qt::ControlModifier);
    m_dialog = openDialog<RecordMergeDialog>();
    QVERIFY(m_dialog != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    QTRY_VERIFY(!m_dialog->isBusy() && table()->model()->rowCount() > 0);
  }
  QTableView *table() const { return m_dialog->findChild<QTableView *>(); }
  QString cell(int row, int column) const {
    return table()->model()->index(row, column).data().toString();
  }
  QPlainTextEdit *editor() const { return m_dialog->findChild<QPlainTextEdit *>(); }
  QPushButton *button(const QString &text) const {
    for (QPushButton *button : m_dialog->findChildren<QPushButton *>())
      if (button->text() == text) return button;
    return nullptr;
  }
  void setRule(const QString &text) {
    for (QComboBox *box : m_dialog->findChildren<QComboBox *>())
      if (box->accessibleName() == QStringLiteral("Rule of the column")) {
        box->setCurrentIndex(box->findText(text));
        emit box->activated(box->currentIndex());  // as a pick of the user
      }
  }
  QStringList titles() const {
    const QTableView *groups = tableNamed(QStringLiteral("Groups"));
    QStringList titles;
    for (int row = 0; row < groups->model()->rowCount(); ++row)
      titles << groups->model()->index(row, 3).data().toString();
    return titles;
  }

  RecordMergeDialog *m_dialog = nullptr;
};

SHINGLESCOPE_TEST(TestRecordMergeDialog, QApplication)
#include "tst_record_merge_dialog.moc"
