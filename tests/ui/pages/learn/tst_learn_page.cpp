// SPDX-License-Identifier: MIT
// The Learn page by keyboard, with real widgets: the three-document lesson from its first
// step to its last.

#include <QAbstractItemView>
#include <QDoubleSpinBox>
#include <QPlainTextEdit>
#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/widgets_end.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/algorithm_panel.h"
#include "ui/pages/learn/panels/lesson_stack.h"
#include "ui/pages/learn/panels/predict_panel.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/player/lesson_texts.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/presenter/presenter_mode.h"
#include "ui/pages/learn/tables/lesson_grids.h"
#include "ui/pages/learn/tables/lesson_table.h"

using namespace shinglescope;

class TestLearnPage : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { m_page.reset(); }
  void widgetsEndBeforeWhatTheyUse() { QVERIFY(test::widgetsEndBefore(player(), m_page)); }
  void startsWithTheThreeDocuments();
  void matrixAndHashColumnsAreShown();
  void visitOfRowNineLightsItsCells();
  void keysStepAndScrub();
  void wholeLessonByKeyWithPredictions();
  void wrongAnswersAreExplained();
  void answeredQuestionsKeepTheirChoices();
  void theLastQuestionIsTheEnd();
  void ofAnEditedLessonTheScoreStartsAfresh();
  void editedTextChangesLaterStages();
  void formulaThatIsNoPermutationIsFlagged();
  void bandsSliderRecomputes();
  void convergenceIsComputedInAWorker();
  void readyLessonsOpenFromThePicker();
  void keysGoOnOnceALessonIsChosen();
  void theCurrentShingleIsMarkedInItsOwnText();
  void badFilesAreNamedAndTheLessonStays();
  void savedLessonsOpenAgain();
  void presenterModeIsLargeAndEnds();
  void everySentenceHasItsValues();
  void recordTextIsShownLiterally();

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page->findChild<StageBar *>(), key, modifiers);
  }
  const LessonTable &table(const char *name) const {
    return *m_page->findChild<LessonTable *>(QString::fromLatin1(name));
  }
  QString cell(const char *name, int row, int column) const {
    return table(name).model()->index(row, column).data().toString();
  }
  CellMark mark(const char *name, int row, int column) const {
    return static_cast<CellMark>(
        table(name).model()->index(row, column).data(LessonGridModel::MarkRole).toInt());
  }
  LessonPlayer &player() const { return m_page->player(); }
  /// Returns the texts of the choices of the current question.
  QStringList choiceTexts() {
    QStringList texts;
    for (std::size_t i = 0; i < player().question()->choices.size(); ++i)
      texts << choiceText(*player().lesson(), *player().question(), i, QStringLiteral("en"));
    return texts;
  }
  /// Checks that the buttons show the choices, the student's choice and the right choice.
  void checkMarks(int chosen) {
    const QStringList texts = choiceTexts();
    const auto buttons = m_page->findChild<PredictPanel *>()->choices();
    QCOMPARE(buttons.size(), texts.size());
    for (int i = 0; i < texts.size(); ++i) {
      const bool isRight = i == static_cast<int>(player().question()->answer);
      const QString mark = isRight && i == chosen ? QStringLiteral("✓ Right: ")
                           : isRight              ? QStringLiteral("✓ Right answer: ")
                           : i == chosen          ? QStringLiteral("✗ Your choice: ")
                                                  : QString();
      QCOMPARE(buttons[i]->text(), mark + texts[i]);
      QCOMPARE(buttons[i]->accessibleName(), buttons[i]->text());
      QCOMPARE(buttons[i]->property("primary").toBool(), isRight);
      QCOMPARE(buttons[i]->isEnabled(), isRight);
    }
  }
  void goToRowNine() {
    press(Qt::Key_5);
    for (int i = 0; i < 2 * 17 + 8; ++i) press(Qt::Key_Right);
  }

  std::unique_ptr<LearnPage> m_page;
};

void TestLearnPage::init() {
  m_page = std::make_unique<LearnPage>();
  m_page->resize(1200, 760);
  m_page->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
  m_page->activate();
}

void TestLearnPage::startsWithTheThreeDocuments() {
  QCOMPARE(player().state().step, std::size_t{0});
  const auto *texts = m_page->findChild<LessonTexts *>();
  QCOMPARE(texts->editors().size(), 3);
  QCOMPARE(texts->editors()[0]->toPlainText(),
           QStringLiteral("The night is dark and the moon is red."));
  QCOMPARE(m_page->findChild<StageBar *>()->stage(), 0);
}

