// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"
#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

/// The prediction to ask for before the step is shown; none if the step does not reveal a number.
/// `seed` determines the order of the choices.
std::optional<QuizQuestion> predictionOf(const LessonTables &tables, const LessonStep &step,
                                         std::uint64_t seed);

}  // namespace shinglescope
