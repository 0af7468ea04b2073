// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/explain/pair_explanation.h"

namespace shinglescope {

/// Explains in one or two sentences what a run does with a pair and where the pair drops out, for a
/// reader who is not familiar with bands.
QString fateText(const PairExplanation &why, const Recipe &recipe, bool isExactRun);

/// Describes the chance that the bands find such a pair, and what that means for this one.
/// Rich text that contains no record text.
QString chanceText(const PairExplanation &why, const Recipe &recipe, bool isExactRun);

}  // namespace shinglescope