void TestLearnPage::matrixAndHashColumnsAreShown() {
  press(Qt::Key_3);
  QCOMPARE(cell("lessonTable", 0, 1), QStringLiteral("and the moon"));
  QCOMPARE(cell("lessonTable", 1, 1), QString());
  press(Qt::Key_4);
  QCOMPARE(cell("lessonTable", 15, 1), QStringLiteral("the night is"));
  QCOMPARE(cell("lessonTable", 15, 4), QStringLiteral("1"));
  QCOMPARE(cell("lessonTable", 0, 5), QStringLiteral("13"));
  QCOMPARE(cell("lessonTable", 0, 6), QString());
  for (int i = 0; i < 3; ++i) press(Qt::Key_Right);
  QCOMPARE(cell("lessonTable", 15, 8), QStringLiteral("7"));
  QCOMPARE(cell("lessonSideTable", 2, 2), QStringLiteral("14"));
}

void TestLearnPage::visitOfRowNineLightsItsCells() {
  goToRowNine();
  QCOMPARE(cell("lessonSideTable", 2, 1), QStringLiteral("1"));
  QCOMPARE(cell("lessonSideTable", 2, 3), QStringLiteral("3"));
  QCOMPARE(cell("lessonSideTable", 3, 1), QStringLiteral("∞"));
  QCOMPARE(mark("lessonSideTable", 2, 1), CellMark::Result);
  QCOMPARE(mark("lessonSideTable", 2, 2), CellMark::Result);
  QCOMPARE(mark("lessonTable", 8, 0), CellMark::Row);
  QCOMPARE(mark("lessonTable", 8, 7), CellMark::Cell);
  QCOMPARE(mark("lessonTable", 7, 0), CellMark::None);
  const auto *story = m_page->findChild<QLabel *>(QStringLiteral("lessonStory"));
  QVERIFY(story->text().contains(QStringLiteral("<b>moon is red</b>")));
  QCOMPARE(m_page->findChild<ListingView *>()->currentLine(), 3);
}

void TestLearnPage::keysStepAndScrub() {
  press(Qt::Key_Right);
  press(Qt::Key_Right);
  QCOMPARE(player().state().step, std::size_t{2});
  press(Qt::Key_Left);
  QCOMPARE(player().state().step, std::size_t{1});
  press(Qt::Key_Right, Qt::ShiftModifier);
  QCOMPARE(player().stage(), LessonStage::Shingles);
  press(Qt::Key_Left, Qt::ShiftModifier);
  QCOMPARE(player().stage(), LessonStage::Texts);
  press(Qt::Key_End);
  QCOMPARE(player().state().step, player().lesson()->stepCount() - 1);
  press(Qt::Key_Home);
  QCOMPARE(player().state().step, std::size_t{0});
  press(Qt::Key_Plus);
  QCOMPARE(player().speed(), 2.0);
  press(Qt::Key_Minus);
  press(Qt::Key_Space);
  QVERIFY(player().isPlaying());
  press(Qt::Key_Space);
  QVERIFY(!player().isPlaying());
  auto *scrub = m_page->findChild<QSlider *>(QStringLiteral("lessonScrub"));
  scrub->setValue(50);
  QCOMPARE(player().state().step, std::size_t{50});
  QVERIFY(player().state() == player().lesson()->stateAt(50));
}

void TestLearnPage::wholeLessonByKeyWithPredictions() {
  press(Qt::Key_P);
  QVERIFY(player().isPredicting());
  int pressed = 0;
  while (player().state().step + 1 < player().lesson()->stepCount() && pressed++ < 600) {
    if (player().question() && !player().answer())
      press(static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(player().question()->answer)));
    press(Qt::Key_Right);
  }
  press(static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(player().question()->answer)));
  QCOMPARE(player().state().step, player().lesson()->stepCount() - 1);
  QVERIFY(player().asked() > 60);
  QCOMPARE(player().right(), player().asked());
  QVERIFY(!player().results().contains(-1));
}

