// SPDX-License-Identifier: MIT
// No text of a lesson is cut: the last step of every stage of every ready lesson, at a desk and in
// presenter mode, on the screens of lecture halls, in both languages. 1920 x 1080, with the
// proportions of 1280 x 720, is looked at only if SHINGLESCOPE_ALL_SCREENS is set
// (scripts/check-slow lessons).

#include <QtTest>

#include "core/lesson/model/lesson_touch.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/lesson_fits.h"
#include "tests/support/window/lesson_screens.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/presenter/presenter_mode.h"

using namespace shinglescope;

class TestLessonFits : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (test::kIsSanitized) QSKIP("Layouts are the same with sanitizers, which take minutes here.");
    applyTheme(*qApp, ThemeChoice::Light);
  }

  void lettersFollowTheScreen() {
    QCOMPARE(presenterPoints({1920, 1080}), 28.0);
    QCOMPARE(presenterPoints({3840, 2160}), 56.0);
    QCOMPARE(presenterPoints({1280, 720}), 18.5);
    QCOMPARE(presenterPoints({1024, 768}), presenterPoints({1024, 2000}));
    QVERIFY(presenterPoints({300, 200}) > 10);
  }

  /// 1280 x 800 has the letters of 1280 x 720 and more height.
  void nothingIsCut_data() {
    QList<QSize> screens{{1024, 768}, {1280, 720}};
    if (test::looksAtAllScreens()) screens << QSize(1920, 1080);
    test::addLessonScreens(screens);
  }

  void nothingIsCut() {
    test::lookAtReadyLessons([](LearnPage &page) {
      for (std::size_t stage = 1; stage <= kLessonStages; ++stage) test::lookAtStage(page, stage);
      // The longest form of the curve, with the table of its values.
      page.player().goTo(page.player().lesson()->firstStep(LessonStage::Curve) + 4);
      test::expectNothingCut(page, "the curve's form");
      for (std::size_t stage = 0; stage < kLessonStages; ++stage)
        lookAtQuestion(page, static_cast<LessonStage>(stage));
      page.actions().proof->setChecked(true);
      if (page.isProving()) {
        QTest::keyClick(&page, Qt::Key_M);
        for (int i = 0; i < 3; ++i) page.actions().forward->trigger();
        test::expectNothingCut(page, "proof");
      }
      walkThrough(page);
    });
  }

 private:
  /// Looks at the rows and at the end of a permutation, in a lesson that was changed manually.
  static void walkThrough(LearnPage &page) {
    const LessonSpec own = page.player().spec();
    page.actions().walk->setChecked(true);
    QVERIFY(page.isWalking());
    for (int i = 0; i < 2; ++i) page.actions().forward->trigger();
    test::expectNothingCut(page, "first rows of a permutation");
    page.actions().last->trigger();
    test::expectNothingCut(page, "order of a permutation");
    const LessonTables &tables = page.player().lesson()->tables();
    page.player().setSpec(
        withSwitchedCell(withMovedRow(own, tables, 0, 0, tables.rows.size() / 2), tables, 0, 1));
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), test::kLongestLayout);
    test::expectNothingCut(page, "changed manually");
    page.actions().walk->setChecked(false);
    test::expectNothingCut(page, "changed matrix");
    page.actions().ownNumbers->trigger();
  }

  /// Looks at the first question of the quiz of a stage; tst_quiz_fits looks at all.
  static void lookAtQuestion(LearnPage &page, LessonStage stage) {
    page.player().goToStage(stage);
    QVERIFY(page.player().toggleQuiz());
    test::expectNothingCut(page, "question");
    page.player().goToStage(stage);
  }
};

SHINGLESCOPE_TEST(TestLessonFits, QApplication)
#include "tst_lesson_fits.moc"
