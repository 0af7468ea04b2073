// SPDX-License-Identifier: MIT
#include "core/tune/advice/advice_words.h"

#include <cmath>

namespace shinglescope {
namespace {

/// Shares of the data from which a remark is made.
constexpr double kManyShort = 0.05;
constexpr double kManyFewShingles = 0.2;
constexpr double kAllAlike = 0.2;

DecimalValue percent(double share, int decimals = 1) { return {100 * share, decimals}; }
DecimalValue whole(double count) { return {count, 0}; }
DecimalValue whole(std::uint64_t count) { return whole(static_cast<double>(count)); }
DecimalValue megabytes(std::uint64_t bytes) { return {static_cast<double>(bytes) / 1e6, 0}; }

Message whyNoPlan(const Advice &advice) {
  const AdviceQuestion &question = advice.question;
  if (advice.recipe.measure.isContainment()) return {MessageId::AdviceContainmentIsExact, {}};
  if (advice.texts < 2) return {MessageId::AdviceNoTexts, {}};
  if (question.leastRecall == Ratio{1, 1}) return {MessageId::AdviceOnlyExactFindsAll, {}};
  if (advice.brokenLimit == AdviceLimit::Time)
    return {MessageId::AdviceNothingInTime, {DecimalValue{question.mostSeconds, 1}}};
  if (advice.brokenLimit == AdviceLimit::Memory)
    return {MessageId::AdviceNothingInMemory, {megabytes(question.mostBytes)}};
  return {MessageId::AdviceNoPlan, {percent(question.leastRecall.toDouble()), question.mostHashes}};
}

Message whyThisPlan(const Advice &advice) {
  const AdviceQuestion &question = advice.question;
  const DecimalValue promised = percent(question.leastRecall.toDouble());
  if (advice.brokenLimit == AdviceLimit::Time)
    return {MessageId::AdviceBreaksTime, {promised, DecimalValue{question.mostSeconds, 1}}};
  if (advice.brokenLimit == AdviceLimit::Memory)
    return {MessageId::AdviceBreaksMemory, {promised, megabytes(question.mostBytes)}};
  if (advice.exact.isBetter) return {MessageId::AdviceExactIsBetter, {whole(advice.exact.entries)}};
  if (question.rule == AdviceRule::BestF1 && advice.knownPairs > 0)
    return {MessageId::AdviceHasBestF1, {DecimalValue{advice.plan->f1, 3}, question.mostHashes}};
  return {MessageId::AdviceKeepsPromise, {promised}};
}

}  // namespace

std::vector<Message> adviceReason(const Advice &advice) {
  if (!advice.plan) {
    if (advice.texts < 2 && !advice.recipe.measure.isContainment()) return {whyNoPlan(advice)};
    return {whyNoPlan(advice),
            {MessageId::AdviceExactMissesNothing, {}},
            {MessageId::AdviceExactCost, {whole(advice.exact.entries)}}};
  }
  const PlanFigures &plan = *advice.plan;
  return {{MessageId::AdviceFinds,
           {plan.plan.numHashes(), plan.plan.bands, plan.plan.rows, percent(plan.recall),
            advice.recipe.threshold.toDecimal()}},
          {MessageId::AdviceCompares, {whole(plan.compared), whole(advice.allPairs)}},
          whyThisPlan(advice)};
}

std::vector<Message> adviceRemarks(const Advice &advice, const AdviceEvidence &evidence) {
  std::vector<Message> remarks;
  const std::uint32_t k = advice.recipe.shingle.k;
  const DecimalValue threshold = advice.recipe.threshold.toDecimal();
  if (advice.plan && advice.knownPairs == 0)
    remarks.push_back({MessageId::AdviceHasNoPairs, {threshold}});
  else if (advice.plan && advice.isUncertain())
    remarks.push_back({MessageId::AdviceHasFewPairs, {advice.knownPairs, threshold}});
  if (!advice.isOfAllPairs && evidence.pairs.searchedTexts > 0)
    remarks.push_back({MessageId::AdviceIsOfSample,
                       {whole(evidence.pairs.searchedTexts), whole(evidence.pairs.dataTexts)}});
  const auto rows = static_cast<double>(evidence.texts->classes().rows.size());
  if (static_cast<double>(evidence.emptyRows) > kManyShort * rows && k > 1)
    remarks.push_back({MessageId::AdviceShortRows, {evidence.emptyRows, k}});
  const double few = advice.texts == 0 ? 0
                                       : static_cast<double>(evidence.fewShingles) /
                                             static_cast<double>(advice.texts);
  if (few > kManyFewShingles && k > 1)
    remarks.push_back({MessageId::AdviceFewShingles, {percent(few), k}});
  if (evidence.meanSimilarity > kAllAlike)
    remarks.push_back({MessageId::AdviceAllAlike, {percent(evidence.meanSimilarity), k}});
  if (advice.valley)
    remarks.push_back(
        {MessageId::AdviceValley,
         {DecimalValue{advice.valley->low, 2}, DecimalValue{advice.valley->high, 2}}});
  if (advice.plan && evidence.texts->recipe.verification == Verification::Estimate)
    remarks.push_back({MessageId::AdviceVerifiesExactly, {}});
  return remarks;
}

Message alternativeMessage(const PlanFigures &alternative, const PlanFigures &plan) {
  const double missed = alternative.missedPairs - plan.missedPairs;
  const double more = plan.cost() == 0 ? 0 : alternative.cost() / plan.cost() - 1;
  const MessageId id =
      missed > 0
          ? (more > 0 ? MessageId::AlternativeMissesMoreForMore : MessageId::AlternativeMissesMore)
          : (more > 0 ? MessageId::AlternativeFindsMore : MessageId::AlternativeFindsMoreForLess);
  const double pairs = std::abs(missed);
  constexpr double kMany = 10;
  return {id, {DecimalValue{pairs, pairs < kMany ? 1 : 0}, percent(std::abs(more), 0)}};
}

}  // namespace shinglescope
