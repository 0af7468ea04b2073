// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/lesson/model/lesson_spec.h"
#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"
#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

/// The prediction to ask for before the step is shown; none if the step does not reveal a number.
/// `seed` determines the order of the choices.
std::optional<QuizQuestion> predictionOf(const LessonTables &tables, const LessonStep &step,
                                         std::uint64_t seed);

/// The author's questions, then questions from the lesson's own numbers: on the most and the least
/// similar pair.
std::vector<QuizQuestion> lessonQuestions(const LessonSpec &spec, const LessonTables &tables);

/// Mixes the correct choice with up to three others, without repetition, in an order given by the
/// seed. None if there is no other choice.
std::optional<QuizQuestion> mixChoices(Sentence prompt, Sentence right,
                                       std::vector<Sentence> others, Sentence explanation,
                                       std::uint64_t seed);

}  // namespace shinglescope
