#pragma once

#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// Changes of a lesson's settings that keep it consistent. Pure functions.

/// Other texts; what the author said of the old ones' numbers is dropped.
LessonSpec withTexts(LessonSpec spec, std::vector<LessonText> texts);
LessonSpec withShingles(LessonSpec spec, ShingleUnit unit, std::uint32_t k);
LessonSpec withPermutations(LessonSpec spec, LessonPermutations kind);
/// The bands become the largest number that divides, up to what they were.
LessonSpec withHashes(LessonSpec spec, std::uint32_t hashes);
/// One formula by hand; `functions` are those that the lesson shows now.
LessonSpec withFunction(LessonSpec spec, const std::vector<ModularPermutation> &functions,
                        std::size_t hash, const ModularPermutation &function);
/// All permutations drawn anew.
LessonSpec withNewDraw(LessonSpec spec);

}  // namespace shinglescope
