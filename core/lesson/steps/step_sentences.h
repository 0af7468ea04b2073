// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/model/sentence.h"

namespace shinglescope {

// Sentences used by both steps and hand-outs.

/// The size of a given matrix.
Sentence givenSentence(const LessonTables &tables);
/// The number of shingles of a document.
Sentence cutSentence(const LessonDocument &document);
/// The number of rows of the matrix that are not shown.
Sentence hiddenRowsSentence(const LessonTables &tables);
/// The hashes and the cells of the matrix that were changed manually; none without a value.
Sentence changeSentence(const LessonTables &tables);
/// Explains the values of a signature.
Sentence conventionSentence(const LessonTables &tables);
/// One sentence for each number that a hash gives to several rows.
std::vector<Sentence> repeatSentences(const LessonTables &tables, std::uint32_t hash);
/// The number of orders in which the pair collides; needs LessonPair::orders.
Sentence orderSentence(const LessonTables &tables, const LessonPair &pair);
Sentence claimSentence(const LessonTables &tables, const Disagreement &wrong);

}  // namespace shinglescope