void TestLearnPage::wrongAnswersAreExplained() {
  press(Qt::Key_P);
  goToRowNine();
  while (!player().question()) press(Qt::Key_Right);
  const std::size_t step = player().state().step;
  const auto *predict = m_page->findChild<PredictPanel *>();
  QCOMPARE(predict->choices().size(), static_cast<qsizetype>(player().question()->choices.size()));
  const int wrong = player().question()->answer == 0 ? 1 : 0;
  const int asked = player().asked();
  const int right = player().right();
  press(static_cast<Qt::Key>(Qt::Key_A + wrong));
  QCOMPARE(player().state().step, step);
  QCOMPARE(player().asked(), asked + 1);
  QCOMPARE(player().right(), right);
  const auto *verdict = m_page->findChild<QLabel *>(QStringLiteral("lessonVerdict"));
  QCOMPARE(verdict->text(), QStringLiteral("✗ Wrong."));
  const auto *remark = m_page->findChild<QLabel *>(QStringLiteral("lessonRemark"));
  QCOMPARE(remark->text(),
           sentenceHtml(player().question()->remarks[static_cast<std::size_t>(wrong)]));
  QVERIFY(remark->isVisible() && !remark->text().isEmpty());
  checkMarks(wrong);
  press(Qt::Key_A);  // already answered
  QCOMPARE(player().asked(), asked + 1);
  press(Qt::Key_Right);
  QCOMPARE(player().state().step, step + 1);
}

/// Successive questions may have the same number of choices; going back shows the choices of the
/// earlier one.
void TestLearnPage::answeredQuestionsKeepTheirChoices() {
  press(Qt::Key_9);
  QList<int> chosen;
  const auto wrongOne = [this] { return player().question()->answer == 0 ? 1 : 0; };
  for (const auto &question : player().lesson()->questions()) {
    QCOMPARE(player().question()->choices.size(), question.choices.size());
    chosen << (chosen.size() % 2 == 0 ? wrongOne() : static_cast<int>(question.answer));
    press(static_cast<Qt::Key>(Qt::Key_A + chosen.last()));
    checkMarks(chosen.last());
    if (chosen.size() < player().results().size()) press(Qt::Key_Right);
  }
  QVERIFY(chosen.size() > 4);
  for (qsizetype i = chosen.size() - 1; i >= 0; --i) {
    checkMarks(chosen[i]);
    press(Qt::Key_Left);
  }
}

void TestLearnPage::theLastQuestionIsTheEnd() {
  const auto *on = m_page->findChild<KeyButton *>(QStringLiteral("lessonGoOn"));
  press(Qt::Key_9);
  for (qsizetype i = 0; i + 1 < player().results().size(); ++i) {
    press(static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(player().question()->answer)));
    QVERIFY(on->isVisible());
    press(Qt::Key_Right);
  }
  const auto right = static_cast<qsizetype>(player().question()->answer);
  m_page->findChild<PredictPanel *>()->choices()[right]->setFocus();
  press(static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(right)));
  QVERIFY(player().answer().has_value());
  QVERIFY(!on->isVisible());
  QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
  const std::size_t step = player().state().step;
  press(Qt::Key_Right);
  QCOMPARE(player().state().step, step);
}

void TestLearnPage::ofAnEditedLessonTheScoreStartsAfresh() {
  press(Qt::Key_9);
  press(Qt::Key_A);
  QCOMPARE(player().asked(), 1);
  const auto isScoreShown = [this] {
    const auto labels = m_page->findChild<PredictPanel *>()->findChildren<QLabel *>();
    return std::ranges::any_of(labels, [](const QLabel *label) {
      return label->isVisible() && label->text().endsWith(QStringLiteral("of 1 right"));
    });
  };
  QVERIFY(isScoreShown());
  player().setSpec(withHashes(player().spec(), 8));
  QCOMPARE(player().asked(), 0);
  QVERIFY(!player().results().contains(0) && !player().results().contains(1));
  QVERIFY(!isScoreShown());
}

void TestLearnPage::editedTextChangesLaterStages() {
  auto *editor = m_page->findChild<LessonTexts *>()->editors()[2];
  editor->setFocus();
  editor->selectAll();
  QTest::keyClicks(editor, QStringLiteral("The night is dark and the moon is blue 5"));
  QCOMPARE(player().state().step, std::size_t{0});  // letters and digits are typed into the text
  QTRY_COMPARE(player().lesson()->tables().pairs[1].shared, 6U);
  press(Qt::Key_6);
  QCOMPARE(player().lesson()->tables().documents[2].name, std::string("doc 3"));
  QVERIFY(player().spec().claimed.empty());
  for (const LessonColumn &column : player().lesson()->tables().columns)
    QVERIFY(column.repeats.empty());
  QVERIFY(m_page->findChild<LessonTexts *>()->editors()[2] == editor);
}

