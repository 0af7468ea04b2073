// SPDX-License-Identifier: MIT
// The demonstration of why equal minima are as likely as two documents are similar, by key.

#include <QComboBox>
#include <QLabel>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/style/theme.h"
#include "ui/base/tables/marked_cell.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/presenter/presenter_bar.h"
#include "ui/pages/learn/proof/proof_panel.h"
#include "ui/pages/learn/proof/share_plot.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/learn/tables/sliding_rows.h"

using namespace shinglescope;

class TestProof : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() {
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1190, 730);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->activate();
  }
  void cleanup() { m_page.reset(); }

  void theWalkEndsAtTheFirstRowOfEither() {
    QVERIFY(!panel().isVisible());
    press(Qt::Key_6);
    const std::size_t before = m_page->player().state().step;
    press(Qt::Key_Y);
    QVERIFY(panel().isVisible());
    QCOMPARE(table().model()->rowCount(), 16);
    QCOMPARE(textAt(0, 1), QStringLiteral("and the moon"));  // the order of the matrix
    press(Qt::Key_Right);
    // h1(x) = (4 x + 9) mod 17 gives 0 to row 2, computed without the program.
    QCOMPARE(textAt(0, 0), QStringLiteral("0"));
    QCOMPARE(textAt(0, 1), QStringLiteral("can see moon"));
    QCOMPARE(textAt(5, 1), QStringLiteral("the night is"));
    press(Qt::Key_Right);
    QVERIFY(isFramed(0));
    QVERIFY(
        panel().story().contains(QStringLiteral("<b>can see moon</b> is in <b>doc 2</b> only")));
    press(Qt::Key_Left);
    QVERIFY(!isFramed(0));
    press(Qt::Key_End);
    QVERIFY(isFramed(0));
    press(Qt::Key_Home);
    QCOMPARE(textAt(0, 1), QStringLiteral("and the moon"));
    QCOMPARE(m_page->player().state().step, before);  // the lesson waits
    press(Qt::Key_Y);
    QVERIFY(!panel().isVisible());
    QCOMPARE(m_page->player().state().step, before);
  }

  void theRowsSlideToTheirPlaces() {
    const auto *slide = table().findChild<SlidingRows *>();
    press(Qt::Key_Y);
    QVERIFY(!slide->isSliding());
    press(Qt::Key_Right);
    QVERIFY(slide->isSliding());
    QCOMPARE(textAt(0, 1), QStringLiteral("can see moon"));  // the result is there at once
    press(Qt::Key_Right);
    QVERIFY(!slide->isSliding());  // only a row is looked at
    press(Qt::Key_Y);
  }

  void theRowsAreCountedAndTinted() {
    press(Qt::Key_Y);
    QVERIFY(says(QStringLiteral("each of the <b>12</b>")));
    QVERIFY(says(QStringLiteral("<b>3</b> of them are in both")));
    QVERIFY(says(QStringLiteral("P(equal minima) = 3/12 = 0.25 = J")));
    int both = 0;
    int one = 0;
    for (int row = 0; row < table().model()->rowCount(); ++row) {
      const int mark = table().model()->index(row, 0).data(MarkedCell::MarkRole).toInt();
      both += mark == static_cast<int>(CellMark::Both);
      one += mark == static_cast<int>(CellMark::One);
    }
    QCOMPARE(both, 3);
    QCOMPARE(one, 9);
  }

  void otherPermutationsFollow() {
    press(Qt::Key_N);  // opens it with the second hash
    QVERIFY(panel().isVisible());
    QCOMPARE(header(0), QStringLiteral("h2"));
    for (int i = 0; i < 3; ++i) press(Qt::Key_N);
    QCOMPARE(header(0), QStringLiteral("shuffle 5"));
    press(Qt::Key_End);
    press(Qt::Key_Right);  // after the decision the next permutation begins
    QCOMPARE(header(0), QStringLiteral("shuffle 6"));
    QStringList numbers;
    for (int row = 0; row < 16; ++row) numbers << textAt(row, 0);
    QCOMPARE(numbers.first(), QStringLiteral("1"));
    QCOMPARE(numbers.last(), QStringLiteral("16"));
  }

  void manyPermutationsSettleAtTheSimilarity() {
    press(Qt::Key_M);
    QTRY_VERIFY(says(QStringLiteral("1,000 permutations tried")));
    press(Qt::Key_M);
    QTRY_VERIFY(says(QStringLiteral("2,000 permutations tried")));
    const PlotTable twin = m_page->findChild<SharePlot *>()->table();
    QCOMPARE(twin.rows.last().at(0), QStringLiteral("2,000"));
    QVERIFY(std::abs(twin.rows.last().at(2).toDouble() - 0.25) < 0.05);
  }

  void anotherPairBeginsAnew() {
    press(Qt::Key_M);
    QTRY_VERIFY(says(QStringLiteral("1,000 permutations tried")));
    auto *pairs = m_page->findChild<QComboBox *>(QStringLiteral("proofPair"));
    pairs->setCurrentIndex(2);
    emit pairs->activated(2);
    QVERIFY(says(QStringLiteral("P(equal minima) = 1/12 = 0.08 = J")));
    QVERIFY(!says(QStringLiteral("permutations tried")));
    QCOMPARE(header(3), QStringLiteral("doc 3"));
  }

  void rowsThatAreNotShownAreCounted() {
    m_page->openReady(QStringLiteral("lorem"));
    QTRY_VERIFY(!m_page->isBusy());
    press(Qt::Key_Y);
    const auto rows = static_cast<int>(m_page->player().lesson()->tables().rows.size());
    QVERIFY(rows > 61);
    QCOMPARE(table().model()->rowCount(), 61);
    QCOMPARE(textAt(60, 1), QStringLiteral("and %1 more").arg(rows - 60));
    press(Qt::Key_Y);
    m_page->openReady(QStringLiteral("three-documents"));
    press(Qt::Key_Y);
    QCOMPARE(table().model()->rowCount(), 16);
  }

  void aStageOrALessonEndsIt() {
    press(Qt::Key_Y);
    press(Qt::Key_5);
    QVERIFY(!panel().isVisible());
    press(Qt::Key_Y);
    m_page->openReady(QStringLiteral("six-rows"));
    QVERIFY(!panel().isVisible());
    press(Qt::Key_Y);
    QVERIFY(panel().isVisible());
  }

  void oneDocumentIsNotCompared() {
    LessonSpec spec;
    spec.texts = {{"only", "one text"}};
    m_page->openLesson(spec);
    QSignalSpy said(m_page.get(), &LearnPage::messageRaised);
    press(Qt::Key_Y);
    QVERIFY(!panel().isVisible());
    QCOMPARE(said.count(), 1);
    press(Qt::Key_M);
    press(Qt::Key_N);
    QVERIFY(!panel().isVisible());
  }

  void presenterModeShowsItsStory() {
    press(Qt::Key_F11);
    QTest::keyClick(m_page.get(), Qt::Key_Y);
    for (int i = 0; i < 2; ++i) QTest::keyClick(m_page.get(), Qt::Key_Right);
    const auto *bar = m_page->findChild<PresenterBar *>();
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->text(), panel().story());
    QTest::keyClick(m_page.get(), Qt::Key_Y);
    QVERIFY(bar->text() != panel().story());
  }

 private:
  void press(Qt::Key key) {
    auto *stages = m_page->findChild<StageBar *>();
    QTest::keyClick(stages->isVisible() ? stages : static_cast<QWidget *>(m_page.get()), key);
  }
  ProofPanel &panel() const { return *m_page->findChild<ProofPanel *>(); }
  LessonTable &table() const {
    return *m_page->findChild<LessonTable *>(QStringLiteral("proofTable"));
  }
  QString textAt(int row, int column) const {
    return table().model()->index(row, column).data().toString();
  }
  QString header(int column) const {
    return table().model()->headerData(column, Qt::Horizontal).toString();
  }
  bool isFramed(int row) const {
    return table().model()->index(row, 0).data(MarkedCell::FrameRole).toBool();
  }
  bool says(const QString &text) const {
    const auto labels = panel().findChildren<QLabel *>();
    return std::ranges::any_of(labels, [&](const QLabel *label) {
      return label->isVisible() && label->text().contains(text);
    });
  }

  std::unique_ptr<LearnPage> m_page;
};

SHINGLESCOPE_TEST(TestProof, QApplication)
#include "tst_proof.moc"
