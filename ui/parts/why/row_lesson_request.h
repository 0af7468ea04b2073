#pragma once

#include <vector>

#include "core/lesson/model/row_lesson.h"

namespace shinglescope {

/// The lesson of rows that were chosen in the window, titled and named by their
/// numbers there. Errors as lessonOfRows().
Result<LessonSpec> lessonOfChosenRows(const Dataset &dataset, const Recipe &recipe,
                                      const std::vector<RecordId> &rows);

}  // namespace shinglescope