void TestLearnPage::formulaThatIsNoPermutationIsFlagged() {
  press(Qt::Key_4);
  QDoubleSpinBox *prime = nullptr;
  for (QDoubleSpinBox *spin : m_page->findChildren<QDoubleSpinBox *>())
    if (spin->accessibleName() == QStringLiteral("p")) prime = spin;
  QVERIFY(prime != nullptr && prime->isVisible());
  prime->setValue(16);
  QCOMPARE(player().lesson()->tables().columns[0].repeats.size(), std::size_t{4});
  QVERIFY(cell("lessonSideTable", 0, 4).contains(QStringLiteral("17")));
  QVERIFY(stepText(player().step()).contains(QStringLiteral("not a permutation")));
}

void TestLearnPage::bandsSliderRecomputes() {
  press(Qt::Key_7);
  auto *slider = m_page->findChild<QSlider *>(QStringLiteral("lessonBands"));
  QCOMPARE(slider->maximum(), 2);  // 1, 2 or 4 bands
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_Right);  // here the key moves the slider
  QCOMPARE(player().spec().bands, 4U);
  QCOMPARE(player().stage(), LessonStage::Bands);
  press(Qt::Key_8);
  for (int i = 0; i < 7; ++i) press(Qt::Key_Right);
  QCOMPARE(cell("lessonSideTable", 0, 3), QStringLiteral("yes"));
  QCOMPARE(cell("lessonSideTable", 1, 3), QStringLiteral("no"));
}

void TestLearnPage::convergenceIsComputedInAWorker() {
  press(Qt::Key_6);
  QVERIFY(m_page->isBusy());
  QTRY_VERIFY(!m_page->isBusy());
  QTableWidget *twin = nullptr;
  for (PlotPanel *panel : m_page->findChildren<PlotPanel *>())
    if (panel->isVisible()) twin = &panel->table();
  QVERIFY(twin != nullptr);
  QCOMPARE(twin->rowCount(), 10);
  QCOMPARE(twin->item(9, 0)->text(), QStringLiteral("1000"));
  QVERIFY(std::abs(twin->item(9, 1)->text().toDouble() - 0.25) < 0.06);
}

void TestLearnPage::readyLessonsOpenFromThePicker() {
  auto *picker = m_page->findChild<QComboBox *>(QStringLiteral("lessonPicker"));
  QCOMPARE(picker->count(), int(readyLessons().size()));
  const QString note = picker->toolTip();
  QVERIFY2(note.contains(QStringLiteral("Goal: Follow three sentences")), qPrintable(note));
  QVERIFY2(note.contains(QStringLiteral("Time: 20 min")), qPrintable(note));
  picker->setFocus();
  QTest::keyClick(picker, Qt::Key_Down);
  QCOMPARE(player().spec().id, std::string("six-rows"));
  press(Qt::Key_4);
  press(Qt::Key_Right);
  press(Qt::Key_Right);
  QVERIFY(stepText(player().step()).contains(QStringLiteral("288/720 = 2/5")));
  for (int i = 0; i < picker->count(); ++i) {
    m_page->openReady(picker->itemData(i).toString());
    for (int stage = 0; stage < 9; ++stage) press(static_cast<Qt::Key>(Qt::Key_1 + stage));
    QTRY_VERIFY(!m_page->isBusy());
  }
}

void TestLearnPage::keysGoOnOnceALessonIsChosen() {
  auto *picker = m_page->findChild<QComboBox *>(QStringLiteral("lessonPicker"));
  picker->setFocus();
  picker->showPopup();
  QAbstractItemView *list = picker->view();
  QVERIFY(QTest::qWaitForWindowExposed(list->window()));
  list->setCurrentIndex(list->model()->index(1, 0));
  QTest::keyClick(list, Qt::Key_Return);
  QCOMPARE(player().spec().id, std::string("six-rows"));
  for (const Qt::Key key : {Qt::Key_4, Qt::Key_Right})
    QTest::keyClick(QApplication::focusWidget(), key);
  QCOMPARE(player().stage(), LessonStage::Permutations);
  const std::size_t step = player().state().step;
  QCOMPARE(step, player().lesson()->firstStep(LessonStage::Permutations) + 1);
  // The keys also work while the picker has the focus and Up and Down choose a lesson.
  picker->setFocus();
  QTest::keyClick(picker, Qt::Key_Up);
  QCOMPARE(player().spec().id, std::string("three-documents"));
  QCOMPARE(QApplication::focusWidget(), picker);
  QTest::keyClick(picker, Qt::Key_Right);
  QCOMPARE(player().state().step, std::size_t{1});
}

