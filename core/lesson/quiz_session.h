// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/lesson/lesson.h"
#include "core/lesson/questions/class_results.h"
#include "core/lesson/questions/quiz_run.h"

namespace shinglescope {

/// What is asked while a lesson is given: the question with its answer, the quiz of a stage, the
/// quiz of the last stage, the score, and the votes of a class. One thread.
class QuizSession {
 public:
  /// Begins with a lesson: no question, and a score of 0. The results of the class stay.
  void open(const Lesson &lesson);

  const std::optional<QuizQuestion> &question() const { return m_question; }
  /// The answer to the question; in a class the one with the most votes.
  std::optional<std::size_t> answer() const { return m_answer; }
  /// Tests whether the question was answered wrong before.
  bool isRepeated() const;
  /// Asks a prediction of a stage.
  void ask(LessonStage stage, QuizQuestion question);
  /// Asks nothing, and ends the quiz of a stage.
  void clear();

  /// Begins the quiz of a stage before the last one: its question bank, and the predictions that
  /// were answered wrong. Each quiz of a stage is another draw. False if there are no questions.
  bool start(const Lesson &lesson, LessonStage stage);
  bool isOn() const { return m_quiz.has_value(); }
  /// Shows a question of the last stage with its answer.
  void showLast(std::size_t question);
  /// Asks all questions of the last stage again.
  void restartLast(const Lesson &lesson);
  /// The next question of the quiz that is not right yet; it is asked again. None at the end, which
  /// ends the quiz of a stage.
  std::optional<std::size_t> goOn();
  /// Tests whether goOn() would ask another question.
  bool hasNext() const;
  /// The quiz that the question is from: of a stage, of the last stage, or none for a prediction.
  const QuizRun *run() const;
  const QuizRun &last() const { return m_last; }
  /// The quiz that has just ended with every answer right; none after the next question.
  const std::optional<QuizRun> &finished() const { return m_finished; }

  /// Answers the question, or adds a vote while votes are counted. Ignored if it has an answer.
  void choose(std::size_t choice, const LessonSpec &lesson);
  bool isCounting() const { return m_isCounting; }
  void setCounting(bool isCounting);
  /// How often each choice was chosen for the question.
  const std::vector<std::uint64_t> &votes() const { return m_votes; }
  bool hasVotes() const { return !m_cast.empty(); }
  void takeBackVote();
  /// Ends the vote: the choice with the most votes is the answer. If a wrong one has as many as the
  /// right one, the wrong one is, so the question comes back.
  void closeVote(const LessonSpec &lesson);
  /// Adds the votes for a question that is left before its answer was shown; returns them, or none.
  std::optional<QuestionVotes> keepOpenVotes(const LessonSpec &lesson);
  /// The votes for the question; none if they are not counted or there is no answer yet.
  std::optional<QuestionVotes> countedVotes() const;
  ClassResults &results() { return m_results; }
  const ClassResults &results() const { return m_results; }

  /// All answers, and the right ones; in a class, the votes.
  std::uint64_t asked() const { return m_asked; }
  std::uint64_t right() const { return m_right; }
  void resetScore() { m_asked = m_right = 0; }

 private:
  void setQuestion(LessonStage stage, QuizQuestion question, std::optional<std::size_t> answer);
  void settle(std::size_t choice, const LessonSpec &lesson);
  QuizRun *ownRun() { return m_quiz ? &*m_quiz : m_isLast ? &m_last : nullptr; }

  std::optional<QuizQuestion> m_question;
  std::optional<std::size_t> m_answer;
  LessonStage m_stage = LessonStage::Texts;  ///< of the question
  QuizRun m_last;
  bool m_isLast = false;  ///< the question is one of m_last
  std::optional<QuizRun> m_quiz;
  std::optional<QuizRun> m_finished;
  std::array<std::uint64_t, kLessonStages> m_draws{};
  std::array<std::vector<QuizQuestion>, kLessonStages> m_missed;  ///< wrong predictions
  bool m_isCounting = false;
  std::vector<std::uint64_t> m_votes;
  std::vector<std::size_t> m_cast;  ///< the votes in their order
  ClassResults m_results;
  std::uint64_t m_asked = 0;
  std::uint64_t m_right = 0;
};

}  // namespace shinglescope
