// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/lesson/questions/quiz.h"

namespace shinglescope {

/// A quiz: its questions are asked in order, and those with a wrong answer come back after the
/// others until each is answered right. One thread.
class QuizRun {
 public:
  enum class Result { Open, Wrong, Right };

  QuizRun() = default;
  explicit QuizRun(std::vector<QuizQuestion> questions);

  const std::vector<QuizQuestion> &questions() const { return m_questions; }
  /// The question that is asked, an index; requires at least one question.
  std::size_t current() const { return m_current; }
  /// The last answer to a question; none if it is to be answered, also again.
  std::optional<std::size_t> answerOf(std::size_t question) const {
    return m_tries[question].answer;
  }
  Result resultOf(std::size_t question) const;
  /// Tests whether the question that is asked was answered wrong before.
  bool isRepeated() const { return m_tries[m_current].wrong > 0 && !answerOf(m_current); }
  /// True when every question was answered right.
  bool isDone() const;
  /// The number of questions that were right at the first answer.
  std::size_t rightAtOnce() const;

  /// Answers the question that is asked; ignored if it has an answer.
  void answer(std::size_t choice);
  /// Asks a question again if it was answered wrong.
  void goTo(std::size_t question);
  /// Returns the next question that is not right, after the one that is asked; then from the first
  /// on. The one that is asked comes last. None if all others are right and this one is too.
  std::optional<std::size_t> next() const;
  /// Shows a question with its answer.
  void show(std::size_t question) { m_current = question; }

 private:
  struct Tries {
    std::optional<std::size_t> answer;
    std::size_t wrong = 0;
    bool isRight = false;
  };

  std::vector<QuizQuestion> m_questions;
  std::vector<Tries> m_tries;
  std::size_t m_current = 0;
};

}  // namespace shinglescope
