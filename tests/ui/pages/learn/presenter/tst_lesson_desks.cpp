// SPDX-License-Identifier: MIT
// No text of a lesson is cut at a desk in the smallest window, and on 1920 x 1080 at 1.5 times the
// size; at the normal size only if SHINGLESCOPE_ALL_SCREENS is set (scripts/check-slow lessons).
// tst_lesson_fits looks at the usual window and at presenter mode.

#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/lesson_fits.h"
#include "tests/support/window/lesson_screens.h"
#include "ui/base/style/theme.h"

using namespace shinglescope;

class TestLessonDesks : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

  void nothingIsCut_data() {
    QList<QSize> desks{{1100, 700}, {1280, 720}};
    if (test::looksAtAllScreens()) desks << QSize(1920, 1080);
    test::addLessonScreens({}, desks);
  }

  void nothingIsCut() {
    test::lookAtReadyLessons([](LearnPage &page) {
      QVERIFY(!page.actions().presenter->isChecked());
      for (std::size_t stage = 1; stage <= kLessonStages; ++stage) test::lookAtStage(page, stage);
    });
  }
};

SHINGLESCOPE_TEST(TestLessonDesks, QApplication)
#include "tst_lesson_desks.moc"
