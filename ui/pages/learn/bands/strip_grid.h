// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/lesson.h"
#include "ui/pages/learn/tables/lesson_grid.h"

namespace shinglescope {

/// The signature matrix cut into bands: in each band every document is a strip. The strip of the
/// step has the mark Result, and strips that are in one bucket have the mark Equal. A pure
/// function.
LessonGrid stripGrid(const Lesson &lesson, const LessonState &state);

}  // namespace shinglescope
