// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

/// Tests whether a text contains a share, such as 0.25, 0,25 or 3/12, that is the similarity, the
/// estimate or the chance of a pair of the lesson: on a work sheet it would give the result away.
/// O(text * pairs).
bool namesResult(const LessonTables &tables, std::string_view text);

}  // namespace shinglescope
