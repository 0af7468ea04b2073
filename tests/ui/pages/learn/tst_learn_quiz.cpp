// SPDX-License-Identifier: MIT
// A teacher asks a class, by keyboard alone: the quiz of a stage, votes and their export.

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/predict_panel.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/session/settings.h"

using namespace shinglescope;

class TestLearnQuiz : public QObject {
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

  void theQuizOfAStageRepeatsWhatWasWrong() {
    press(Qt::Key_7);
    const std::size_t step = player().state().step;
    press(Qt::Key_Q);
    QVERIFY(player().quiz().isOn());
    const auto count = static_cast<int>(player().quiz().run()->questions().size());
    QVERIFY(says(QStringLiteral("Question 1 of %1").arg(count)));
    press(wrongKey());
    QVERIFY(says(QStringLiteral("✗ Wrong.")));
    QVERIFY(says(QStringLiteral("0 of 1 right")));
    press(Qt::Key_Return);
    for (int i = 1; i < count; ++i) {
      QVERIFY(says(QStringLiteral("Question %1 of %2").arg(i + 1).arg(count)));
      press(rightKey());
      QVERIFY(says(QStringLiteral("✓ Right.")));
      press(i % 2 == 0 ? Qt::Key_Return : Qt::Key_Right);
    }
    QVERIFY(says(QStringLiteral("once more, because the answer was wrong")));
    press(rightKey());
    press(Qt::Key_Return);
    QVERIFY(!player().quiz().isOn());
    QVERIFY(says(QStringLiteral("answered right, %1 of %2 at once").arg(count - 1).arg(count)));
    QCOMPARE(player().state().step, step);
    press(Qt::Key_R);
    QVERIFY(!says(QStringLiteral(" right\n")));
    press(Qt::Key_Right);
    QCOMPARE(player().state().step, step + 1);
  }

  void anyOtherPlaceEndsTheQuiz() {
    press(Qt::Key_5);
    press(Qt::Key_Q);
    press(Qt::Key_Q);
    QVERIFY(!player().question());
    press(Qt::Key_Q);
    press(Qt::Key_6);
    QVERIFY(!player().question() && player().stage() == LessonStage::Compare);
    press(Qt::Key_Q);
    press(Qt::Key_Left);
    QVERIFY(!player().question() && player().stage() == LessonStage::Compare);
    press(Qt::Key_Y);
    QVERIFY(m_page->isProving());
    press(Qt::Key_Q);
    QVERIFY(!m_page->isProving() && player().question());
    m_page->openReady(QStringLiteral("six-rows"));
    QVERIFY(!player().question());
  }

  void theLastStageCanBeAskedAgain() {
    press(Qt::Key_9);
    press(rightKey());
    QVERIFY(player().results().contains(1));
    press(Qt::Key_Q);
    QVERIFY(!player().results().contains(1));
    QVERIFY(player().question() && !player().answer());
  }

