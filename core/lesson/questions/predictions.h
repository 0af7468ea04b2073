#pragma once

#include <optional>
#include <vector>

#include "core/lesson/model/lesson_spec.h"
#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"
#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

/// What to guess before the step is shown; nothing where the step gives no
/// number away. `seed` mixes the choices, the same ones each time.
std::optional<QuizQuestion> predictionOf(const LessonTables &tables, const LessonStep &step,
                                         std::uint64_t seed);

/// The author's questions, then those that the lesson's own numbers give: of the
/// pair that is most alike and the one that is least.
std::vector<QuizQuestion> lessonQuestions(const LessonSpec &spec, const LessonTables &tables);

/// The right choice among up to three others, without repetition, in an order
/// that the seed gives; nothing where no other choice is left.
std::optional<QuizQuestion> mixChoices(Sentence prompt, Sentence right,
                                       std::vector<Sentence> others, Sentence explanation,
                                       std::uint64_t seed);

}  // namespace shinglescope
