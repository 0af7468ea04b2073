// SPDX-License-Identifier: MIT
#include "core/tune/advice/advisor.h"

#include <algorithm>
#include <cmath>

#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/tune/advice/advice_words.h"
#include "core/tune/advice/histogram_valley.h"
#include "core/tune/advice/plan_search.h"
#include "core/tune/recall/measured_recall.h"

namespace shinglescope {
namespace {

/// What is tried, from the best, if the promise cannot be kept within the limits.
constexpr std::array kLowerPromises = {0.99, 0.95, 0.9, 0.8, 0.65, 0.5, 0.3, 0.1};
/// Text that is signed for an estimate of time and memory.
constexpr std::uint64_t kAdviceLookedBytes = 8U << 20U;
/// With less memory an estimate has too little of it for a sample.
constexpr std::uint64_t kLeastEstimatedMemory = 64U << 20U;
/// The alternative with fewer bands has so many of them.
constexpr double kFewerBands = 0.8;
constexpr std::size_t kAlternatives = 2;

/// One advice. Lives for one call.
class Adviser {
 public:
  Adviser(const AdviceEvidence &evidence, const Ratio &threshold, const AdviceQuestion &question,
          const RunContext &context)
      : m_evidence(evidence),
        m_question(question),
        m_context(context),
        m_quiet(quietly(context)),
        m_search(evidence, evidence.texts->recipe.signature, threshold, question, m_quiet) {
    m_advice.question = question;
    m_advice.recipe = evidence.texts->recipe;
    m_advice.recipe.threshold = threshold;
    m_advice.recipe.shingle.stop = nullptr;
    m_advice.recipe.shingle.common = nullptr;
    if (m_advice.recipe.floor) m_advice.recipe.floor = std::min(*m_advice.recipe.floor, threshold);
  }

  Result<Advice> advise() {
    m_context.startStage(Stage::Sweeping, WorkUnit::Settings, 0);
    describeData();
    if (m_advice.texts >= 2 && m_question.leastRecall < Ratio{1, 1}) {
      if (auto chosen = choose(); !chosen) return chosen.error();
    }
    if (auto timed = timeExact(); !timed) return timed.error();
    judgeExact();
    if (m_advice.plan) {
      if (auto listed = listAlternatives(); !listed) return listed.error();
      adopt();
    }
    m_advice.reason = adviceReason(m_advice);
    m_advice.remarks = adviceRemarks(m_advice, m_evidence);
    return std::move(m_advice);
  }

 private:
  void describeData() {
    const TruePairs &pairs = m_search.pairs();
    m_advice.texts = m_evidence.profile.texts();
    m_advice.allPairs = m_evidence.profile.allPairs();
    m_advice.knownPairs = m_search.curve().rowPairs();
    m_advice.isOfAllPairs = pairs.isExact;
    const double scale =
        pairs.pairs.empty() ? 1 : pairs.textPairs() / static_cast<double>(pairs.pairs.size());
    m_advice.truePairs = static_cast<double>(m_advice.knownPairs) * scale;
    m_advice.histogram = adviceHistogram(m_evidence);
    m_advice.valley = findValley(m_advice.histogram);
    m_advice.exact.entries = pairs.joinEntries;
    m_advice.exact.shingles = m_evidence.shingles;
    m_advice.exact.isAffordable = pairs.joinEntries <= kAffordableComparisons;
  }

  bool hasLimits() const { return m_question.mostSeconds > 0 || m_question.mostBytes > 0; }
  bool isTimed() const { return m_question.tellsTime || hasLimits(); }

  Result<void> choose() {
    const auto plans = bestPlans();
    if (!plans) return plans.error();
    if (auto chosen = chooseAmong(*plans); !chosen || m_advice.plan || plans->empty())
      return chosen;
    // The limits rule out every such plan.
    for (const double promise : kLowerPromises) {
      if (promise >= m_question.leastRecall.toDouble()) continue;
      auto weaker = m_search.plansThatKeep(promise);
      if (!weaker) return weaker.error();
      if (auto chosen = chooseAmong(*weaker); !chosen || m_advice.plan) return chosen;
    }
    return {};
  }

