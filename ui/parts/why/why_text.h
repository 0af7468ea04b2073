// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/explain/pair_explanation.h"

namespace shinglescope {

/// Explains in one or two sentences what a run does with a pair and where the pair drops out, for a
/// reader who is not familiar with bands.
QString fateText(const PairExplanation &why, const Recipe &recipe, bool isExactRun);

/// Says for containment how much of which text is in the other one. `shingle` names the shingles,
/// such as "word 3".
QString partText(const PairExplanation &why, const QString &shingle);

/// Says where the pairs of a list come from: no threshold or band of this program chose them.
QString listedFateText();

/// Says how many pairs of this similarity the bands find. Rich text that contains no record text.
QString planChanceText(const PairExplanation &why, const Recipe &recipe);

/// Describes the chance that the bands find such a pair, and what that means for this one.
/// Rich text that contains no record text.
QString chanceText(const PairExplanation &why, const Recipe &recipe, bool isExactRun);

}  // namespace shinglescope
