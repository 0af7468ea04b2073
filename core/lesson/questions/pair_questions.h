// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"

namespace shinglescope {

/// Questions about two documents, for predictions and for the last stage. None if there are not at
/// least two choices, as for an empty document.
std::optional<QuizQuestion> askShared(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed);
std::optional<QuizQuestion> askJaccard(const LessonTables &tables, const LessonPair &pair,
                                       std::uint64_t seed);
std::optional<QuizQuestion> askEstimate(const LessonTables &tables, const LessonPair &pair,
                                        std::uint64_t seed);
std::optional<QuizQuestion> askCandidate(const LessonTables &tables, const LessonPair &pair);
std::optional<QuizQuestion> askChance(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed);
/// Asks which shingle gives a document its value under a hash.
std::optional<QuizQuestion> askFirst(const LessonTables &tables, std::uint32_t hash,
                                     std::uint32_t document, std::uint64_t seed);

}  // namespace shinglescope
