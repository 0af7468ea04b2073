// SPDX-License-Identifier: MIT
#include "core/tune/advice/plan_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/lsh/capped_buckets.h"

namespace shinglescope {
namespace {

/// Plans that cost so little more than the cheapest are as good: of these, the one that compares
/// the fewest pairs is recommended, because a comparison takes longer than a hash value.
constexpr double kAsCheap = 1.1;
/// The share of the deviation over seeds that is kept in reserve: then two thirds of all seeds keep
/// the promise, and the mean of several seeds does so nearly always.
constexpr double kReserve = 0.5;
/// Rows per band that are considered. Bands of more rows need thousands of hashes.
constexpr std::uint32_t kMostRowsPerBand = 64;
/// The attempts to reach a promise with more bands, and those that count candidates.
constexpr int kMostAttempts = 40;
constexpr int kMostBandTrials = 5;
/// Candidates are counted if a run takes a few seconds, and for several seeds if it takes less.
constexpr double kMostTriedHashValues = 2e10;
constexpr double kMostTriedCandidates = 4e7;
constexpr std::uint64_t kTextsOfSeveralSeeds = 300'000;
constexpr std::uint32_t kOtherSeeds = 3;
/// An F1 so near the best is as good.
constexpr double kAsGoodF1 = 0.995;
constexpr double kStepOfBands = 1.15;
/// Bands of more rows need ever more hashes, so the search ends at plans that cost so much more.
constexpr double kHopeless = 50;

std::vector<PlanFigures> ranked(std::vector<PlanFigures> plans) {
  std::ranges::sort(plans, {},
                    [](const PlanFigures &each) { return std::pair(each.cost(), each.plan.rows); });
  if (plans.empty()) return plans;
  const double most = plans.front().cost() * kAsCheap;
  auto best = plans.begin();
  for (auto each = plans.begin(); each != plans.end() && each->cost() <= most; ++each)
    if (each->compared < best->compared) best = each;
  std::rotate(plans.begin(), best, best + 1);
  return plans;
}

}  // namespace

PlanSearch::PlanSearch(const AdviceEvidence &evidence, const SignatureOptions &signature,
                       Ratio threshold, const AdviceQuestion &question, const RunContext &context)
    : m_evidence(evidence),
      m_signature(signature),
      m_question(question),
      m_context(context),
      m_pairs(evidence.pairs.atLeast(threshold)),
      m_curve(*evidence.texts, m_pairs),
      m_trials(*evidence.texts, m_pairs, signature) {}

double PlanSearch::hashValuesOfPlan(const BandPlan &plan) const {
  return static_cast<double>(hashValuesOf(m_evidence.profile.texts(), plan.numHashes()));
}

double PlanSearch::roughlyCompared(const BandPlan &plan) const {
  const auto most = static_cast<double>(mostCandidates(m_evidence.profile.texts(), plan.bands,
                                                       m_evidence.texts->scope.hasReference()));
  return std::min(m_evidence.profile.expectedCandidates(plan), most);
}

double PlanSearch::f1Of(const BandPlan &plan, double compared) const {
  const double all = m_pairs.textPairs();
  if (all == 0 || m_curve.textPairs() == 0) return 0;
  const double found =
      all * m_curve.foundTextPairs(plan) / static_cast<double>(m_curve.textPairs());
  return 2 * found / (std::max(compared, found) + all);
}

bool PlanSearch::mayTry(const BandPlan &plan) const {
  const double values = static_cast<double>(m_evidence.shingles) * plan.numHashes();
  return values <= kMostTriedHashValues && roughlyCompared(plan) <= kMostTriedCandidates;
}

std::vector<PlanSearch::Rough> PlanSearch::roughPlans(double leastRecall) const {
  std::vector<Rough> plans;
  double least = std::numeric_limits<double>::infinity();
  for (std::uint32_t rows = 1; rows <= std::min(kMostRowsPerBand, m_question.mostHashes); ++rows) {
    const auto bands = m_curve.bandsFor(rows, leastRecall, m_question.mostHashes / rows);
    if (!bands) continue;
    const BandPlan plan{*bands, rows};
    const double values = hashValuesOfPlan(plan);
    if (values > kHopeless * least) break;
    plans.push_back({plan, values, values + roughlyCompared(plan)});
    least = std::min(least, plans.back().cost);
  }
  std::ranges::sort(plans, {},
                    [](const Rough &each) { return std::pair(each.cost, each.plan.rows); });
  return plans;
}

Result<PlanFigures> PlanSearch::withoutTrials(const BandPlan &plan) {
  const auto spread = m_trials.spreadOf(plan, m_context);
  if (!spread) return spread.error();
  PlanFigures figures;
  figures.plan = plan;
  figures.recall = std::max(0.0, m_curve.recall(plan) - (spread->expected - spread->reliable()));
  figures.deviation = spread->deviation;
  figures.margin = kReserve * spread->deviation + m_curve.sampleError(plan);
  figures.hashValues = hashValuesOf(m_evidence.profile.texts(), plan.numHashes());
  figures.compared = roughlyCompared(plan);
  return figures;
}

Result<void> PlanSearch::tryBands(PlanFigures &figures) {
  if (mayTry(figures.plan)) {
    const std::uint32_t others =
        m_evidence.profile.texts() <= kTextsOfSeveralSeeds ? kOtherSeeds : 0;
    auto trials =
        tryBandPlan(*m_evidence.texts, m_pairs, m_signature, figures.plan, others, m_context);
    // Without the memory to count them, the expected candidates remain.
    if (!trials && trials.error().code != ErrorCode::Limit) return trials.error();
    if (trials) {
      if (trials->isCapped() || !m_evidence.profile.isExact())
        figures.compared = trials->meanCompared();
      figures.recall = std::max(0.0, figures.recall - trials->meanLost());
      figures.own = trials->own();
      figures.isCounted = true;
    }
  }
  figures.missedPairs = (1 - figures.recall) * static_cast<double>(m_curve.rowPairs());
  figures.f1 = f1Of(figures.plan, figures.compared);
  return {};
}

Result<PlanFigures> PlanSearch::figuresOf(const BandPlan &plan) {
  auto figures = withoutTrials(plan);
  if (!figures) return figures;
  if (auto tried = tryBands(*figures); !tried) return tried.error();
  return figures;
}

std::uint32_t PlanSearch::moreBands(const PlanFigures &figures, double leastRecall) const {
  const BandPlan &plan = figures.plan;
  const std::uint32_t most = m_question.mostHashes / plan.rows;
  const double wanted = m_curve.recall(plan) + (leastRecall - figures.promised());
  const auto enough = m_curve.bandsFor(plan.rows, wanted, most);
  // Half of the way, because the margin shrinks with more bands.
  const std::uint32_t half =
      enough && *enough > plan.bands ? plan.bands + (*enough - plan.bands + 1) / 2 : 0;
  return std::max({plan.bands + 1, half, enough ? 0 : plan.bands + plan.bands / 10});
}

Result<std::optional<PlanFigures>> PlanSearch::cheapestOfRows(std::uint32_t rows,
                                                              double leastRecall) {
  const std::uint32_t most = m_question.mostHashes / rows;
  const auto fewest = m_curve.bandsFor(rows, leastRecall, most);
  if (!fewest) return std::optional<PlanFigures>();
  std::uint32_t bands = *fewest;
  int trials = 0;
  for (int attempt = 0; attempt < kMostAttempts && bands <= most; ++attempt) {
    auto figures = withoutTrials({bands, rows});
    if (!figures) return figures.error();
    if (figures->promised() >= leastRecall) {
      if (auto tried = tryBands(*figures); !tried) return tried.error();
      if (figures->promised() >= leastRecall) return std::optional(*figures);
      if (++trials == kMostBandTrials) break;
    }
    bands = moreBands(*figures, leastRecall);
  }
  return std::optional<PlanFigures>();
}

Result<std::vector<PlanFigures>> PlanSearch::plansThatKeep(double leastRecall) {
  std::vector<PlanFigures> plans;
  double most = 0;
  for (const Rough &rough : roughPlans(leastRecall)) {
    if (m_context.isCancelled()) return cancelledError();
    if (!plans.empty() && rough.hashValues > most) continue;
    const auto plan = cheapestOfRows(rough.plan.rows, leastRecall);
    if (!plan) return plan.error();
    if (!*plan) continue;
    most = plans.empty() ? (*plan)->cost() * kAsCheap : std::min(most, (*plan)->cost() * kAsCheap);
    plans.push_back(**plan);
  }
  return ranked(std::move(plans));
}

Result<PlanFigures> PlanSearch::planOfBestF1() {
  std::vector<Rough> plans;
  std::vector<double> scores;
  for (std::uint32_t rows = 1; rows <= std::min(kMostRowsPerBand, m_question.mostHashes); ++rows) {
    if (m_context.isCancelled()) return cancelledError();
    for (std::uint32_t bands = 1; bands <= m_question.mostHashes / rows;
         bands = std::max(bands + 1, static_cast<std::uint32_t>(bands * kStepOfBands))) {
      const BandPlan plan{bands, rows};
      const double compared = roughlyCompared(plan);
      plans.push_back({plan, 0, hashValuesOfPlan(plan) + compared});
      scores.push_back(f1Of(plan, compared));
    }
  }
  const double enough = *std::ranges::max_element(scores) * kAsGoodF1;
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < plans.size(); ++i)
    if (scores[i] >= enough && (!best || plans[i].cost < plans[*best].cost)) best = i;
  return figuresOf(plans[*best].plan);
}

}  // namespace shinglescope
