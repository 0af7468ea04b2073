// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/pages/learn/proof/proof_player.h"
#include "ui/pages/learn/tables/lesson_grid.h"

namespace shinglescope {

// What the demonstration of equal minima shows. Pure functions of its player.

/// The rows with their numbers, in the order of the step, tinted by kind.
LessonGrid proofGrid(const ProofPlayer &proof);
/// What happens at this step, as rich text.
QString proofStory(const ProofPlayer &proof);
/// The argument: the chance and the similarity are the same fraction. Rich text.
QString proofArgument(const ProofPlayer &proof);
/// The name of the permutation, such as "h1" or "shuffle 3".
QString permutationName(const ProofPlayer &proof);
/// The share of equal minima among the permutations that were tried; empty before.
QString triedText(const ProofPlayer &proof);

}  // namespace shinglescope
