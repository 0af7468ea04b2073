// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/pages/learn/tables/lesson_grid.h"
#include "ui/pages/learn/walk/walk_player.h"

namespace shinglescope {

// What the walk through a permutation shows. Pure functions of its player and the lesson's state.

/// The matrix; the numbers of the permutation are there as far as the walk went.
LessonGrid walkGrid(const WalkPlayer &walk, const LessonState &state);
/// The column of rows, which sorts itself.
LessonGrid orderGrid(const WalkPlayer &walk);
/// The formula with the numbers of the step's row, such as "h1(3) = (4 · 3 + 9) mod 17 = 4".
QString walkFormula(const WalkPlayer &walk);
/// What happens at this step, as rich text.
QString walkStory(const WalkPlayer &walk);

}  // namespace shinglescope
