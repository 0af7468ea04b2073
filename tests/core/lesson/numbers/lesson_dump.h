// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/lesson/lesson.h"

namespace shinglescope::test {

/// Writes everything that a lesson shows as JSON: the tables, the sentences of each step as numbers
/// of SentenceId with their values, the questions, the printed forms, and with `hasConvergence` the
/// curves of the estimates. `language` is that of the author's texts.
std::string lessonDump(const Lesson &lesson, std::string_view language, bool hasConvergence);

}  // namespace shinglescope::test
