// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/lesson/model/lesson_spec.h"
#include "core/lesson/questions/quiz.h"

namespace shinglescope {

/// How often each answer to a question was chosen.
struct QuestionVotes {
  LessonStage stage = LessonStage::Texts;
  QuizQuestion question;
  std::vector<std::uint64_t> votes;  ///< one number for each choice
};

/// What a class answered in one lesson.
struct LessonVotes {
  LessonSpec lesson;
  std::vector<QuestionVotes> questions;
};

/// What a class answered, without names. Votes are kept for each lesson with all its settings,
/// because an edit gives the questions other answers; its id, its title and the language of its
/// names do not matter. One thread.
class ClassResults {
 public:
  /// Adds the votes for one question, one number for each choice; a question that is asked again is
  /// counted together.
  void add(const LessonSpec &lesson, LessonStage stage, const QuizQuestion &question,
           const std::vector<std::uint64_t> &votes);
  /// The questions of one lesson, in the order in which they were first answered.
  std::vector<QuestionVotes> of(const LessonSpec &lesson) const;
  /// In the order in which the lessons got their first votes.
  const std::vector<LessonVotes> &all() const { return m_lessons; }
  /// Forgets the votes of one lesson, and returns them.
  std::vector<QuestionVotes> clear(const LessonSpec &lesson);

 private:
  std::vector<LessonVotes> m_lessons;
};

}  // namespace shinglescope
