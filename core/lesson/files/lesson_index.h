// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// A built-in lesson in the index (resources/lessons/index.json), with what its file lacks.
struct LessonIndexEntry {
  std::string id;
  LocalText goal;
  std::uint32_t minutes = 0;
  std::vector<LocalText> names;  ///< of the texts, in their order
};

/// Parses the index. The order of the entries is that of the menu. Errors: BadParameter, which
/// names the field.
Result<std::vector<LessonIndexEntry>> lessonIndexFromJson(std::string_view json);

/// Adds what the file of the lesson lacks.
LessonSpec completedBy(const LessonIndexEntry &entry, LessonSpec spec);

}  // namespace shinglescope
