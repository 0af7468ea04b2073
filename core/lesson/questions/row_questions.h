// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"

namespace shinglescope {

// Questions about rows: of the matrix, of permutations and of signatures. None if there are not at
// least two choices, or if the answer would not be unique or is in a row that is not shown. The
// seed determines the order of the choices.

/// Asks which documents have a 1 in the row.
std::optional<QuizQuestion> askHolders(const LessonTables &tables, std::uint32_t row,
                                       std::uint64_t seed);
/// Asks for the number of 1s of a document.
std::optional<QuizQuestion> askOnes(const LessonTables &tables, std::uint32_t document,
                                    std::uint64_t seed);
/// Asks for a value of a formula; draws the row.
std::optional<QuizQuestion> askColumnValue(const LessonTables &tables, std::uint32_t hash,
                                           std::uint64_t seed);
/// Asks which row comes first in the order of a hash.
std::optional<QuizQuestion> askFirstRow(const LessonTables &tables, std::uint32_t hash,
                                        std::uint64_t seed);
/// Asks which of up to four shown rows comes earliest in the order of a hash; draws them.
std::optional<QuizQuestion> askEarliest(const LessonTables &tables, std::uint32_t hash,
                                        std::uint64_t seed);
/// Asks for the position of a row in the order of a hash.
std::optional<QuizQuestion> askPlace(const LessonTables &tables, std::uint32_t hash,
                                     std::uint32_t row, std::uint64_t seed);
std::optional<QuizQuestion> askIsPermutation(const LessonTables &tables, std::uint32_t hash);
/// Asks in how many orders of the rows the first rows of a pair are the same.
std::optional<QuizQuestion> askOrders(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed);
/// Asks which shingle gives a document its value under a hash.
std::optional<QuizQuestion> askFirst(const LessonTables &tables, std::uint32_t hash,
                                     std::uint32_t document, std::uint64_t seed);
/// Asks for that value.
std::optional<QuizQuestion> askMinimum(const LessonTables &tables, std::uint32_t hash,
                                       std::uint32_t document, std::uint64_t seed);

}  // namespace shinglescope
