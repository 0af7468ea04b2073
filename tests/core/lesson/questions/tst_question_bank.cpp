// SPDX-License-Identifier: MIT
// The question bank of each stage: several kinds, always the same for a lesson and a draw, with
// wrong answers that are explained and never right. lesson_questions.py recomputes the answers.

#include <QtTest>
#include <set>

#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/lesson/questions/choices.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

constexpr std::uint64_t kDraws = 6;

std::vector<LessonStage> bankStages() {
  std::vector<LessonStage> stages;
  for (std::size_t i = 0; i + 1 < kLessonStages; ++i) stages.push_back(static_cast<LessonStage>(i));
  return stages;
}

/// Returns what is wrong with the choices and remarks of a question; empty if nothing is.
std::string faultOf(const QuizQuestion &question) {
  const std::size_t count = question.choices.size();
  if (count < 2 || count > 1 + kWrongChoices) return "number of choices";
  if (question.answer >= count || question.remarks.size() != count) return "sizes";
  if (question.explanation == Sentence()) return "no explanation";
  for (std::size_t i = 0; i < count; ++i) {
    if ((question.remarks[i] == Sentence()) != (i == question.answer)) return "remarks";
    for (std::size_t j = 0; j < i; ++j)
      if (isSameAnswer(question.choices[i], question.choices[j])) return "equal choices";
  }
  return {};
}

LessonSpec withTextsOf(std::vector<LessonText> texts) {
  LessonSpec spec = *readyLesson("three-documents");
  spec.claimed.clear();
  spec.texts = std::move(texts);
  for (ModularPermutation &function : spec.permutations.functions) function.p = 0;
  return spec;
}

}  // namespace

class TestQuestionBank : public QObject {
  Q_OBJECT

 private slots:
  void everyStageHasSeveralKinds_data() {
    QTest::addColumn<QString>("id");
    for (const LessonSpec &spec : readyLessons())
      QTest::newRow(spec.id.c_str()) << QString::fromStdString(spec.id);
  }

  void everyStageHasSeveralKinds() {
    QFETCH(const QString, id);
    const Lesson lesson = *Lesson::create(*readyLesson(id.toStdString()));
    for (const LessonStage stage : bankStages()) {
      std::set<SentenceId> kinds;
      for (std::uint64_t draw = 0; draw < kDraws; ++draw)
        for (const QuizQuestion &question : lesson.questionsOf(stage, draw)) {
          kinds.insert(question.prompt.id);
          const std::string fault = faultOf(question);
          QVERIFY2(fault.empty(), fault.c_str());
        }
      QVERIFY2(kinds.size() >= 2, std::to_string(static_cast<int>(stage)).c_str());
    }
  }

  void aLessonAndADrawDetermineTheQuestions() {
    const Lesson lesson = *Lesson::create(*readyLesson("three-documents"));
    const Lesson again = *Lesson::create(*readyLesson("three-documents"));
    for (const LessonStage stage : bankStages()) {
      const auto questions = lesson.questionsOf(stage, 3);
      QVERIFY(questions == again.questionsOf(stage, 3));
      QVERIFY(questions != lesson.questionsOf(stage, 4));
      for (std::size_t i = 0; i < questions.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) QVERIFY(questions[i].prompt != questions[j].prompt);
    }
    QVERIFY(lesson.questionsOf(LessonStage::Questions, 3) == lesson.questions());
  }

  /// Equal numbers are equal answers, however they are written.
  void equalNumbersAreTheSameAnswer() {
    const auto plain = [](const char *text) { return plainSentence(text); };
    QVERIFY(isSameAnswer(plain("3/12"), plain("1/4")));
    QVERIFY(isSameAnswer(plain("1/4"), plainSentence(SentenceValue::decimal(0.25))));
    QVERIFY(isSameAnswer(plain("a b"), plain("a b")));
    QVERIFY(!isSameAnswer(plain("3/12"), plain("3/11")));
    QVERIFY(!isSameAnswer(plain("a"), plain("b")));
    QVERIFY(!isSameAnswer(plain("0/0"), plain("1")));
    QVERIFY(!isSameAnswer({SentenceId::Yes}, {SentenceId::No}));
    const auto mixed =
        mixChoices(plain("?"), plain("1/4"),
                   {{plain("2/8"), plain("x")}, {plain("1/3"), plain("y")}}, plain("!"), 7);
    QVERIFY(mixed);
    QCOMPARE(mixed->choices.size(), std::size_t{2});
    QVERIFY(mixed->remarks[1 - mixed->answer] == plain("y"));
    QVERIFY(!mixChoices(plain("?"), plain("1/4"), {{plain("2/8"), plain("x")}}, plain("!"), 7));
  }

