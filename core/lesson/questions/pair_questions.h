// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"

namespace shinglescope {

// Questions about two documents and their signatures, for predictions and quizzes. None if there
// are not at least two choices, as for an empty document. The seed determines the order of the
// choices.

std::optional<QuizQuestion> askShared(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed);
std::optional<QuizQuestion> askJaccard(const LessonTables &tables, const LessonPair &pair,
                                       std::uint64_t seed);
std::optional<QuizQuestion> askEstimate(const LessonTables &tables, const LessonPair &pair,
                                        std::uint64_t seed);
/// Asks for the number of equal positions.
std::optional<QuizQuestion> askEqual(const LessonTables &tables, const LessonPair &pair,
                                     std::uint64_t seed);
/// Asks which number can be an estimate; draws it. None with so many hashes that two decimals do
/// not distinguish estimates from the numbers between them.
std::optional<QuizQuestion> askPossible(const LessonTables &tables, std::uint64_t seed);
/// Asks for the pair with the most equal positions.
std::optional<QuizQuestion> askClosest(const LessonTables &tables, std::uint64_t seed);

}  // namespace shinglescope
