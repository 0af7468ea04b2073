// SPDX-License-Identifier: MIT
// No text of a lesson is cut: the last step of every stage of every ready lesson, at a desk and in
// presenter mode, on the screens of lecture halls, in both languages.

#include <QtTest>

#include "app/screenshots/cut_texts.h"
#include "core/lesson/model/lesson_touch.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/lesson_cells.h"
#include "tests/support/window/lesson_screens.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/bands/bucket_box_list.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/presenter/presenter_mode.h"

using namespace shinglescope;

namespace {

constexpr int kLongestWait = 60'000;

}  // namespace

class TestLessonFits : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

  void lettersFollowTheScreen() {
    QCOMPARE(presenterPoints({1920, 1080}), 28.0);
    QCOMPARE(presenterPoints({3840, 2160}), 56.0);
    QCOMPARE(presenterPoints({1280, 720}), 18.5);
    QCOMPARE(presenterPoints({1024, 768}), presenterPoints({1024, 2000}));
    QVERIFY(presenterPoints({300, 200}) > 10);
  }

  void nothingIsCut_data() { test::addLessonScreens({{1024, 768}, {1280, 720}, {1920, 1080}}); }

  void nothingIsCut() {
    test::lookAtReadyLessons([](LearnPage &page) {
      for (std::size_t stage = 1; stage <= kLessonStages; ++stage) lookAt(page, stage);
      // The longest form of the curve, with the table of its values.
      page.player().goTo(page.player().lesson()->firstStep(LessonStage::Curve) + 4);
      expectNothingCut(page, "the curve's form");
      for (std::size_t stage = 0; stage < kLessonStages; ++stage)
        lookAtQuestion(page, static_cast<LessonStage>(stage));
      page.actions().proof->setChecked(true);
      if (page.isProving()) {
        QTest::keyClick(&page, Qt::Key_M);
        for (int i = 0; i < 3; ++i) page.actions().forward->trigger();
        expectNothingCut(page, "proof");
      }
      walkThrough(page);
    });
  }

 private:
  static QStringList cutIn(const LearnPage &page) {
    QStringList cut = cutTexts(page);
    for (const LessonTable *table : page.findChildren<LessonTable *>())
      if (table->isVisible()) cut += test::cutCells(*table);
    for (const BucketBoxList *buckets : page.findChildren<BucketBoxList *>())
      if (buckets->isVisible()) cut += test::cutBoxes(*buckets);
    return cut;
  }

  /// Looks at the last step of a stage.
  static void lookAt(LearnPage &page, std::size_t stage) {
    const Lesson &lesson = *page.player().lesson();
    page.player().goTo((stage == kLessonStages
                            ? lesson.stepCount()
                            : lesson.firstStep(static_cast<LessonStage>(stage))) -
                       1);
    expectNothingCut(page, qPrintable(QStringLiteral("stage %1").arg(stage)));
  }

  /// Looks at the rows and at the end of a permutation, in a lesson that was changed manually.
  static void walkThrough(LearnPage &page) {
    const LessonSpec own = page.player().spec();
    page.actions().walk->setChecked(true);
    QVERIFY(page.isWalking());
    for (int i = 0; i < 2; ++i) page.actions().forward->trigger();
    expectNothingCut(page, "first rows of a permutation");
    page.actions().last->trigger();
    expectNothingCut(page, "order of a permutation");
    const LessonTables &tables = page.player().lesson()->tables();
    page.player().setSpec(
        withSwitchedCell(withMovedRow(own, tables, 0, 0, tables.rows.size() / 2), tables, 0, 1));
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), kLongestWait);
    expectNothingCut(page, "changed manually");
    page.actions().walk->setChecked(false);
    expectNothingCut(page, "changed matrix");
    page.actions().ownNumbers->trigger();
  }

  /// Looks at the first question of the quiz of a stage; tst_quiz_fits looks at all.
  static void lookAtQuestion(LearnPage &page, LessonStage stage) {
    page.player().goToStage(stage);
    QVERIFY(page.player().toggleQuiz());
    expectNothingCut(page, "question");
    page.player().goToStage(stage);
  }

  static void expectNothingCut(LearnPage &page, const char *what) {
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), kLongestWait);
    QStringList cut = cutIn(page);
    // The layout may need another round.
    for (int i = 0; i < 20 && !cut.isEmpty(); ++i) {
      QTest::qWait(5);
      cut = cutIn(page);
    }
    if (!cut.isEmpty())
      QWARN(qPrintable(QStringLiteral("%1, %2: %3")
                           .arg(page.player().spec().id.c_str(), what, cut.join(u'\n'))));
    QVERIFY(cut.isEmpty());
  }
};

SHINGLESCOPE_TEST(TestLessonFits, QApplication)
#include "tst_lesson_fits.moc"
