// SPDX-License-Identifier: MIT
// The user's own texts are never lost: undo and redo in Learn. Edited lessons are kept when another
// lesson is chosen, offered again at the next start, and deleted only on request.

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/predict_panel.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/player/lesson_texts.h"

using namespace shinglescope;

namespace {

const QString kOwnText = QStringLiteral("own words of a teacher, typed in class");

}  // namespace

class TestLessonEdits : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void undoTakesBackWhatWasTyped();
  void undoTakesBackASetting();
  void undoTakesBackANumberInItsField();
  void undoInLearnLeavesTheVerdicts();
  void anEditedLessonIsMarkedAndKept();
  void lettersOnTheirWayAreKeptToo();
  void undoReturnsFromALessonChosenByMistake();
  void aLessonThatIsOnlyLookedAtIsNotKept();
  void ownLessonsAreThereAtTheNextStart();
  void lettersOnTheirWayAreKeptWhenTheWindowCloses();
  void anOwnLessonEditedAgainIsOneLesson();
  void aDeletedLessonCanBeHadBack();
  void aFileThatIsNoLessonIsLeftAlone();
  void aLessonThatCannotBeMadeIsLeftAsItWas();

 private:
  LearnPage &page() const { return *m_window->findChild<LearnPage *>(); }
  LessonPlayer &player() const { return page().player(); }
  QComboBox &picker() const {
    return *page().findChild<QComboBox *>(QStringLiteral("lessonPicker"));
  }
  QPlainTextEdit *editor() const { return page().findChild<LessonTexts *>()->editors()[0]; }
  QString shownName() const {
    return picker().currentIndex() >= 0 ? picker().currentText() : picker().placeholderText();
  }
  void type(const QString &text) {
    editor()->setFocus();
    editor()->selectAll();
    QTest::keyClicks(editor(), text);
  }
  void typeAndWait(const QString &text) {
    type(text);
    QTRY_COMPARE(firstText(), text);
  }
  QString firstText() const { return QString::fromStdString(player().spec().texts[0].text); }
  void pick(int index) {
    picker().setFocus();
    picker().setCurrentIndex(index);
    emit picker().activated(index);
  }
  void restart() {
    m_window.reset();
    m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    openLearn();
  }
  void openLearn() {
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
    QVERIFY(page().isVisible());
  }
  void undo() { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier); }
  void redo() {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z,
                    Qt::ControlModifier | Qt::ShiftModifier);
  }
};

void TestLessonEdits::init() {
  openWindow();
  openLearn();
}

void TestLessonEdits::cleanup() { closeWindow(); }

void TestLessonEdits::undoTakesBackWhatWasTyped() {
  const QString original = firstText();
  typeAndWait(kOwnText);
  undo();
  QCOMPARE(firstText(), original);
  QCOMPARE(editor()->toPlainText(), original);
  redo();
  QCOMPARE(editor()->toPlainText(), kOwnText);
  // Letters that have not reached the lesson yet also count as a step.
  QTest::keyClicks(editor(), QStringLiteral(" and more"));
  undo();
  QCOMPARE(editor()->toPlainText(), kOwnText);
}

void TestLessonEdits::undoTakesBackASetting() {
  const std::uint32_t k = player().spec().shingle.k;
  player().setSpec(withShingles(player().spec(), ShingleUnit::Word, k + 1));
  page().findChild<StageBar *>()->setFocus();
  undo();
  QCOMPARE(player().spec().shingle.k, k);
  QVERIFY(!player().isEdited());
  QVERIFY(!player().canUndo());
  redo();
  QCOMPARE(player().spec().shingle.k, k + 1);
}

void TestLessonEdits::undoTakesBackANumberInItsField() {
  QTest::keyClick(page().findChild<StageBar *>(), Qt::Key_4);
  QDoubleSpinBox *prime = nullptr;
  for (QDoubleSpinBox *each : page().findChildren<QDoubleSpinBox *>())
    if (each->accessibleName() == QStringLiteral("p")) prime = each;
  QVERIFY(prime != nullptr && prime->isVisible());
  const double before = prime->value();
  const auto typeNumber = [&](const QString &number) {
    prime->setFocus();
    prime->selectAll();
    QTest::keyClicks(prime, number);
  };
  typeNumber(QStringLiteral("19"));
  QTest::keyClick(prime, Qt::Key_Return);
  QCOMPARE(player().spec().permutations.functions[0].p, 19U);
  undo();
  QCOMPARE(prime->value(), before);
  QVERIFY(!player().isEdited());
  redo();
  QCOMPARE(prime->value(), 19.0);
  // A number that has not reached the lesson yet also counts as a step.
  typeNumber(QStringLiteral("23"));
  undo();
  QCOMPARE(prime->value(), 19.0);
  QCOMPARE(player().spec().permutations.functions[0].p, 19U);
}

