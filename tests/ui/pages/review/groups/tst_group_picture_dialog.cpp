// SPDX-License-Identifier: MIT
// The picture of a group in Review: opened by key, read by key, saved, and what it leaves out.
#include <QLabel>
#include <QSignalSpy>
#include <QTableWidget>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/pages/review/groups/group_picture_dialog.h"
#include "ui/pages/review/groups/group_plot.h"

using namespace shinglescope;

class TestGroupPictureDialog : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void aKeyDrawsTheGroupOfThePair() {
    openPicture({7}, {8});
    const GroupPicture &picture = plot()->picture();
    QCOMPARE(picture.rows, 3U);
    QCOMPARE(picture.points.front().row, RecordId{7});
    QVERIFY(hasLabel(dialog(), QStringLiteral("3 rows, 3 similarities.")));
    QVERIFY(hasLabel(dialog(), QStringLiteral("Weakest link")) ||
            hasLabel(dialog(), QStringLiteral("eakest")));
    QCOMPARE(plot()->accessibleDescription(), words());
  }

  void keysGoFromRowToRowAndOpenOne() {
    openPicture({7}, {8});
    QTRY_COMPARE(QApplication::focusWidget(), plot());
    QTest::keyClick(plot(), Qt::Key_Right);
    QVERIFY2(plot()->readout().startsWith(QStringLiteral("Row 8")), qPrintable(plot()->readout()));
    QTest::keyClick(plot(), Qt::Key_Right);
    QVERIFY(plot()->readout().startsWith(QStringLiteral("Row 9")));
    QVERIFY(plot()->readout().contains(QStringLiteral("row 8: ")));
    const QSignalSpy revealed(m_page.get(), &WorkspacePage::rowRevealRequested);
    QTest::keyClick(plot(), Qt::Key_Return);
    QCOMPARE(revealed.count(), 1);
    QCOMPARE(revealed.front().front().toUInt(), 8U);
    QTRY_VERIFY(dialog() == nullptr);
  }

  void theTableListsEverySimilarity() {
    openPicture({4}, {5});
    const PlotTable table = plot()->table();
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.rows[0], (QStringList{"5", "6", "1.00", "weakest link, same text"}));
    dialog()->findChild<PlotPanel *>()->showTableNow(true);
    QCOMPARE(dialog()->findChild<QTableWidget *>()->rowCount(), 2);
  }

  void theWeakestLinkHasAText() {
    openPicture({7}, {8});
    QTRY_VERIFY(!dialog()->isBusy());
    const auto &edges = plot()->picture().edges;
    const auto weakest = std::ranges::find_if(edges, &GroupEdge::isWeakest);
    QVERIFY(weakest != edges.end());
    QVERIFY(plot()->kindText(*weakest).startsWith(QStringLiteral("weakest link")));
  }

  void aVerdictChangesThePicture() {
    openPicture({7}, {8});
    QVERIFY(m_fixture->controller().judge({{7}, {8}}, {Verdict::NotDuplicate}));
    QTRY_VERIFY(std::ranges::any_of(plot()->picture().edges, &GroupEdge::isJudgedNot) ||
                plot()->picture().rows < 3);
  }

  void thePictureCanBeSaved() {
    openPicture({7}, {8});
    for (const char *name : {"group.svg", "group.pdf", "group.png"}) {
      const QString path = m_fixture->filePath(QString::fromLatin1(name));
      QVERIFY(plot()->savePicture(path));
      QVERIFY(QFileInfo(path).size() > 500);
    }
    QFile svg(m_fixture->filePath(QStringLiteral("group.svg")));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("weakest link"));
    // Never over the table.
    QVERIFY(!plot()->savePicture(m_fixture->filePath(QStringLiteral("flats.csv"))));
  }

  void noScoresWhileJudgingBlind() {
    for (QAction *action : m_page->actions())
      if (action->objectName() == QStringLiteral("blind")) action->setChecked(true);
    const QSignalSpy said(m_page.get(), &WorkspacePage::messageRaised);
    QTest::keyClick(m_page.get(), Qt::Key_P);
    QCOMPARE(said.count(), 1);
    QVERIFY(dialog() == nullptr);
  }

 private:
  void openPicture(RecordId a, RecordId b) {
    for (int row = 0; row < pairs()->model()->rowCount(); ++row)
      if (keyAt(row) == ItemKey{a, b}) pairs()->selectRow(row);
    QTRY_VERIFY(!m_page->isBusy());
    QTest::keyClick(m_page.get(), Qt::Key_P);
    QTRY_VERIFY(dialog() != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(dialog()));
    QTRY_VERIFY(!dialog()->isBusy());
  }
  GroupPictureDialog *dialog() const { return openDialog<GroupPictureDialog>(); }
  GroupPlot *plot() const { return dialog()->findChild<GroupPlot *>(); }
  QString words() const {
    return dialog()->findChild<QLabel *>(QStringLiteral("groupPictureWords"))->text();
  }
};

SHINGLESCOPE_TEST(TestGroupPictureDialog, QApplication)
#include "tst_group_picture_dialog.moc"
