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

/// What a class answered in the lessons of a session, without names. Votes are kept for each lesson
/// with all its settings, because an edit gives the questions other answers. One thread.
class ClassResults {
 public:
  /// Adds the votes for one question, one number for each choice; a question that is asked again is
  /// counted together.
  void add(const LessonSpec &lesson, LessonStage stage, const QuizQuestion &question,
           const std::vector<std::uint64_t> &votes);
  /// The questions of one lesson, in the order in which they were first answered.
  std::vector<QuestionVotes> of(const LessonSpec &lesson) const;
  /// Forgets the votes of one lesson.
  void clear(const LessonSpec &lesson);

 private:
  struct LessonVotes {
    LessonSpec lesson;
    std::vector<QuestionVotes> questions;
  };

  std::vector<LessonVotes> m_lessons;
};

}  // namespace shinglescope
