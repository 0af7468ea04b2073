#pragma once

#include <QString>

#include "core/explain/pair_explanation.h"

namespace shinglescope {

/// What a run makes of a pair, and where it drops out, in one or two sentences
/// for somebody who has not heard of bands.
QString fateText(const PairExplanation &why, const Recipe &recipe, bool isExactRun);

/// The chance that the bands find such a pair, and what that says of this one.
/// Rich text of our own words and numbers.
QString chanceText(const PairExplanation &why, const Recipe &recipe, bool isExactRun);

}  // namespace shinglescope
