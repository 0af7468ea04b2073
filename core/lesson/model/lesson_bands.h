// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

/// Compares every pair of documents by shingles, signatures and bands. Requires the documents,
/// rows, signatures and plan.
std::vector<LessonPair> lessonPairs(const LessonTables &tables);

/// The buckets of each band; a document without a shingle is in none.
std::vector<std::vector<LessonBucket>> lessonBuckets(const LessonTables &tables);

}  // namespace shinglescope
