// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/model/lesson_spec.h"
#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"
#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

/// The state shown after a step.
struct LessonState {
  std::size_t step = 0;
  Revealed revealed;
  std::vector<std::uint32_t> signature;  ///< hashes x documents; kEmptyValue: nothing yet
  bool operator==(const LessonState &) const = default;
};

/// A small data set and every step of the method on it, from the texts to the curve. All steps are
/// computed in advance, so going forward or back and scrubbing are free. Immutable once built; can
/// be shared between threads.
class Lesson {
 public:
  /// Errors: those of makeLessonTables(). O(text + rows * hashes).
  static Result<Lesson> create(LessonSpec spec, const RunContext &context = {});

  const LessonSpec &spec() const { return m_spec; }
  const LessonTables &tables() const { return m_tables; }
  const std::vector<LessonStep> &steps() const { return m_steps; }
  /// The questions of the last stage: the author's, then those from the lesson's numbers.
  const std::vector<QuizQuestion> &questions() const { return m_questions; }
  std::size_t firstStep(LessonStage stage) const;
  std::size_t stepCount() const { return m_steps.size(); }

  /// The state after this step, a pure function of its number. O(steps).
  LessonState stateAt(std::size_t step) const;
  /// Moves a state of this lesson to another step. O(steps between).
  void moveTo(LessonState &state, std::size_t step) const;

  /// The question to ask before this step is shown, if there is something to predict.
  std::optional<QuizQuestion> predictionFor(std::size_t step) const;
  /// The questions of the quiz of a stage; each draw asks about other documents, rows and hashes.
  std::vector<QuizQuestion> questionsOf(LessonStage stage, std::uint64_t draw) const;
  /// The author's remarks and "try this" for a step, in a language.
  std::vector<std::string> notesAt(std::size_t step, std::string_view language) const;
  std::string promptAt(std::size_t step, std::string_view language) const;

 private:
  LessonSpec m_spec;
  LessonTables m_tables;
  std::vector<LessonStep> m_steps;
  std::vector<QuizQuestion> m_questions;
  std::array<std::size_t, kLessonStages> m_firstSteps{};
};

}  // namespace shinglescope
