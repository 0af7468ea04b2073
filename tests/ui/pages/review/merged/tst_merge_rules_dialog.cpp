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
#include "ui/pages/review/merged/merge_example_model.h"
#include "ui/pages/review/merged/merge_rules_dialog.h"
#include "ui/session/step_text.h"

using namespace shinglescope;

/// Merges groups by rules with the keyboard.
class TestMergeRulesDialog : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() {
    QVERIFY(openResult());
    m_fixture->controller().apply({.rows = {{{1}, RowMark::Keeper}, {{2}, RowMark::Keeper}}});
    QTRY_VERIFY(!m_page->isBusy());
    m_page->activate();
  }
  void cleanup() { closePage(); }

  void whatBecomesOneRecordIsShownAndAppliedInOneStep() {
    open();
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("2 groups become one record each")));
    QVERIFY(hasLabel(m_dialog, QStringLiteral("without a keeper")));
    setRule("Rule of all columns", QStringLiteral("longest text"));
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("longest text: 1")));
    setColumn(3, QStringLiteral("all texts, joined"));
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("all texts, joined: 1")));
    QCOMPARE(columns()->item(3)->text(), QStringLiteral("price: joined by “; ”"));
    QTableView *examples = m_dialog->findChild<QTableView *>();
    QCOMPARE(examples->model()->rowCount(), 2);
    QCOMPARE(examples->model()->index(0, 0).data().toString(), QStringLiteral("2"));
    const std::uint64_t steps = verdicts().log().stepCount();
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(verdicts().log().stepCount(), steps + 1);
    QCOMPARE(verdicts().mergeTexts().groups.size(), std::size_t{2});
    QCOMPARE(stepText(verdicts(), steps + 1), QStringLiteral("Merged records: 3 changes"));
    QTRY_VERIFY(!m_page->isBusy() && openDialog<MergeRulesDialog>() == nullptr);
    // The rules are those of the project now.
    m_page->activate();
    open();
    QCOMPARE(columns()->item(3)->text(), QStringLiteral("price: joined by “; ”"));
    m_dialog->reject();
    m_fixture->controller().undo();
    QVERIFY(verdicts().mergeTexts().groups.empty());
    QVERIFY(verdicts().mergeTexts().rules.empty());
  }

  void theScopeIsWhatIsSelected() {
    QVERIFY(queue().pairs().select({{2}, {3}}));
    open();
    m_dialog->findChild<SegmentedControl *>()->setCurrentIndex(0);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 group becomes one record")));
    m_dialog->findChild<SegmentedControl *>()->setCurrentIndex(2);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("no groups to merge")));
    QVERIFY(!apply()->isEnabled());
  }

  void datesThatCannotBeReadAreListed() {
    open();
    setColumn(2, QStringLiteral("newest by a date"));
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("does not contain dates")));
    QVERIFY(!apply()->isEnabled());
    for (QComboBox *box : m_dialog->findChildren<QComboBox *>())
      if (box->accessibleName() == QStringLiteral("Column of dates") && box->isVisible()) {
        box->setCurrentIndex(3);
        emit box->activated(3);
      }
    QTRY_VERIFY(apply()->isEnabled());
    QCOMPARE(columns()->item(2)->text(), QStringLiteral("text: newest by price"));
  }

  void anEmptySeparatorIsRefused() {
    open();
    setRule("Rule of all columns", QStringLiteral("all texts, joined"));
    for (QLineEdit *line : m_dialog->findChildren<QLineEdit *>())
      if (line->accessibleName() == QStringLiteral("Text between the joined texts") &&
          line->isVisible()) {
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
      }
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("needs a separator")));
    QVERIFY(!apply()->isEnabled());
  }

  void theModelHoldsWhatAModelMustHold() {
    MergeExampleModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    MergePreview preview;
    preview.examples = {{0, {10}, 3, 2}};
    preview.titles = {"<b>Villa</b>"};
    model.setExamples(preview);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("11"));
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("<b>Villa</b>"));
    model.setExamples({});
  }

 private:
  void open() {
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QTest::keyClick(pairs(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    m_dialog = openDialog<MergeRulesDialog>();
    QVERIFY(m_dialog != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    QTRY_VERIFY(!m_dialog->isBusy());
  }
  void setRule(const char *name, const QString &text) {
    for (QComboBox *box : m_dialog->findChildren<QComboBox *>())
      if (box->accessibleName() == QLatin1String(name)) {
        box->setCurrentIndex(box->findText(text));
        emit box->activated(box->currentIndex());  // as a pick of the user
      }
  }
  void setColumn(int column, const QString &rule) {
    columns()->setCurrentRow(column);
    setRule("Rule of the column", rule);
  }
  QListWidget *columns() const {
    for (QListWidget *list : m_dialog->findChildren<QListWidget *>())
      if (list->accessibleName() == QStringLiteral("Columns and their rules")) return list;
    return nullptr;
  }
  KeyButton *apply() const { return keyButton(m_dialog, QStringLiteral("Merge")); }

  MergeRulesDialog *m_dialog = nullptr;
};

SHINGLESCOPE_TEST(TestMergeRulesDialog, QApplication)
#include "tst_merge_rules_dialog.moc"
