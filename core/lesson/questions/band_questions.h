// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"

namespace shinglescope {

// Questions about bands, buckets and the curve. None if there are not at least two choices. The
// seed determines the order of the choices.

std::optional<QuizQuestion> askCandidate(const LessonTables &tables, const LessonPair &pair);
/// Asks for the probability of a candidate pair.
std::optional<QuizQuestion> askChance(const LessonTables &tables, const LessonPair &pair,
                                      std::uint64_t seed);
/// Asks with which hash a band begins.
std::optional<QuizQuestion> askBandStart(const LessonTables &tables, std::uint32_t band,
                                         std::uint64_t seed);
/// Asks whether a pair shares the bucket of a band.
std::optional<QuizQuestion> askMeet(const LessonTables &tables, const LessonPair &pair,
                                    std::uint32_t band);
/// Asks for the number of buckets of a band.
std::optional<QuizQuestion> askBuckets(const LessonTables &tables, std::uint32_t band,
                                       std::uint64_t seed);
/// Asks for the similarity at which the chance is one half.
std::optional<QuizQuestion> askThreshold(const LessonTables &tables, std::uint64_t seed);
/// Asks for the chance that a pair agrees in one band.
std::optional<QuizQuestion> askBandChance(const LessonTables &tables, const LessonPair &pair,
                                          std::uint64_t seed);

}  // namespace shinglescope
