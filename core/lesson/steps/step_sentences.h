#pragma once

#include <vector>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/model/sentence.h"

namespace shinglescope {

// Sentences that both a step and a hand-out say.

/// What a signature holds.
Sentence conventionSentence(const LessonTables &tables);
/// One for each number that a hash gives to several rows.
std::vector<Sentence> repeatSentences(const LessonTables &tables, std::uint32_t hash);
/// In how many orders the pair collides; wants LessonPair::orders.
Sentence orderSentence(const LessonTables &tables, const LessonPair &pair);
Sentence claimSentence(const LessonTables &tables, const Disagreement &wrong);

}  // namespace shinglescope
