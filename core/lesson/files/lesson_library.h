#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// The ready lessons, in the order in which they are offered. They are part of the program
/// (resources/lessons/) and read once. Any thread.
const std::vector<LessonSpec> &readyLessons();

/// The ready lesson with this id. BadParameter lists those that there are.
Result<LessonSpec> readyLesson(std::string_view id);

}  // namespace shinglescope
