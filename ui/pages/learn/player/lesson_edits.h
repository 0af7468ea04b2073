// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

// Edits of a lesson's settings that keep it consistent. Pure functions.

/// Replaces the texts; drops manual changes and the author's claims and notes about the old
/// numbers.
LessonSpec withTexts(LessonSpec spec, std::vector<LessonText> texts);
LessonSpec withShingles(LessonSpec spec, ShingleUnit unit, std::uint32_t k);
LessonSpec withPermutations(LessonSpec spec, LessonPermutations kind);
/// Sets the number of hashes; the number of bands becomes its largest divisor up to the old number
/// of bands.
LessonSpec withHashes(LessonSpec spec, std::uint32_t numHashes);
/// Sets one formula; `functions` are those that the lesson currently shows.
LessonSpec withFunction(LessonSpec spec, const std::vector<ModularPermutation> &functions,
                        std::size_t hash, const ModularPermutation &function);
/// Draws all permutations again, with the next seed.
LessonSpec withNewDraw(LessonSpec spec);

}  // namespace shinglescope
