// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

/// The first half of a lesson: texts prepared and shingled, and the resulting rows.
struct LessonMatrix {
  std::vector<LessonDocument> documents;
  std::vector<LessonRow> rows;
};

/// Builds the matrix from the texts, or copies the given one. Errors: those of makeLessonTables().
/// O(text log text).
Result<LessonMatrix> makeLessonMatrix(const LessonSpec &spec, const RunContext &context);

}  // namespace shinglescope
