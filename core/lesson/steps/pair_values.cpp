// SPDX-License-Identifier: MIT
#include "core/lesson/steps/pair_values.h"

#include <charconv>

namespace shinglescope {
namespace {

constexpr double kNearEnd = 0.01;
constexpr int kLeastDecimals = 2;
constexpr int kMostDecimals = 17;  ///< distinguish any two doubles from 0 to 1

double printedNumber(const SentenceValue &decimal) {
  const std::string &text = decimal.parts.front();
  double number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

bool isPrintedAlike(double one, double other, int decimals) {
  return SentenceValue::decimal(one, decimals) == SentenceValue::decimal(other, decimals);
}

/// Tests whether two probabilities are printed alike. A sentence shows three decimals; a table
/// shows a percentage: whole, with one decimal, or with two near 0 % and 100 %.
bool isPrintedAlike(double one, double other) {
  const bool isAtEnd = other < kNearEnd || other > 1 - kNearEnd;
  return isPrintedAlike(one, other, 2) && isPrintedAlike(one, other, kChanceDecimals) &&
         (!isAtEnd || isPrintedAlike(one, other, 4));
}

}  // namespace

SentenceValue similarityForChance(const LessonPair &pair, const BandPlan &plan) {
  const double similarity = pair.jaccard();
  for (int decimals = kLeastDecimals; decimals < kMostDecimals; ++decimals) {
    SentenceValue shown = SentenceValue::decimal(similarity, decimals);
    const double printed = printedNumber(shown);
    // Nearly 1 or nearly 0 must not be printed as 1 or 0.
    const bool isEnd = printed == 0 || printed == 1;
    if (isEnd && printed != similarity) continue;
    if (isPrintedAlike(candidateProbability(printed, plan), pair.chance)) return shown;
  }
  return SentenceValue::decimal(similarity, kMostDecimals);
}

SentenceValue chanceValue(const LessonPair &pair) {
  return SentenceValue::decimal(pair.chance, kChanceDecimals);
}

double curveThreshold(const BandPlan &plan) { return similarityAtProbability(0.5, plan); }

bool isMissed(const LessonPair &pair, const BandPlan &plan) {
  return pair.sharedBands == 0 && pair.jaccard() >= curveThreshold(plan);
}

std::vector<Sentence> curveSentences(const BandPlan &plan) {
  return {{SentenceId::CurveIs,
           {SentenceValue::counted(plan.bands, SentenceValue::Thing::Bands),
            SentenceValue::counted(plan.rows, SentenceValue::Thing::Rows),
            SentenceValue::count(plan.rows), SentenceValue::count(plan.bands)}},
          {SentenceId::CurveThreshold, {SentenceValue::decimal(curveThreshold(plan))}}};
}

}  // namespace shinglescope
