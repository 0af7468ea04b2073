// SPDX-License-Identifier: MIT
// A permutation is walked through row by row, with its formula, and the column of rows sorts
// itself; the animation only paints.

#include <QLabel>
#include <QProxyStyle>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/style/motion.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/presenter/presenter_bar.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/learn/tables/sliding_rows.h"
#include "ui/pages/learn/walk/walk_panel.h"

using namespace shinglescope;

namespace {

/// A style of a desktop that wants less motion.
class StillStyle final : public QProxyStyle {
 public:
  int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                QStyleHintReturn *returned) const override {
    if (hint == SH_Widget_Animation_Duration) return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
  }
};

}  // namespace

class TestWalk : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() {
    setMotionOn(*qApp, true);
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1190, 730);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->activate();
  }
  void cleanup() { m_page.reset(); }
  void cleanupTestCase() { setMotionOn(*qApp, true); }

  void everyRowHasItsFormula() {
    QVERIFY(!panel().isVisible());
    press(Qt::Key_W);
    QVERIFY(panel().isVisible());
    QCOMPARE(m_page->player().stage(), LessonStage::Permutations);
    QCOMPARE(formula(), QStringLiteral("h1(x) = (4 · x + 9) mod 17"));
    QCOMPARE(numberAt(0), QString());
    for (int i = 0; i < 3; ++i) press(Qt::Key_Right);
    // Row 3 is x = 3: 4 · 3 + 9 = 21, and 21 - 17 = 4.
    QCOMPARE(formula(), QStringLiteral("h1(3) = (4 · 3 + 9) mod 17 = 4"));
    QVERIFY(panel().story().contains(QStringLiteral("<b>21</b> divided by <b>17</b>")));
    QCOMPARE(numberAt(2), QStringLiteral("4"));
    QCOMPARE(numberAt(3), QString());
    // The matrix shows the same numbers, and no others of this hash.
    QCOMPARE(matrixAt(2, 5), QStringLiteral("4"));
    QCOMPARE(matrixAt(3, 5), QString());
    press(Qt::Key_Left);
    QCOMPARE(formula(), QStringLiteral("h1(2) = (4 · 2 + 9) mod 17 = 0"));
    QCOMPARE(matrixAt(2, 5), QString());
  }

  void theColumnSortsItself() {
    press(Qt::Key_W);
    for (int i = 0; i < 16; ++i) press(Qt::Key_Right);
    QCOMPARE(textAt(0, 0), QStringLiteral("1"));
    press(Qt::Key_Right);  // the smallest number, 0, belongs to row 2
    QCOMPARE(textAt(0, 0), QStringLiteral("2"));
    QCOMPARE(textAt(0, 3), QStringLiteral("1"));
    QCOMPARE(textAt(1, 0), QStringLiteral("1"));
    QCOMPARE(textAt(1, 3), QString());
    QVERIFY(panel().story().contains(QStringLiteral("<b>0</b>: row <b>2</b>")));
    press(Qt::Key_End);
    int before = -1;
    for (int place = 0; place < 16; ++place) {
      const int x = textAt(place, 0).toInt();
      const int number = (4 * x + 9) % 17;
      QCOMPARE(numberAt(place).toInt(), number);
      QCOMPARE(textAt(place, 3).toInt(), place + 1);
      QVERIFY(number > before);
      before = number;
    }
    press(Qt::Key_Home);
    QCOMPARE(textAt(0, 0), QStringLiteral("1"));
  }

  void theNextPermutationFollows() {
    press(Qt::Key_W);
    const std::size_t first = m_page->player().state().step;
    press(Qt::Key_Left);  // before the first row: the matrix
    QVERIFY(!m_page->isWalking());
    press(Qt::Key_W);
    press(Qt::Key_End);
    press(Qt::Key_Right);
    QVERIFY(m_page->isWalking());
    QCOMPARE(m_page->player().state().step, first + 1);
    QVERIFY(formula().startsWith(QStringLiteral("h2(x)")));
    press(Qt::Key_Left);  // back to the end of the first one
    QVERIFY(formula().startsWith(QStringLiteral("h1(")));
    QCOMPARE(textAt(15, 3), QStringLiteral("16"));
    for (int i = 0; i < 3; ++i) press(Qt::Key_N);
    QVERIFY(formula().startsWith(QStringLiteral("h4(x)")));
    press(Qt::Key_N);
    QVERIFY(formula().startsWith(QStringLiteral("h1(x)")));
    press(Qt::Key_5);
    QVERIFY(!m_page->isWalking() && !panel().isVisible());
    QCOMPARE(m_page->player().stage(), LessonStage::Signature);
  }

  void playingStepsThroughTheRows() {
    press(Qt::Key_W);
    for (int i = 0; i < 3; ++i) press(Qt::Key_Plus);
    press(Qt::Key_Space);
    QTRY_COMPARE(numberAt(1), QStringLiteral("0"));
    QVERIFY(m_page->player().isPlaying());
    press(Qt::Key_Space);
    QVERIFY(!m_page->player().isPlaying());
  }

  void otherKindsSayWhatIsComputed() {
    m_page->player().setSpec(
        withPermutations(m_page->player().spec(), LessonPermutations::Shuffled));
    press(Qt::Key_W);
    QCOMPARE(formula(), QStringLiteral("h1(x) = place of row x"));
    QVERIFY(panel().story().contains(QStringLiteral("a true shuffle")));
    press(Qt::Key_Right);
    const auto &values = m_page->player().lesson()->tables().columns[0].values;
    QCOMPARE(formula(), QStringLiteral("h1(1) = %1").arg(values[0]));
    QVERIFY(
        panel().story().contains(QStringLiteral("place <b>%1</b> of <b>16</b>").arg(values[0])));
    m_page->openReady(QStringLiteral("six-rows"));
    QVERIFY(!m_page->isWalking());
    press(Qt::Key_W);
    QVERIFY(panel().story().contains(QStringLiteral("The order of <b>h1</b> is given")));
    LessonSpec given;
    given.matrix = GivenMatrix{{"a", "b", "c"}, {"A", "B"}, {{1, 0}, {0, 1}, {1, 1}}};
    given.permutations.kind = LessonPermutations::Columns;
    given.permutations.numHashes = 2;
    given.permutations.columns = {{9, 2, 2}, {4, 1, 3}};
    m_page->openLesson(given);
    press(Qt::Key_W);
    QVERIFY(panel().story().contains(QStringLiteral("are given, without a formula")));
    for (int i = 0; i < 5; ++i) press(Qt::Key_Right);
    QVERIFY(panel().story().contains(QStringLiteral("has the number <b>2</b> too")));
  }

  void longLessonsWalkThroughTheRowsThatAreShown() {
    m_page->openReady(QStringLiteral("lorem"));
    QTRY_VERIFY(!m_page->isBusy());
    press(Qt::Key_W);
    QCOMPARE(table().model()->rowCount(), 60);
    QVERIFY(panel().story().contains(QStringLiteral("<b>60</b> rows that are shown")));
  }

  void anEditKeepsTheWalk() {
    press(Qt::Key_W);
    press(Qt::Key_Right);
    const auto &spec = m_page->player().spec();
    m_page->player().setSpec(withFunction(spec, spec.permutations.functions, 0, {5, 1, 17}));
    QVERIFY(m_page->isWalking());
    QVERIFY(formula().contains(QStringLiteral("(5 · ")));
    QCOMPARE(textAt(15, 3), QStringLiteral("16"));  // at its end
  }

  void theAnimationOnlyPaints() {
    press(Qt::Key_W);
    press(Qt::Key_End);
    QVERIFY(panel().isSliding());
    QCOMPARE(textAt(0, 0), QStringLiteral("2"));  // the result is there at once
    const QImage moving = table().grab().toImage();
    QTRY_VERIFY(!panel().isSliding());
    const QImage still = table().grab().toImage();
    QVERIFY(moving != still);
    press(Qt::Key_Home);
    QVERIFY(panel().isSliding());
    m_page->actions().copyPicture->trigger();
    QVERIFY(!panel().isSliding());
  }

  void withoutMotionRowsAreAtTheirPlacesAtOnce() {
    press(Qt::Key_W);
    QTest::keyClick(m_page->findChild<StageBar *>(), Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(!m_page->actions().animate->isChecked());
    press(Qt::Key_End);
    QVERIFY(!panel().isSliding());
    m_page->actions().animate->setChecked(true);
    press(Qt::Key_Home);
    QVERIFY(panel().isSliding());
    m_page->actions().animate->setChecked(false);  // also while they move
    QVERIFY(!panel().isSliding());
  }

  void aDesktopThatWantsLessMotionIsHeard() {
    StillStyle still;
    press(Qt::Key_W);
    table().setStyle(&still);
    press(Qt::Key_End);
    QVERIFY(!panel().isSliding());
    QCOMPARE(textAt(0, 0), QStringLiteral("2"));
    table().setStyle(nullptr);
    press(Qt::Key_Home);
    QVERIFY(panel().isSliding());
  }

  void proofAndWalkReplaceEachOther() {
    press(Qt::Key_W);
    press(Qt::Key_Y);
    QVERIFY(m_page->isProving() && !m_page->isWalking() && !panel().isVisible());
    press(Qt::Key_W);
    QVERIFY(!m_page->isProving() && m_page->isWalking() && panel().isVisible());
    press(Qt::Key_W);
    QVERIFY(!m_page->isWalking() && !panel().isVisible());
    QCOMPARE(matrixAt(3, 5), QStringLiteral("8"));  // the stage is as before
  }

  void presenterModeShowsItsStory() {
    press(Qt::Key_F11);
    QTest::keyClick(m_page.get(), Qt::Key_W);
    for (int i = 0; i < 3; ++i) QTest::keyClick(m_page.get(), Qt::Key_Right);
    const auto *bar = m_page->findChild<PresenterBar *>();
    QVERIFY(bar->isVisible() && panel().isVisible());
    QCOMPARE(bar->text(), panel().story());
    QCOMPARE(formula(), QStringLiteral("h1(3) = (4 · 3 + 9) mod 17 = 4"));
    QTest::keyClick(m_page.get(), Qt::Key_W);
    QVERIFY(!panel().isVisible());
    QVERIFY(bar->text() != panel().story());
  }

  void aLessonWithoutRowsIsNotWalked() {
    LessonSpec empty;
    empty.texts = {{"a", ""}, {"b", ""}};
    m_page->openLesson(empty);
    QSignalSpy said(m_page.get(), &LearnPage::messageRaised);
    press(Qt::Key_W);
    QVERIFY(!m_page->isWalking() && !m_page->actions().walk->isChecked());
    QCOMPARE(said.count(), 1);
  }

 private:
  void press(Qt::Key key) {
    auto *stages = m_page->findChild<StageBar *>();
    QTest::keyClick(stages->isVisible() ? stages : static_cast<QWidget *>(m_page.get()), key);
  }
  WalkPanel &panel() const { return *m_page->findChild<WalkPanel *>(); }
  LessonTable &table() const { return panel().table(); }
  QString textAt(int row, int column) const {
    return table().model()->index(row, column).data().toString();
  }
  QString numberAt(int row) const { return textAt(row, 2); }
  QString matrixAt(int row, int column) const {
    const auto *matrix = m_page->findChild<LessonTable *>(QStringLiteral("lessonTable"));
    return matrix->model()->index(row, column).data().toString();
  }
  QString formula() const {
    return panel().findChild<QLabel *>(QStringLiteral("walkFormula"))->text();
  }

  std::unique_ptr<LearnPage> m_page;
};

SHINGLESCOPE_TEST(TestWalk, QApplication)
#include "tst_walk.moc"
