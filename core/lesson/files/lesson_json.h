// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// Parses the text of a lesson file (docs/lessons.md). Errors: BadParameter, which names the field
/// that is unknown or whose value is wrong; `file` of the error is `path`, which may be empty.
/// Lesson::create() checks what depends on the texts.
Result<LessonSpec> lessonFromJson(std::string_view json, const std::string &path = {});

/// Reads a lesson file of at most 1 MiB. Errors: also Io; each names the file.
Result<LessonSpec> loadLesson(const std::string &path);

/// Writes indented JSON that reads back as the same lesson; the order of keys is fixed.
std::string lessonToJson(const LessonSpec &spec);

}  // namespace shinglescope
