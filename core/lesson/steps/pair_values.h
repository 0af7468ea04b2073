// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/model/sentence.h"

namespace shinglescope {

// The format of the numbers of a pair that are printed next to each other.

inline constexpr int kChanceDecimals = 3;

/// The pair's similarity as printed next to its probability: two decimals, or more if the
/// probability computed from the printed number would be printed differently.
SentenceValue similarityForChance(const LessonPair &pair, const BandPlan &plan);
SentenceValue chanceValue(const LessonPair &pair);

/// The similarity at which the plan finds half of the pairs.
double curveThreshold(const BandPlan &plan);
/// True for a pair at or above curveThreshold() that shares no band. A pair below it without a
/// shared band is correctly left out.
bool isMissed(const LessonPair &pair, const BandPlan &plan);

/// The sentences SentenceId::CurveIs and SentenceId::CurveThreshold.
std::vector<Sentence> curveSentences(const BandPlan &plan);

}  // namespace shinglescope
