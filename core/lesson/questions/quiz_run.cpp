// SPDX-License-Identifier: MIT
#include "core/lesson/questions/quiz_run.h"

#include <algorithm>

namespace shinglescope {

QuizRun::QuizRun(std::vector<QuizQuestion> questions)
    : m_questions(std::move(questions)), m_tries(m_questions.size()) {}

QuizRun::Result QuizRun::resultOf(std::size_t question) const {
  const Tries &tries = m_tries[question];
  if (tries.isRight) return Result::Right;
  return tries.wrong > 0 ? Result::Wrong : Result::Open;
}

bool QuizRun::isDone() const { return std::ranges::all_of(m_tries, &Tries::isRight); }

std::size_t QuizRun::rightAtOnce() const {
  return static_cast<std::size_t>(std::ranges::count_if(
      m_tries, [](const Tries &tries) { return tries.isRight && tries.wrong == 0; }));
}

void QuizRun::answer(std::size_t choice) {
  Tries &tries = m_tries[m_current];
  if (tries.answer) return;
  tries.answer = choice;
  if (choice == m_questions[m_current].answer)
    tries.isRight = true;
  else
    ++tries.wrong;
}

void QuizRun::goTo(std::size_t question) {
  m_current = question;
  if (!m_tries[question].isRight) m_tries[question].answer.reset();
}

std::optional<std::size_t> QuizRun::next() const {
  for (std::size_t i = 1; i <= m_tries.size(); ++i) {
    const std::size_t question = (m_current + i) % m_tries.size();
    if (!m_tries[question].isRight) return question;
  }
  return std::nullopt;
}

}  // namespace shinglescope
