#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

/// The first half of a lesson: texts prepared and cut, and the rows they make.
struct LessonMatrix {
  std::vector<LessonDocument> documents;
  std::vector<LessonRow> rows;
};

/// Of the texts or the given matrix. Errors as makeLessonTables(). O(text log text).
Result<LessonMatrix> makeLessonMatrix(const LessonSpec &spec, const RunContext &context);

}  // namespace shinglescope