  /// A formula that is not a permutation can give the smallest number to two rows of a document.
  void rowsWithTheSameNumberAreNotWrong() {
    LessonSpec spec = *readyLesson("six-rows");
    spec.notes.clear();
    spec.claimed.clear();
    spec.permutations = {};
    spec.permutations.functions = {{0, 3, 7}, {2, 1, 4}};
    const auto lesson = Lesson::create(spec);
    QVERIFY(lesson);
    const LessonTables &tables = lesson->tables();
    int asked = 0;
    for (std::uint64_t draw = 0; draw < 40; ++draw)
      for (const LessonStage stage : {LessonStage::Permutations, LessonStage::Signature})
        for (const QuizQuestion &question : lesson->questionsOf(stage, draw)) {
          const bool isFirst = question.prompt.id == SentenceId::AskFirst;
          if (!isFirst && question.prompt.id != SentenceId::AskFirstRow) continue;
          ++asked;
          const std::string name = question.prompt.values[0].plain();
          const auto hash = static_cast<std::uint32_t>(std::stoi(name.substr(1)) - 1);
          std::uint32_t document = 0;
          while (isFirst && tables.documents[document].name != question.prompt.values[1].plain())
            ++document;
          const auto &values = tables.columns[hash].values;
          const std::uint32_t least =
              isFirst ? tables.signatures[document][hash] : *std::ranges::min_element(values);
          for (std::size_t i = 0; i < question.choices.size(); ++i) {
            const auto row = std::ranges::find(tables.rows, question.choices[i].values[0].plain(),
                                               &LessonRow::label);
            const bool isLeast =
                values[static_cast<std::size_t>(row - tables.rows.begin())] == least;
            const bool isRight = isLeast && (!isFirst || row->isIn(document));
            QCOMPARE(isRight, i == question.answer);
          }
        }
    QVERIFY(asked > 0);
  }

  void smallAndEmptyLessonsAreAskedToo_data() {
    QTest::addColumn<int>("kind");
    const char *names[] = {"one text", "empty texts", "equal texts", "no common shingle"};
    for (int kind = 0; kind < 4; ++kind) QTest::newRow(names[kind]) << kind;
  }

  void smallAndEmptyLessonsAreAskedToo() {
    QFETCH(const int, kind);
    const std::vector<LessonText> texts[] = {{{"a", "one two three four"}},
                                             {{"a", ""}, {"b", ""}},
                                             {{"a", "one two three"}, {"b", "one two three"}},
                                             {{"a", "one two three"}, {"b", "red green blue"}}};
    const auto lesson = Lesson::create(withTextsOf(texts[kind]));
    QVERIFY(lesson);
    for (const LessonStage stage : bankStages())
      for (std::uint64_t draw = 0; draw < kDraws; ++draw)
        for (const QuizQuestion &question : lesson->questionsOf(stage, draw)) {
          const std::string fault = faultOf(question);
          QVERIFY2(fault.empty(), fault.c_str());
        }
  }

  void authorsQuestionsOfAStageComeFirst() {
    const auto spec = lessonFromJson(R"({"texts":[{"name":"a","text":"one two"},
      {"name":"b","text":"one three"}],"permutations":{"hashes":2},"questions":[
      {"prompt":"Last?","choices":["x","y"]},
      {"prompt":"First?","choices":["x","y","z"],"answer":2,"explanation":"Because.",
       "stage":"matrix","remarks":["Not x.",{"en":"Not y.","it":"Non y."},""]},
      {"prompt":"Second?","choices":["x","y"],"stage":"matrix"}]})");
    QVERIFY2(spec, spec ? "" : spec.error().detail().c_str());
    QVERIFY(*lessonFromJson(lessonToJson(*spec)) == *spec);
    QCOMPARE(spec->questions[1].remarks[1].in("it"), std::string("Non y."));
    const Lesson lesson = *Lesson::create(*spec);
    const auto questions = lesson.questionsOf(LessonStage::Matrix, 0);
    QCOMPARE(questions[0].authored, std::optional<std::size_t>(1));
    QCOMPARE(questions[0].choices.size(), std::size_t{3});
    QCOMPARE(questions[0].answer, std::size_t{2});
    QCOMPARE(questions[1].authored, std::optional<std::size_t>(2));
    QVERIFY(!questions[2].authored);
    QCOMPARE(lesson.questions()[0].authored, std::optional<std::size_t>(0));
    QVERIFY(!lesson.questions()[1].authored);
    QVERIFY(!lesson.questionsOf(LessonStage::Bands, 0)[0].authored);
  }
};

SHINGLESCOPE_TEST(TestQuestionBank, NoApplication)
#include "tst_question_bank.moc"
