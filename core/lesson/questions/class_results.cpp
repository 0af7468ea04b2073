// SPDX-License-Identifier: MIT
#include "core/lesson/questions/class_results.h"

#include <algorithm>

namespace shinglescope {

void ClassResults::add(const LessonSpec &lesson, LessonStage stage, const QuizQuestion &question,
                       const std::vector<std::uint64_t> &votes) {
  auto found = std::ranges::find(m_lessons, lesson, &LessonVotes::lesson);
  if (found == m_lessons.end()) found = m_lessons.insert(found, LessonVotes{lesson, {}});
  auto known = std::ranges::find_if(found->questions, [&](const QuestionVotes &each) {
    return each.stage == stage && each.question == question;
  });
  if (known == found->questions.end())
    known = found->questions.insert(
        known, {stage, question, std::vector<std::uint64_t>(question.choices.size())});
  for (std::size_t i = 0; i < std::min(votes.size(), known->votes.size()); ++i)
    known->votes[i] += votes[i];
}

std::vector<QuestionVotes> ClassResults::of(const LessonSpec &lesson) const {
  const auto found = std::ranges::find(m_lessons, lesson, &LessonVotes::lesson);
  if (found == m_lessons.end()) return {};
  return found->questions;
}

void ClassResults::clear(const LessonSpec &lesson) {
  std::erase_if(m_lessons, [&lesson](const LessonVotes &each) { return each.lesson == lesson; });
}

}  // namespace shinglescope
