// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// The built-in lessons, in the order of the menu: that of resources/lessons/index.json, which also
/// describes those whose files have no goal. They are part of the program and are parsed once. Any
/// thread.
const std::vector<LessonSpec> &readyLessons();

/// The built-in lesson with this id. Errors: BadParameter, which lists the existing ones.
Result<LessonSpec> readyLesson(std::string_view id);

}  // namespace shinglescope
