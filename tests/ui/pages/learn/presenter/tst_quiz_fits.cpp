// SPDX-License-Identifier: MIT
// Every question of every stage of every ready lesson is read in full, with the votes of a class
// and the explanation of a wrong answer: nothing is cut, and in presenter mode nothing has to be
// scrolled. Each stage is looked at on one screen in English and on another in Italian, and on all
// of them only if SHINGLESCOPE_ALL_SCREENS is set (scripts/check-slow lessons).

#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>

#include "app/screenshots/cut_texts.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/lesson_screens.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/predict_panel.h"
#include "ui/pages/learn/player/lesson_words.h"

using namespace shinglescope;

namespace {

constexpr int kVotes = 12;
constexpr std::size_t kScreens = 3;  // in each language

}  // namespace

class TestQuizFits : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (test::kIsSanitized) QSKIP("Layouts are the same with sanitizers, which take minutes here.");
    applyTheme(*qApp, ThemeChoice::Light);
  }

  void questionsAreReadInFull_data() {
    // 1920 x 1080 has the proportions of 1280 x 720.
    test::addLessonScreens({{1024, 768}, {1280, 720}});
  }

  void questionsAreReadInFull() {
    QFETCH(const QSize, size);
    QFETCH(const bool, isPresenting);
    QFETCH(const LanguageChoice, language);
    const std::size_t screen = !isPresenting ? 0 : size.width() < 1100 ? 1 : 2;
    // In Italian, a screen begins with another stage than in English.
    const std::size_t first = screen + (language == LanguageChoice::Italian ? 1 : 0);
    test::lookAtReadyLessons([first](LearnPage &page) {
      for (std::size_t stage = 0; stage < kLessonStages; ++stage)
        if (test::looksAtAllScreens() || stage % kScreens == first % kScreens)
          lookAtQuiz(page, static_cast<LessonStage>(stage));
    });
  }

 private:
  /// Adds votes with two digits to every choice; only the last one after it is shown.
  static void vote(LessonPlayer &player) {
    const QSignalBlocker unseen(player);
    for (std::size_t choice = 0; choice < player.question()->choices.size(); ++choice)
      for (int i = 0; i < kVotes; ++i) player.choose(choice);
  }

  static void lookAtQuiz(LearnPage &page, LessonStage stage) {
    LessonPlayer &player = page.player();
    player.goToStage(stage);
    QVERIFY(player.toggleQuiz());
    const std::size_t count = player.quiz().run()->questions().size();
    // The votes of a class are the longest form of choices.
    player.setCounting(true);
    for (std::size_t i = 0; i < count; ++i) {
      vote(player);
      player.choose(player.question()->answer == 0 ? 1 : 0);
      expectReadInFull(page);
      player.forward();
      QVERIFY(player.answer());
      expectReadInFull(page);
      if (i + 1 < count) player.forward();
    }
    player.setCounting(false);
  }

  static QStringList faultsOf(LearnPage &page) {
    const auto *panel = page.findChild<PredictPanel *>();
    QStringList faults = cutTexts(*panel);
    const QScrollBar *bar = panel->findChild<QScrollArea *>()->verticalScrollBar();
    if (page.actions().presenter->isChecked() && bar->maximum() > 0)
      faults << QStringLiteral("%1 pixels too high").arg(bar->maximum());
    return faults;
  }

  static void expectReadInFull(LearnPage &page) {
    QStringList faults = faultsOf(page);
    // The layout may need another round.
    for (int i = 0; i < 20 && !faults.isEmpty(); ++i) {
      QTest::qWait(5);
      faults = faultsOf(page);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1, \"%2\": %3")
                                              .arg(page.player().spec().id.c_str(),
                                                   sentenceText(page.player().question()->prompt),
                                                   faults.join(u'\n'))));
  }
};

SHINGLESCOPE_TEST(TestQuizFits, QApplication)
#include "tst_quiz_fits.moc"
