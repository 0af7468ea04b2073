// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"

namespace shinglescope {

// Questions of the first two stages. None if there are not at least two choices, or if the answer
// would not be unique. The seed determines the order of the choices, and what is drawn.

/// For a text.
std::optional<QuizQuestion> askPreparedLength(const LessonTables &tables, std::uint32_t document,
                                              std::uint64_t seed);
std::optional<QuizQuestion> askFirstWord(const LessonTables &tables, std::uint32_t document,
                                         std::uint64_t seed);
std::optional<QuizQuestion> askLongest(const LessonTables &tables, std::uint64_t seed);
std::optional<QuizQuestion> askEqualTexts(const LessonTables &tables, const LessonPair &pair);
/// For a matrix that is given instead of texts.
std::optional<QuizQuestion> askGivenRows(const LessonTables &tables, std::uint64_t seed);
std::optional<QuizQuestion> askGivenDocuments(const LessonTables &tables, std::uint64_t seed);
/// `k` is the length of a shingle.
std::optional<QuizQuestion> askDistinct(const LessonTables &tables, std::uint32_t document,
                                        std::uint32_t k, std::uint64_t seed);
std::optional<QuizQuestion> askNext(const LessonTables &tables, std::uint32_t document,
                                    std::uint32_t k, std::uint64_t seed);
std::optional<QuizQuestion> askWhose(const LessonTables &tables, std::uint32_t document,
                                     std::uint64_t seed);

}  // namespace shinglescope