  Result<std::vector<PlanFigures>> bestPlans() {
    if (m_question.rule == AdviceRule::LeastCost || m_advice.knownPairs == 0)
      return m_search.plansThatKeep(m_question.leastRecall.toDouble());
    const auto best = m_search.planOfBestF1();
    if (!best) return best.error();
    return std::vector{*best};
  }

  /// Takes the first plan within the limits, and keeps the others for alternatives.
  Result<void> chooseAmong(std::vector<PlanFigures> plans) {
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (m_context.isCancelled()) return cancelledError();
      if (auto estimated = estimate(plans[i]); !estimated) return estimated.error();
      const AdviceLimit broken = brokenBy(plans[i].resources);
      if (broken != AdviceLimit::None) {
        if (m_advice.brokenLimit == AdviceLimit::None) m_firstBroken = broken;
        continue;
      }
      m_advice.plan = plans[i];
      plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(i));
      m_others = std::move(plans);
      const bool keeps = m_advice.brokenLimit == AdviceLimit::None;
      if (keeps) return {};
      break;
    }
    if (m_advice.brokenLimit == AdviceLimit::None) m_advice.brokenLimit = m_firstBroken;
    return {};
  }

  AdviceLimit brokenBy(const std::optional<AdviceResources> &resources) const {
    if (!hasLimits()) return AdviceLimit::None;
    if (!resources) return AdviceLimit::Memory;
    if (m_question.mostBytes > 0 && resources->memoryBytes > m_question.mostBytes)
      return AdviceLimit::Memory;
    if (m_question.mostSeconds > 0 && resources->seconds > m_question.mostSeconds)
      return AdviceLimit::Time;
    return AdviceLimit::None;
  }

  std::optional<std::uint32_t> firstReference() const {
    return referenceOf(*m_evidence.texts->dataset, m_advice.recipe);
  }

  RunContext estimateContext() const {
    RunContext context = m_quiet;
    if (m_question.mostBytes > 0)
      context.memoryBudget =
          std::min(memoryLimit(context), std::max(m_question.mostBytes, kLeastEstimatedMemory));
    return context;
  }

  /// Estimates time and memory; leaves them unset if the run does not fit into memory at all.
  Result<void> estimate(PlanFigures &figures) const {
    if (!isTimed() || figures.resources) return {};
    const auto made =
        estimateRun(*m_evidence.texts->dataset, recipeOf(figures.plan), estimateContext(),
                    {.lookedBytes = kAdviceLookedBytes, .firstReference = firstReference()});
    if (made)
      figures.resources = AdviceResources{made->seconds, made->cpuSeconds, made->memoryBytes};
    else if (made.error().code != ErrorCode::Limit)
      return made.error();
    return {};
  }

  Result<void> timeExact() {
    if (!isTimed() || m_advice.texts == 0) return {};
    const auto made = estimateExact(*m_evidence.texts->dataset, m_advice.recipe, estimateContext(),
                                    firstReference());
    if (made)
      m_advice.exact.resources =
          AdviceResources{made->seconds, made->cpuSeconds, made->memoryBytes};
    else if (made.error().code != ErrorCode::Limit)
      return made.error();
    return {};
  }

  void judgeExact() {
    ExactFigures &exact = m_advice.exact;
    const bool fits = brokenBy(exact.resources) == AdviceLimit::None;
    const bool isShort = exact.entries <= kFewEntries && exact.shingles <= kFewNumberedShingles;
    const bool isCheap =
        isShort || (m_advice.plan && static_cast<double>(exact.entries) <= m_advice.plan->cost());
    const bool isOnly = !m_advice.plan || m_advice.brokenLimit != AdviceLimit::None;
    exact.isBetter = fits && m_advice.texts >= 2 && exact.isAffordable && (isCheap || isOnly);
    // Nothing but exact search finds all pairs.
    if (!m_advice.plan && m_question.leastRecall == Ratio{1, 1} && m_advice.texts >= 2)
      exact.isBetter = fits;
  }

  Recipe recipeOf(const BandPlan &plan) const {
    Recipe recipe = m_advice.recipe;
    recipe.signature.numHashes = plan.numHashes();
    recipe.bands = plan.bands;
    recipe.verification = Verification::Exact;
    return recipe;
  }
  void adopt() { m_advice.recipe = recipeOf(m_advice.plan->plan); }

