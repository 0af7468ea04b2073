#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// Reads a lesson file's text (docs/lessons.md). BadParameter names the field
/// that is wrong, is unknown, or whose value does not fit; `file` of the error is
/// `path`, which may be empty. Says nothing of what only the texts can show:
/// Lesson::create() does.
Result<LessonSpec> lessonFromJson(std::string_view json, const std::string &path = {});

/// Reads a lesson file of at most 1 MiB; also its errors name the file. Io.
Result<LessonSpec> loadLesson(const std::string &path);

/// Pretty JSON that reads back as the same lesson; keys in a fixed order.
std::string lessonToJson(const LessonSpec &spec);

}  // namespace shinglescope
