// SPDX-License-Identifier: MIT
// A quiz repeats what was wrong until it is right; the score, and the votes of a class, which are
// kept for each lesson.

#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/quiz_session.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::size_t wrongChoice(const QuizSession &quiz) { return quiz.question()->answer == 0 ? 1 : 0; }

}  // namespace

class TestQuizSession : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_lesson = *Lesson::create(*readyLesson("three-documents"));
    m_quiz = {};
    m_quiz.open(*m_lesson);
  }

  void wrongAnswersComeBackUntilTheyAreRight() {
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Matrix));
    const std::size_t count = m_quiz.run()->questions().size();
    QVERIFY(count >= 4);
    std::vector<std::size_t> asked;
    for (int i = 0; i < 40 && m_quiz.isOn(); ++i) {
      const std::size_t number = m_quiz.run()->current();
      asked.push_back(number);
      const auto times = std::ranges::count(asked, number);
      QCOMPARE(m_quiz.isRepeated(), times > 1);
      // The first question is answered right at the third time, the second at the second.
      const bool isWrong = number == 0 ? times < 3 : number == 1 && times < 2;
      m_quiz.choose(isWrong ? wrongChoice(m_quiz) : m_quiz.question()->answer, spec());
      m_quiz.choose(0, spec());  // it has an answer
      m_quiz.goOn();
    }
    QCOMPARE(asked.size(), count + 3);
    QCOMPARE(std::vector(asked.end() - 3, asked.end()), (std::vector<std::size_t>{0, 1, 0}));
    QVERIFY(!m_quiz.question());
    QVERIFY(m_quiz.finished() && m_quiz.finished()->isDone());
    QCOMPARE(m_quiz.finished()->rightAtOnce(), count - 2);
    QCOMPARE(m_quiz.asked(), count + 3);
    QCOMPARE(m_quiz.right(), count);
    m_quiz.resetScore();
    QCOMPARE(m_quiz.asked() + m_quiz.right(), std::uint64_t{0});
  }

  void skippedQuestionsComeBack() {
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Matrix));
    const std::size_t count = m_quiz.run()->questions().size();
    for (std::size_t i = 1; i < count; ++i) QCOMPARE(*m_quiz.goOn(), i);
    QCOMPARE(*m_quiz.goOn(), std::size_t{0});
    QCOMPARE(m_quiz.asked(), std::uint64_t{0});
  }

  void eachQuizOfAStageHasOtherQuestions() {
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Signature));
    const auto first = m_quiz.run()->questions();
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Signature));
    QVERIFY(m_quiz.run()->questions() != first);
    m_quiz.open(*m_lesson);
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Signature));
    QVERIFY(m_quiz.run()->questions() == first);
  }

  void wrongPredictionsAreAskedInTheQuiz() {
    const std::size_t step = m_lesson->firstStep(LessonStage::Signature) + 3;
    m_quiz.ask(LessonStage::Signature, *m_lesson->predictionFor(step));
    const QuizQuestion missed = *m_quiz.question();
    m_quiz.choose(wrongChoice(m_quiz), spec());
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Bands));
    QVERIFY(std::ranges::find(m_quiz.run()->questions(), missed) ==
            m_quiz.run()->questions().end());
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Signature));
    QVERIFY(m_quiz.run()->questions().back() == missed);
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Signature));
    QVERIFY(!(m_quiz.run()->questions().back() == missed));
  }

  void theLastStageRepeatsToo() {
    const std::size_t count = m_lesson->questions().size();
    m_quiz.showLast(0);
    for (std::size_t i = 0; i < count; ++i) {
      m_quiz.choose(i == 1 ? wrongChoice(m_quiz) : m_quiz.question()->answer, spec());
      QCOMPARE(m_quiz.hasNext(), true);
      QCOMPARE(*m_quiz.goOn(), i + 1 < count ? i + 1 : 1);
    }
    QVERIFY(m_quiz.isRepeated() && !m_quiz.answer());
    m_quiz.showLast(0);  // reading back
    QVERIFY(m_quiz.answer());
    m_quiz.showLast(1);
    m_quiz.choose(m_quiz.question()->answer, spec());
    QVERIFY(!m_quiz.hasNext());
    QVERIFY(!m_quiz.goOn());
    QVERIFY(m_quiz.question());  // the last question stays
  }

  void votesDecideAndAreCounted() {
    m_quiz.setCounting(true);
    QVERIFY(m_quiz.start(*m_lesson, LessonStage::Matrix));
    const QuizQuestion first = *m_quiz.question();
    const std::size_t right = first.answer;
    const std::size_t wrong = wrongChoice(m_quiz);
    for (const std::size_t choice : {right, wrong, wrong, right, wrong})
      m_quiz.choose(choice, spec());
    QVERIFY(!m_quiz.answer());
    m_quiz.takeBackVote();
    QCOMPARE(m_quiz.votes()[wrong], std::uint64_t{2});
    m_quiz.closeVote(spec());
    QCOMPARE(m_quiz.answer(), std::optional(wrong));  // as many votes as the right one
    QCOMPARE(m_quiz.asked(), std::uint64_t{4});
    QCOMPARE(m_quiz.right(), std::uint64_t{2});
    m_quiz.takeBackVote();  // too late
    while (m_quiz.run()->current() != 0 || m_quiz.answer()) {
      if (!m_quiz.answer()) m_quiz.choose(m_quiz.question()->answer, spec());
      m_quiz.closeVote(spec());
      m_quiz.goOn();
    }
    m_quiz.choose(right, spec());
    m_quiz.closeVote(spec());
    const auto results = m_quiz.results().of(spec());
    QCOMPARE(results.size(), m_quiz.run()->questions().size());
    QVERIFY(results[0].question == first && results[0].stage == LessonStage::Matrix);
    QCOMPARE(results[0].votes[right], std::uint64_t{3});
    QCOMPARE(results[0].votes[wrong], std::uint64_t{2});
  }

  void votesOfLessonsAreNotMixed() {
    LessonSpec edited = spec();
    edited.bands = 4;
    m_quiz.setCounting(true);
    const auto vote = [this](const Lesson &lesson) {
      m_quiz.open(lesson);
      m_quiz.showLast(0);
      m_quiz.choose(1, lesson.spec());
      m_quiz.closeVote(lesson.spec());
    };
    const Lesson other = *Lesson::create(edited);
    vote(*m_lesson);
    vote(other);
    vote(*m_lesson);
    QCOMPARE(m_quiz.results().of(spec()).size(), std::size_t{1});
    QCOMPARE(m_quiz.results().of(spec())[0].votes[1], std::uint64_t{2});
    QCOMPARE(m_quiz.results().of(edited)[0].votes[1], std::uint64_t{1});
    m_quiz.results().clear(spec());
    QVERIFY(m_quiz.results().of(spec()).empty());
    QCOMPARE(m_quiz.results().of(edited).size(), std::size_t{1});
  }

  void votesOfAQuestionThatIsLeftAreKept() {
    m_quiz.setCounting(true);
    m_quiz.showLast(0);
    QVERIFY(!m_quiz.keepOpenVotes(spec()));
    const std::size_t right = m_quiz.question()->answer;
    m_quiz.choose(right, spec());
    m_quiz.choose(wrongChoice(m_quiz), spec());
    const auto open = m_quiz.keepOpenVotes(spec());
    QVERIFY(open && open->stage == LessonStage::Questions && open->votes[right] == 1);
    QVERIFY(!m_quiz.keepOpenVotes(spec()) && !m_quiz.answer() && !m_quiz.hasVotes());
    QCOMPARE(m_quiz.asked(), std::uint64_t{2});
    QCOMPARE(m_quiz.right(), std::uint64_t{1});
    QCOMPARE(m_quiz.results().of(spec())[0].votes[right], std::uint64_t{1});
  }

  void aLessonIsTheSameUnderAnotherName() {
    m_quiz.setCounting(true);
    m_quiz.showLast(0);
    m_quiz.choose(0, spec());
    m_quiz.closeVote(spec());
    LessonSpec renamed = spec();
    renamed.id = "own-1";
    renamed.title.byLanguage["en"] = "Three documents (edited)";
    QCOMPARE(m_quiz.results().of(renamed).size(), std::size_t{1});
    QCOMPARE(m_quiz.results().clear(renamed).size(), std::size_t{1});
    QVERIFY(m_quiz.results().all().empty());
  }

  void answersThatAreNotCountedAreNotKept() {
    m_quiz.showLast(0);
    m_quiz.choose(0, spec());
    QVERIFY(m_quiz.answer());
    QVERIFY(m_quiz.results().of(spec()).empty());
  }

 private:
  const LessonSpec &spec() const { return m_lesson->spec(); }

  std::optional<Lesson> m_lesson;
  QuizSession m_quiz;
};

SHINGLESCOPE_TEST(TestQuizSession, NoApplication)
#include "tst_quiz_session.moc"