  /// A plan of fewer bands, and the cheapest one of other rows; if one is missing, the next rows.
  Result<void> listAlternatives() {
    const BandPlan plan = m_advice.plan->plan;
    const auto fewer = static_cast<std::uint32_t>(std::floor(kFewerBands * plan.bands));
    if (fewer >= 1 && fewer < plan.bands) {
      if (auto added = add(m_search.figuresOf({fewer, plan.rows})); !added) return added;
    }
    for (const PlanFigures &other : m_others) {
      if (m_advice.alternatives.size() == kAlternatives) return {};
      if (auto added = add(other); !added) return added;
    }
    const double promise = std::min(m_question.leastRecall.toDouble(), m_advice.plan->promised());
    for (const std::uint32_t rows : {plan.rows + 1, plan.rows - 1, plan.rows + 2}) {
      if (rows == 0 || m_advice.alternatives.size() == kAlternatives) continue;
      const auto isListed = [rows](const PlanFigures &each) { return each.plan.rows == rows; };
      if (std::ranges::any_of(m_advice.alternatives, isListed)) continue;
      const auto other = m_search.cheapestOfRows(rows, promise);
      if (!other) return other.error();
      if (!*other) continue;
      if (auto added = add(**other); !added) return added;
    }
    return {};
  }

  Result<void> add(Result<PlanFigures> figures) {
    if (!figures) return figures.error();
    if (auto estimated = estimate(*figures); !estimated) return estimated;
    m_advice.alternatives.push_back(*std::move(figures));
    return {};
  }

  const AdviceEvidence &m_evidence;
  const AdviceQuestion &m_question;
  const RunContext &m_context;
  RunContext m_quiet;
  PlanSearch m_search;
  std::vector<PlanFigures> m_others;
  AdviceLimit m_firstBroken = AdviceLimit::None;
  Advice m_advice;
};

/// The advice for a measure that bands cannot serve.
Result<Advice> adviseExact(const Dataset &dataset, const Recipe &recipe,
                           const AdviceQuestion &question, const RunContext &context) {
  Advice advice;
  advice.question = question;
  advice.recipe = recipe;
  const auto texts = makeExactSets(dataset, recipe, context);
  if (!texts) return texts.error();
  advice.texts = texts->withShingles.size();
  const auto made = estimateExact(dataset, recipe, context);
  if (!made) return made.error();
  advice.exact.shingles = texts->sets().values.size();
  advice.exact.entries = made->comparisons;
  advice.exact.isAffordable = made->comparisons <= kAffordableComparisons;
  advice.exact.isBetter = true;
  if (question.tellsTime)
    advice.exact.resources = AdviceResources{made->seconds, made->cpuSeconds, made->memoryBytes};
  advice.reason = adviceReason(advice);
  return advice;
}

}  // namespace

bool Advice::isUncertain() const { return knownPairs < kFewTruePairs; }

Result<void> checkQuestion(const AdviceQuestion &question) {
  if (!question.leastRecall.isPositive() || question.leastRecall > Ratio{1, 1})
    return badParameter({MessageId::PromiseOutOfRange, {question.leastRecall.toDecimal()}});
  if (question.mostHashes < 1 || question.mostHashes > kMaxHashes)
    return badParameter({MessageId::HashCountWrong, {question.mostHashes, kMaxHashes}});
  if (!(question.mostSeconds >= 0)) return badParameter({MessageId::AdviceLimitNegative, {}});
  return {};
}

Result<Advice> advise(const AdviceEvidence &evidence, const Ratio &threshold,
                      const AdviceQuestion &question, const RunContext &context) {
  if (auto valid = checkQuestion(question); !valid) return valid.error();
  return Adviser(evidence, threshold, question, context).advise();
}

Result<Advice> adviseOn(const Dataset &dataset, const Recipe &recipe,
                        const AdviceQuestion &question, const RunContext &context) {
  if (auto valid = checkQuestion(question); !valid) return valid.error();
  if (recipe.measure.isContainment()) return adviseExact(dataset, recipe, question, context);
  const auto texts = makeExactSets(dataset, recipe, context);
  if (!texts) return texts.error();
  const auto evidence = gatherEvidence(*texts, recipe.threshold, context);
  if (!evidence) return evidence.error();
  return advise(*evidence, recipe.threshold, question, context);
}

}  // namespace shinglescope