void TestLessonEdits::undoInLearnLeavesTheVerdicts() {
  m_controller->openSample();
  QTRY_VERIFY(m_session->hasDataset() && !m_controller->isBusy());
  m_controller->find();
  QTRY_VERIFY(m_session->hasResult() && !m_controller->isBusy());
  const ItemKey key{RecordId{117}, RecordId{1903}};
  QVERIFY(m_controller->judge(key, {.verdict = Verdict::Duplicate}));
  openLearn();
  typeAndWait(kOwnText);
  undo();
  QVERIFY(firstText() != kOwnText);
  undo();  // nothing left to undo here
  QVERIFY(m_session->verdicts().judgementOf(key).verdict == Verdict::Duplicate);
  QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
  undo();
  QTRY_VERIFY(m_session->verdicts().judgementOf(key).verdict != Verdict::Duplicate);
}

void TestLessonEdits::anEditedLessonIsMarkedAndKept() {
  const int offered = picker().count();
  const QString name = shownName();
  typeAndWait(kOwnText);
  QCOMPARE(shownName(), name + QStringLiteral(" (edited)"));
  pick(1);
  QCOMPARE(player().spec().id, std::string("six-rows"));
  QCOMPARE(picker().count(), offered + 2);  // after a separator
  pick(picker().count() - 1);
  QCOMPARE(firstText(), kOwnText);
  QCOMPARE(shownName(), name + QStringLiteral(" (edited)"));
  pick(0);
  QVERIFY(firstText() != kOwnText);
}

void TestLessonEdits::lettersOnTheirWayAreKeptToo() {
  type(kOwnText);
  pick(1);
  pick(picker().count() - 1);
  QCOMPARE(firstText(), kOwnText);
}

void TestLessonEdits::undoReturnsFromALessonChosenByMistake() {
  typeAndWait(kOwnText);
  pick(2);
  undo();
  QCOMPARE(firstText(), kOwnText);
  QVERIFY(player().isEdited());
  const int offered = picker().count();
  pick(2);
  QCOMPARE(picker().count(), offered);  // kept once, not twice
}

void TestLessonEdits::aLessonThatIsOnlyLookedAtIsNotKept() {
  const int offered = picker().count();
  for (int i = 0; i < offered; ++i) pick(i);
  QCOMPARE(picker().count(), offered);
}

void TestLessonEdits::ownLessonsAreThereAtTheNextStart() {
  typeAndWait(kOwnText);  // without leaving the lesson
  restart();
  QVERIFY(firstText() != kOwnText);
  pick(picker().count() - 1);
  QCOMPARE(firstText(), kOwnText);
}

/// The new texts change what the page shows: for instance, a question gets other choices.
void TestLessonEdits::lettersOnTheirWayAreKeptWhenTheWindowCloses() {
  type(kOwnText);
  QTest::keyClick(page().findChild<StageBar *>(), Qt::Key_9);
  QVERIFY(!page().findChild<PredictPanel *>()->choices().empty());
  QVERIFY(firstText() != kOwnText);
  restart();
  pick(picker().count() - 1);
  QCOMPARE(firstText(), kOwnText);
}

void TestLessonEdits::anOwnLessonEditedAgainIsOneLesson() {
  typeAndWait(kOwnText);
  pick(1);
  pick(picker().count() - 1);
  const int offered = picker().count();
  typeAndWait(QStringLiteral("better words"));
  pick(1);
  QCOMPARE(picker().count(), offered);
  restart();
  QCOMPARE(picker().count(), offered);
  pick(offered - 1);
  QCOMPARE(firstText(), QStringLiteral("better words"));
}

void TestLessonEdits::aDeletedLessonCanBeHadBack() {
  const int ready = picker().count();
  QVERIFY(!page().actions().remove->isEnabled());
  typeAndWait(kOwnText);
  pick(1);
  pick(picker().count() - 1);
  QVERIFY(page().actions().remove->isEnabled());
  page().actions().remove->trigger();
  QCOMPARE(picker().count(), ready);
  QVERIFY(firstText() != kOwnText);
  page().findChild<StageBar *>()->setFocus();
  undo();
  QCOMPARE(firstText(), kOwnText);
  pick(0);
  QCOMPARE(picker().count(), ready + 2);
  page().actions().remove->trigger();
}

void TestLessonEdits::aFileThatIsNoLessonIsLeftAlone() {
  QDir folder(path("state"));
  QVERIFY(folder.mkpath(QStringLiteral("shinglescope/lessons")));
  QFile file(folder.filePath(QStringLiteral("shinglescope/lessons/own-strange.json")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("not a lesson");
  file.close();
  const int ready = picker().count();
  restart();
  QCOMPARE(picker().count(), ready);
  QVERIFY(file.exists());
}

void TestLessonEdits::aLessonThatCannotBeMadeIsLeftAsItWas() {
  typeAndWait(kOwnText);
  LessonSpec bad = player().spec();
  bad.permutations.numHashes = kMaxLessonHashes + 1;
  bad.id = "bad";
  QSignalSpy failed(&player(), &LessonPlayer::failed);
  page().openLesson(bad);
  QTRY_VERIFY(!player().isBusy());
  QVERIFY(!failed.isEmpty() && !failed.last().first().toString().isEmpty());
  QCOMPARE(firstText(), kOwnText);
  QVERIFY(player().isEdited());
}

SHINGLESCOPE_TEST(TestLessonEdits, QApplication)
#include "tst_lesson_edits.moc"
