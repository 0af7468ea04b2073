// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/hand_out.h"

namespace shinglescope {

/// The tables of a hand-out. `isBlank` leaves out the answers. Each is O(size of the table).

/// The shingles of each document in the order of its text, with their rows.
HandOutTable shinglesOnPaper(const LessonTables &tables);
/// The characteristic matrix.
HandOutTable matrixOnPaper(const LessonTables &tables);
HandOutTable jaccardOnPaper(const LessonTables &tables, bool isBlank);
/// Shared shingles and similarity of each pair.
HandOutTable pairsOnPaper(const LessonTables &tables, bool isBlank);
/// a, b and p of each hash.
HandOutTable functionsOnPaper(const LessonTables &tables);
/// The number of each row under each hash.
HandOutTable valuesOnPaper(const LessonTables &tables);
/// The rows in the order of each hash.
HandOutTable ordersOnPaper(const LessonTables &tables);
/// The signatures, with a line between the bands.
HandOutTable signaturesOnPaper(const LessonTables &tables, bool isBlank);
HandOutTable estimatesOnPaper(const LessonTables &tables, bool isBlank);
/// The buckets. A blank table has one line for each document.
HandOutTable bucketsOnPaper(const LessonTables &tables, bool isBlank);
HandOutTable candidatesOnPaper(const LessonTables &tables, bool isBlank);
HandOutTable chancesOnPaper(const LessonTables &tables, bool isBlank);

}  // namespace shinglescope
