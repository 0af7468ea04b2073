#pragma once

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/model/sentence.h"

namespace shinglescope {

// How a pair's numbers are printed next to each other.

inline constexpr int kChanceDecimals = 3;

/// The pair's similarity for print next to its chance: two decimals, and more where the
/// chance that follows from the printed number would be printed differently.
SayValue similarityForChance(const LessonPair &pair, const BandPlan &plan);
SayValue chanceValue(const LessonPair &pair);

/// The similarity at which the plan finds one pair of two.
double curveThreshold(const BandPlan &plan);
/// True for a pair at or above curveThreshold() that shares no band. A pair below it that
/// shares none is rightly left out.
bool isMissed(const LessonPair &pair, const BandPlan &plan);

/// Say::CurveIs and Say::CurveThreshold.
std::vector<Sentence> curveSentences(const BandPlan &plan);

}  // namespace shinglescope
