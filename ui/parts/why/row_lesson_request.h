// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/lesson/model/row_lesson.h"

namespace shinglescope {

/// Returns the lesson for chosen rows, titled by their row numbers. Errors as for
/// lessonOfRows().
Result<LessonSpec> lessonOfChosenRows(const Dataset &dataset, const Recipe &recipe,
                                      const std::vector<RecordId> &rows);

}  // namespace shinglescope
