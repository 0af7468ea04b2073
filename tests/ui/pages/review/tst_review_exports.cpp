// SPDX-License-Identifier: MIT
// What Review passes to the export dialog: the selection and the available data.

#include <QAbstractButton>
#include <QPlainTextEdit>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/pages/export/export_dialog.h"

using namespace shinglescope;

class TestReviewExports : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void cleanup() { closePage(); }

  void severalPairsAreSelected() {
    QVERIFY(openResult());
    QTest::keyClick(pairs(), Qt::Key_Home);
    QTest::keyClick(pairs(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(pairs(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(queue().pairs().selected().size(), std::size_t{3});
    QCOMPARE(selectedWhenOpen(), 3);
    closeDialog();
    QCOMPARE(queue().pairs().selected().size(), std::size_t{3});
  }

  void whatAnUndoShowsIsSelectedAlone() {
    QVERIFY(openResult());
    QTest::keyClick(pairs(), Qt::Key_Home);
    QTest::keyClick(pairs(), Qt::Key_D);
    QTest::keyClick(pairs(), Qt::Key_D);
    QTest::keyPress(pairs(), Qt::Key_Control, Qt::ControlModifier);
    m_fixture->controller().undo();
    QTest::keyRelease(pairs(), Qt::Key_Control);
    QCOMPARE(pairs()->currentIndex().row(), 1);
    QCOMPARE(queue().pairs().selected().size(), std::size_t{1});
  }

  void theRowsOfSelectedGroupsAreSelected() {
    QVERIFY(openResult());
    QVERIFY(queue().pairs().select({{7}, {8}}));
    QTest::keyClick(pairs(), Qt::Key_G);
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(selectedWhenOpen(), 3);  // every pair of 7, 8 and 9
  }

  void withoutAResultWhatCouldNotBeReadIsExported() {
    QVERIFY(openPage());
    m_page->exportResults();
    QVERIFY(dialog() == nullptr);  // there is nothing to export
    LoadedDataset rows = reviewRows();
    rows.report.problems.push_back(
        {ProblemKind::ShortRow, 1, 3, 40, {MessageId::CellsInstead, {3, 4}}});
    m_fixture->session().setDataset(std::move(rows), {}, {});
    m_page->exportResults();
    QVERIFY(dialog() != nullptr);
    QTRY_VERIFY(!dialog()->isBusy());
    const auto *preview = dialog()->findChild<QPlainTextEdit *>();
    QVERIFY2(preview->toPlainText().contains(QStringLiteral("3 cells instead of 4")),
             qPrintable(preview->toPlainText()));
  }

 private:
  ExportDialog *dialog() const { return openDialog<ExportDialog>(); }
  void closeDialog() {
    dialog()->reject();
    QTRY_VERIFY(m_page->findChild<ExportDialog *>() == nullptr);
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->activate();
  }
  /// Returns the number of selected items that the dialog shows; -1 if it does not show a number.
  int selectedWhenOpen() {
    m_page->exportResults();
    if (dialog() == nullptr || !QTest::qWaitFor([this] { return !dialog()->isBusy(); })) return -1;
    for (const auto *button : dialog()->findChildren<QAbstractButton *>()) {
      QString text = button->text();
      if (text.remove(u'&').startsWith(QStringLiteral("Selected")))
        return text.section(u' ', -1).toInt();
    }
    return -1;
  }
};

SHINGLESCOPE_TEST(TestReviewExports, QApplication)
#include "tst_review_exports.moc"
