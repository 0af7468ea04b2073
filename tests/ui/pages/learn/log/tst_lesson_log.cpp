// SPDX-License-Identifier: MIT
// The log of a lesson: steps, answers and changes, read by keyboard and copied.

#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/test_registry.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/log/lesson_changes.h"
#include "ui/pages/learn/log/lesson_log.h"
#include "ui/pages/learn/log/log_dialog.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"

using namespace shinglescope;

class TestLessonLog : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1200, 760);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->activate();
  }
  void cleanup() { m_page.reset(); }

  void everyStepIsWrittenOnce() {
    QCOMPARE(lines().size(), 2);
    QCOMPARE(lines()[0], QStringLiteral("Lesson: Three documents"));
    QVERIFY(lines()[1].startsWith(QStringLiteral("Step 1, Texts: This is doc 1 as given")));
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    press(Qt::Key_Right);
    QCOMPARE(lines().size(), 3);
    press(Qt::Key_5);
    const std::size_t step = m_page->player().state().step;
    QCOMPARE(lines().size(), static_cast<qsizetype>(step) + 2);
    QVERIFY(lines().last().startsWith(QStringLiteral("Step %1, Signature: ").arg(step + 1)));
    press(Qt::Key_2);
    QCOMPARE(lines().size(), static_cast<qsizetype>(step) + 2);
  }

  void answersAreWritten() {
    press(Qt::Key_9);
    press(Qt::Key_A);  // right
    QVERIFY(lines().last().startsWith(QStringLiteral("Right answer: Yes, but by chance")));
    QVERIFY(lines()[lines().size() - 2].startsWith(QStringLiteral("Question: With four hashes")));
    press(Qt::Key_Right);
    press(m_page->player().question()->answer == 0 ? Qt::Key_B : Qt::Key_A);
    QVERIFY(lines().last().startsWith(QStringLiteral("Wrong answer: ")));
    QVERIFY(lines().last().contains(QStringLiteral("The right answer is: 3")));
    press(Qt::Key_Right);
    press(Qt::Key_V);
    press(Qt::Key_A);
    press(Qt::Key_B);
    press(Qt::Key_B);
    press(Qt::Key_Return);
    QVERIFY(lines()[lines().size() - 2].contains(QStringLiteral("(1); B: ")));
  }

  void changesAreWritten() {
    press(Qt::Key_7);
    LessonSpec spec = m_page->player().spec();
    spec.bands = 4;
    m_page->player().setSpec(spec);
    QVERIFY(lines().contains(QStringLiteral("Bands: 2 becomes 4.")));
    const std::size_t step = m_page->player().state().step;
    QVERIFY(lines().last().startsWith(QStringLiteral("Step %1, Bands: ").arg(step + 1)));
    m_page->openReady(QStringLiteral("six-rows"));
    QCOMPARE(lines().size(), 2);
  }

  void eachSettingHasASentence_data() {
    QTest::addColumn<LessonSpec>("after");
    QTest::addColumn<QString>("change");
    const LessonSpec ready = *readyLesson("three-documents");
    const auto row = [](const char *change, const LessonSpec &after) {
      QTest::newRow(change) << after << QString::fromUtf8(change);
    };
    LessonSpec texts = withTexts(ready, ready.texts);
    texts.texts[1].text = "Moon";
    row("The new text of doc 2 is: Moon", texts);
    row("Number of texts: 3 becomes 2.", withTexts(ready, {ready.texts[0], ready.texts[1]}));
    row("Length of a shingle: 3 becomes 2.", withShingles(ready, ShingleUnit::Word, 2));
    row("Shingles consist of characters.", withShingles(ready, ShingleUnit::Character, 3));
    row("The permutations are orders of the rows.",
        withPermutations(ready, LessonPermutations::Shuffled));
    row("Hashes: 4 becomes 8.", withHashes(ready, 8));
    row("The permutations were drawn again.", withNewDraw(ready));
    row("New formula: h2(x) = (5 x + 1) mod 17.",
        withFunction(ready, ready.permutations.functions, 1, {5, 1, 17}));
    LessonSpec other = ready;
    other.convention = LessonConvention::Position;
    row("The cells of the signature show something else.", other);
    other = ready;
    other.walk = LessonWalk::Order;
    row("The signature is filled in another way.", other);
    other = ready;
    other.preparation.lowerCase = !other.preparation.lowerCase;
    row("The preparation was changed.", other);
    other = ready;
    other.questions.clear();
    row("The lesson was edited.", other);
  }

  void eachSettingHasASentence() {
    QFETCH(const LessonSpec, after);
    QFETCH(const QString, change);
    const auto before = Lesson::create(*readyLesson("three-documents"));
    const auto lesson = Lesson::create(after);
    QVERIFY(before && lesson);
    const QStringList changes = lessonChanges(*before, *lesson);
    QVERIFY2(changes.contains(change), qPrintable(changes.join(u'\n')));
  }

  void theLogIsReadAndCopied() {
    for (const bool isPresenting : {false, true}) {
      m_page->actions().presenter->setChecked(isPresenting);
      press(Qt::Key_3);
      press(Qt::Key_L);
      QVERIFY(dialog().isVisible());
      QVERIFY(QTest::qWaitForWindowActive(&dialog()));
      auto *text = dialog().findChild<QPlainTextEdit *>();
      QTRY_COMPARE(QApplication::focusWidget(), text);
      QCOMPARE(text->toPlainText().split(u'\n'), lines());
      QCOMPARE(text->textCursor().block().text(), lines().last());
      QTest::keyClick(text, Qt::Key_Up);
      QCOMPARE(text->textCursor().block().text(), lines()[lines().size() - 2]);
      // Follows the lesson, and the cursor stays where it is.
      m_page->player().forward();
      QCOMPARE(text->toPlainText().split(u'\n'), lines());
      QCOMPARE(text->textCursor().block().text(), lines()[lines().size() - 3]);
      QApplication::clipboard()->clear();
      QTest::keyClick(text, Qt::Key_A, Qt::AltModifier);
      QTRY_COMPARE(QApplication::clipboard()->text(), lines().join(u'\n') + u'\n');
      QTest::keyClick(text, Qt::Key_L);
      QVERIFY(!dialog().isVisible());
      m_page->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
      QCOMPARE(m_page->actions().presenter->isChecked(), isPresenting);
      m_page->player().goTo(0);
      m_page->openReady(QStringLiteral("three-documents"));
    }
    QApplication::clipboard()->clear();
    press(Qt::Key_L, Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), lines().join(u'\n') + u'\n');
  }

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page.get(), key, modifiers);
  }
  LogDialog &dialog() const { return *m_page->findChild<LogDialog *>(); }
  QStringList lines() const { return m_page->findChild<LessonLog *>()->lines(); }

  std::unique_ptr<LearnPage> m_page;
};

SHINGLESCOPE_TEST(TestLessonLog, QApplication)
#include "tst_lesson_log.moc"