  void votesAreCountedAndExported() {
    const QTemporaryDir folder;
    QSignalSpy messages(m_page.get(), &LearnPage::messageRaised);
    press(Qt::Key_X);
    QVERIFY(messages.last().first().toString().startsWith(QStringLiteral("No votes were counted")));
    press(Qt::Key_V);
    press(Qt::Key_3);
    press(Qt::Key_Q);
    const Qt::Key right = rightKey();
    const Qt::Key wrong = wrongKey();
    for (const Qt::Key key : {right, right, wrong, right, wrong, wrong}) press(key);
    press(Qt::Key_Backspace);
    QVERIFY(!player().answer());
    const auto choices = m_page->findChild<PredictPanel *>()->choices();
    QVERIFY(choices[right - Qt::Key_A]->text().endsWith(QStringLiteral("(3)")));
    QVERIFY(choices[wrong - Qt::Key_A]->text().endsWith(QStringLiteral("(2)")));
    press(Qt::Key_Return);
    QVERIFY(says(QStringLiteral("✓ Right.")));
    QVERIFY(says(QStringLiteral("3 of 5 right")));
    QVERIFY(choices[wrong - Qt::Key_A]->text().endsWith(QStringLiteral("(2)")));
    const QString path = folder.filePath(QStringLiteral("class.csv"));
    m_page->exportVotes(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[1].startsWith(QStringLiteral("\"Three documents\",\"Matrix\",")),
             qPrintable(lines[1]));
    QVERIFY2(lines[1].contains(QStringLiteral(",\"5\",\"3\",\"%1\",").arg(QChar(right))) ||
                 lines[1].contains(QStringLiteral(",5,3,\"%1\",").arg(QChar(right))),
             qPrintable(lines[1]));
    // Another lesson, and an edited one, have votes of their own.
    player().setSpec(withHashes(player().spec(), 8));
    press(Qt::Key_X);
    QVERIFY(messages.last().first().toString().startsWith(QStringLiteral("No votes were counted")));
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_X);
    auto *files = m_page->findChild<QFileDialog *>();
    QVERIFY(files != nullptr);
    files->reject();
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(player().quiz().results().of(player().spec()).empty());
  }

  void votesOutliveTheWindow() {
    const QTemporaryDir folder;
    const auto open = [&] {
      m_page = std::make_unique<LearnPage>();
      m_page->keepLessonsIn(folder.path());
      m_page->show();
      QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
      m_page->activate();
      press(Qt::Key_V);
      press(Qt::Key_3);
      press(Qt::Key_Q);
    };
    const auto exported = [&] {
      m_page->exportVotes(folder.filePath(QStringLiteral("class.csv")));
      QFile file(folder.filePath(QStringLiteral("class.csv")));
      return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    open();
    const Qt::Key right = rightKey();
    for (const Qt::Key key : {right, right, wrongKey()}) press(key);
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    press(rightKey());  // of the second question, whose answer is not shown any more
    m_page.reset();
    open();
    for (const Qt::Key key : {right, wrongKey()}) press(key);
    press(Qt::Key_4);  // before the answer was shown
    const QStringList lines = exported().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);  // the first question is counted together
    QVERIFY2(lines[1].contains(QStringLiteral(",\"5\",\"3\",\"%1\",").arg(QChar(right))),
             qPrintable(lines[1]));
    QVERIFY2(lines[2].contains(QStringLiteral(",\"1\",\"1\",")), qPrintable(lines[2]));
    // Deleted votes come back with the same key, and are gone in later sessions otherwise.
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(exported().count(u'\n'), 1);
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(exported().split(u'\n', Qt::SkipEmptyParts), lines);
    // An edited lesson that is kept under another name is still the one that was asked.
    player().setSpec(withHashes(player().spec(), 8));
    press(Qt::Key_3);
    press(Qt::Key_Q);
    press(rightKey());
    press(Qt::Key_Return);
    m_page->keepEdited();
    m_page->openReady(QStringLiteral("three-documents"));
    press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    m_page.reset();
    open();
    QVERIFY(player().quiz().results().of(player().spec()).empty());
    m_page->openReady(
        m_page->findChild<QComboBox *>(QStringLiteral("lessonPicker"))
            ->itemData(m_page->findChild<QComboBox *>(QStringLiteral("lessonPicker"))->count() - 1)
            .toString());
    QCOMPARE(player().spec().permutations.numHashes, 8U);
    QCOMPARE(player().quiz().results().of(player().spec()).size(), std::size_t{1});
  }

  void aFileThatIsNotOfVotesIsKept() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("votes.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[1, 2");
    file.close();
    m_page->keepLessonsIn(folder.path());
    m_page->activate();
    QFile kept(folder.filePath(QStringLiteral("votes.json.unread")));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("[1, 2"));
  }

  void blanksOfTheWorkSheetAreRemembered() {
    const QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Settings settings(store);
    m_page->rememberIn(settings);
    QVERIFY(m_page->actions().sheetBlanks() == SheetBlanks());
    m_page->actions().blanks[1]->trigger();
    m_page = std::make_unique<LearnPage>();
    m_page->rememberIn(settings);
    QVERIFY(m_page->actions().blanks[0]->isChecked());
    QVERIFY(!m_page->actions().sheetBlanks().hashValues);
  }

  void aClickIsAVoteAndTheFocusStays() {
    press(Qt::Key_V);
    press(Qt::Key_9);
    QPushButton *second = m_page->findChild<PredictPanel *>()->choices()[1];
    second->setFocus();
    QTest::keyClick(second, Qt::Key_Space);
    QTest::keyClick(second, Qt::Key_Space);
    QCOMPARE(player().quiz().votes()[1], std::uint64_t{2});
    QCOMPARE(QApplication::focusWidget(), second);
    press(Qt::Key_V);
    QCOMPARE(player().quiz().votes()[1], std::uint64_t{0});
    press(Qt::Key_B);
    QVERIFY(player().answer());
  }

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page->findChild<StageBar *>(), key, modifiers);
  }
  LessonPlayer &player() const { return m_page->player(); }
  Qt::Key rightKey() const {
    return static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(player().question()->answer));
  }
  Qt::Key wrongKey() const { return player().question()->answer == 0 ? Qt::Key_B : Qt::Key_A; }
  bool says(const QString &text) const {
    QString all;
    for (const QLabel *label : m_page->findChild<PredictPanel *>()->findChildren<QLabel *>())
      if (label->isVisible()) all += label->text() + u'\n';
    return all.contains(text);
  }

  std::unique_ptr<LearnPage> m_page;
};

SHINGLESCOPE_TEST(TestLearnQuiz, QApplication)
#include "tst_learn_quiz.moc"
