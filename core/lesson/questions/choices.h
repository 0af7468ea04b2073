// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/questions/quiz.h"

namespace shinglescope {

inline constexpr std::size_t kWrongChoices = 3;  ///< of a question made from numbers

/// A wrong choice with its remark: why somebody may take it, and what is right.
struct WrongChoice {
  Sentence text;
  Sentence remark;
};

/// Tests whether two choices give the same answer: equal sentences, or equal numbers, as 1/4, 3/12
/// and 0.25 are.
bool isSameAnswer(const Sentence &a, const Sentence &b);

/// Mixes the right choice with the first three others that are different answers, in an order given
/// by the seed. None if there is no other choice.
std::optional<QuizQuestion> mixChoices(Sentence prompt, Sentence right,
                                       std::vector<WrongChoice> others, Sentence explanation,
                                       std::uint64_t seed);

/// A question that is answered with Yes or No, in this order; `remark` is on the wrong one.
QuizQuestion askYesOrNo(Sentence prompt, bool isYes, Sentence explanation, Sentence remark);

/// A choice that is a number.
Sentence numberChoice(std::uint64_t value);
SentenceValue countOf(std::uint64_t value);
SentenceValue countOf(std::uint64_t value, SentenceValue::Thing thing);
/// The names of the two documents of a pair.
std::vector<SentenceValue> namesOfPair(const LessonTables &tables, const LessonPair &pair);

}  // namespace shinglescope
