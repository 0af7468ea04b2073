// SPDX-License-Identifier: MIT
#include "core/lesson/questions/class_results.h"

#include <algorithm>
#include <utility>

namespace shinglescope {
namespace {

/// Returns what the answers of a lesson depend on.
LessonSpec withoutNames(LessonSpec lesson) {
  lesson.id.clear();
  lesson.title = {};
  for (LessonText &text : lesson.texts)
    if (!text.names.isEmpty()) text.name.clear();
  return lesson;
}

template <class Lessons>
auto findLesson(Lessons &lessons, const LessonSpec &lesson) {
  return std::ranges::find_if(lessons, [wanted = withoutNames(lesson)](const LessonVotes &each) {
    return withoutNames(each.lesson) == wanted;
  });
}

}  // namespace

void ClassResults::add(const LessonSpec &lesson, LessonStage stage, const QuizQuestion &question,
                       const std::vector<std::uint64_t> &votes) {
  auto found = findLesson(m_lessons, lesson);
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
  const auto found = findLesson(m_lessons, lesson);
  if (found == m_lessons.end()) return {};
  return found->questions;
}

std::vector<QuestionVotes> ClassResults::clear(const LessonSpec &lesson) {
  const auto found = findLesson(m_lessons, lesson);
  if (found == m_lessons.end()) return {};
  std::vector<QuestionVotes> cleared = std::move(found->questions);
  m_lessons.erase(found);
  return cleared;
}

}  // namespace shinglescope