void TestLearnPage::theCurrentShingleIsMarkedInItsOwnText() {
  LessonSpec spec;
  spec.shingle.unit = ShingleUnit::Word;
  spec.shingle.k = 1;
  spec.texts = {{"long", "one two three four five six"}, {"short", "one two"}};
  m_page->openLesson(spec);
  player().goTo(player().lesson()->firstStep(LessonStage::Matrix) - 1);
  QCOMPARE(table("lessonSideTable").grid().rows.size(), std::size_t{6});
  QCOMPARE(table("lessonSideTable").grid().markedRow, 1);
}

void TestLearnPage::badFilesAreNamedAndTheLessonStays() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("bad.json"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"({"texts":[{"text":3}]})");
  file.close();
  m_page->openFile(path);
  const auto *failure = m_page->findChild<QLabel *>(QStringLiteral("lessonFailure"));
  QVERIFY(failure->isVisible());
  QVERIFY(failure->text().contains(QStringLiteral("texts[0].text")));
  QCOMPARE(player().spec().id, std::string("three-documents"));
  m_page->openReady(QStringLiteral("pizza"));
  QVERIFY(!failure->isVisible());
}

void TestLearnPage::savedLessonsOpenAgain() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("own.json"));
  LessonSpec texts;
  texts.title.byLanguage[""] = "Own";
  texts.texts = {{"a", "one two three four"}, {"b", "one two three five"}};
  m_page->openLesson(texts);
  const LessonSpec own = player().spec();
  m_page->saveFile(path);
  m_page->openReady(QStringLiteral("pizza"));
  m_page->openFile(path);
  QVERIFY(player().spec() == own);
}

void TestLearnPage::presenterModeIsLargeAndEnds() {
  QSignalSpy requested(m_page.get(), &LearnPage::presenterRequested);
  const qreal plain = table("lessonTable").font().pointSizeF();
  press(Qt::Key_F11);
  QCOMPARE(requested.count(), 1);
  QCOMPARE(table("lessonTable").font().pointSizeF(), presenterPoints(m_page->size()));
  QVERIFY(table("lessonTable").font().pointSizeF() > plain);
  press(Qt::Key_Escape);
  QCOMPARE(requested.count(), 2);
  QCOMPARE(requested.last().first().toBool(), false);
  QCOMPARE(table("lessonTable").font().pointSizeF(), plain);
}

void TestLearnPage::everySentenceHasItsValues() {
  m_page->openReady(QStringLiteral("three-documents"));
  const Lesson &lesson = *player().lesson();
  std::vector<Sentence> all;
  const auto add = [&all](const QuizQuestion &question) {
    if (question.authored) return;
    all.push_back(question.prompt);
    all.push_back(question.explanation);
    all.insert(all.end(), question.choices.begin(), question.choices.end());
    all.insert(all.end(), question.remarks.begin(), question.remarks.end());
    all.erase(std::remove(all.begin(), all.end(), Sentence()), all.end());
  };
  for (std::size_t i = 0; i < lesson.stepCount(); ++i) {
    all.insert(all.end(), lesson.steps()[i].sentences.begin(), lesson.steps()[i].sentences.end());
    if (const auto question = lesson.predictionFor(i)) add(*question);
  }
  for (std::size_t stage = 0; stage < kLessonStages; ++stage)
    for (std::uint64_t draw = 0; draw < 8; ++draw)
      for (const QuizQuestion &question : lesson.questionsOf(static_cast<LessonStage>(stage), draw))
        add(question);
  for (const Sentence &sentence : all) {
    QVERIFY2(static_cast<int>(sentence.values.size()) >= valuesIn(sentence.id),
             qPrintable(sentenceText(sentence)));
    QVERIFY(!sentenceText(sentence).contains(QStringLiteral("%1")));
  }
  for (int id = 0; id < static_cast<int>(SentenceId::Count); ++id) {
    Sentence sentence{static_cast<SentenceId>(id), {}};
    for (int value = 0; value < valuesIn(sentence.id); ++value)
      sentence.values.push_back("v" + std::to_string(value));
    QVERIFY(!sentenceText(sentence).isEmpty());
    for (const SentenceValue &value : sentence.values)
      QVERIFY2(sentenceText(sentence).contains(QString::fromStdString(value.plain())),
               qPrintable(sentenceText(sentence)));
  }
}

void TestLearnPage::recordTextIsShownLiterally() {
  const Sentence sentence{SentenceId::Cut, {"<i>a</i>", "%1 & \u202e"}};
  QCOMPARE(sentenceHtml(sentence),
           QStringLiteral("<b>&lt;i&gt;a&lt;/i&gt;</b> has the shingle <b>%1 &amp; ⇠</b>."));
}

SHINGLESCOPE_TEST(TestLearnPage, QApplication)
#include "tst_learn_page.moc"
