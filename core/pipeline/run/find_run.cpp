// SPDX-License-Identifier: MIT
#include "core/pipeline/run/find_run.h"

#include <algorithm>
#include <optional>

#include "core/base/pair_budget.h"
#include "core/lsh/capped_buckets.h"
#include "core/pipeline/estimate/looked_rows.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/report/stage_clock.h"
#include "core/pipeline/run/candidate_search.h"
#include "core/pipeline/run/group_sets.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope {
namespace {

/// Measures signing on some rows, only if the plan depends on its speed.
Result<MemoryDemand> demandOf(const SigningInput &input, const Recipe &recipe,
                              const RunContext &context) {
  MemoryDemand demand;
  demand.rows = input.dataset.rowCount();
  demand.datasetBytes = input.dataset.memoryBytes();
  demand.bands = recipe.bands;
  demand.needsAllCandidates = recipe.pairs == PairsWanted::Links;
  demand.savesMemory = !input.dataset.keepsText();
  if (!couldKeepKeys(demand, context)) {
    const auto seconds = measureSigning(input, recipe.bandPlan(), context);
    if (!seconds) return seconds.error();
    demand.signSecondsPerRow = *seconds;
  }
  return demand;
}

/// Up to this many rows do not need a sample: they form few pairs in any case.
constexpr std::uint32_t kFewRows = 5000;
/// The memory that a result gets, if available, relative to its estimate.
constexpr double kEstimateMargin = 1.25;
constexpr std::uint64_t kQuicklyLookedBytes = 8U << 20U;

/// A run whose table stays in its file keeps this much of the sets of pairs: they would soon be
/// most of its memory, and few of them are needed again.
constexpr std::uint64_t kFewSetBytes = 16U << 20U;
constexpr std::uint64_t kAllSets = ~std::uint64_t{0};

/// The most pairs that this number of rows can form.
std::uint64_t mostPairsOf(const FindRequest &request) {
  const std::uint64_t rows = request.dataset.rowCount();
  const bool hasReference = request.scope.firstReference().has_value();
  return std::min(pairsAmong(rows), mostCandidates(rows, request.recipe.bands, hasReference));
}

/// True if pairs might not fit; a sample is drawn only then.
bool mayHaveNoRoom(const FindRequest &request, const MemoryPlan &plan, const RunContext &context) {
  const bool isLinks = request.recipe.pairs == PairsWanted::Links;
  if (context.memoryBudget == 0 || request.dataset.rowCount() <= kFewRows || isLinks) return false;
  return mostPairsOf(request) > plan.resultBytes / kBytesPerScoredPair;
}

/// A plan with memory for the number of pairs that a sample predicts. Limit if they do not fit.
Result<MemoryPlan> planForPairs(const FindRequest &request, MemoryDemand demand,
                                const RunContext &context) {
  RunContext quiet = quietly(context);
  quiet.memoryBudget = 0;  // the sample is small
  EstimateOptions quick;
  quick.lookedBytes = sampledBytes(kQuicklyLookedBytes, kGrowthSigned, memoryLimit(context));
  quick.tellsTime = false;
  quick.firstReference = request.scope.firstReference();
  const auto estimate = estimateRun(request.dataset, request.recipe, quiet, quick);
  if (!estimate) return estimate.error();
  const auto bytes =
      static_cast<double>(std::min(estimate->pairs, mostPairsOf(request)) * kBytesPerScoredPair);
  demand.resultBytes = static_cast<std::uint64_t>(kEstimateMargin * bytes);
  const auto plan = planMemory(demand, context);
  if (!plan || bytes <= static_cast<double>(plan->resultBytes)) return plan;
  return errorOf(ErrorCode::Limit,
                 {MessageId::PairsOverMemory, {estimate->pairs, plan->budget >> 20U}});
}

Result<MemoryPlan> makePlan(const FindRequest &request, const SigningInput &input,
                            bool areTextsKnown, const RunContext &context) {
  const auto demand = demandOf(input, request.recipe, context);
  if (!demand) return demand.error();
  auto plan = planMemory(*demand, context);
  if (!plan || areTextsKnown || !mayHaveNoRoom(request, *plan, context)) return plan;
  return planForPairs(request, *demand, context);
}

/// Changes the keys like SigningPass: texts with different labels then hardly ever share a key.
void mixLabels(const RowScope &scope, const TextClasses &classes, BandKeys &keys) {
  if (!scope.hasLabels()) return;
  for (std::uint32_t text = 0; text < classes.textCount(); ++text) {
    const std::uint32_t label = scope.keyLabel(classes.firstRow(TextId{text}));
    for (std::uint32_t word = 0; word < keys.words(); ++word)
      for (std::uint32_t band = 0; band < keys.bands(); ++band)
        keys.band(band, word)[text] ^= label;
  }
}

/// Runs the steps in order; `keep` as in runFind().
class Steps {
 public:
  Steps(const FindRequest &request, bool keep, FindState &state, const RunContext &context,
        RunReport &report)
      : m_request(request),
        m_recipe(request.recipe),
        m_input(request.signingInput()),
        m_keep(keep),
        m_state(state),
        m_context(context),
        m_report(report),
        m_clock(report) {}

  Result<void> plan() {
    auto plan = makePlan(m_request, m_input, m_state.texts.has_value(), m_context);
    if (!plan) return plan.error();
    m_plan = *plan;
    m_report.memoryPlan = m_plan;
    return {};
  }

  Result<void> sign() {
    if (m_state.texts) {
      m_report.reused.emplace_back("signatures");
      return {};
    }
    const bool keepSignatures =
        m_keep && maySignaturesBeKept(m_request.dataset.rowCount(), m_recipe.signature.numHashes,
                                      m_plan, m_context);
    auto texts = signTexts(keepSignatures);
    if (!texts && m_plan.savesMemory && texts.error().code == ErrorCode::Io) {
      m_plan.savesMemory = false;  // without a temporary file, the keys stay in memory
      m_plan.keys = KeyStore::Memory;
      m_plan.bandsAtOnce = m_recipe.bands;
      m_report.memoryPlan = m_plan;
      texts = signTexts(keepSignatures);
    }
    if (!texts) return texts.error();
    m_state.texts = std::move(*texts);
    return {};
  }

  /// Finds the first part of the candidates, or all if one list can hold them.
  Result<void> findCandidates() {
    if (m_state.candidates) {
      m_report.reused.emplace_back("candidates");
      return {};
    }
    auto candidates = m_clock.time(Stage::Banding, [&]() -> Result<Candidates> {
      SignedTexts &texts = *m_state.texts;
      if (texts.keys.bands() == 0 && !texts.spill) {
        auto keys = makeBandKeys(texts.signatures, m_recipe.bandPlan(), m_context);
        if (!keys) return keys.error();
        texts.keys = std::move(*keys);
        mixLabels(m_request.scope, texts.classes, texts.keys);
      }
      auto scope = makePairScope(m_request.scope, texts.classes, m_context);
      if (!scope) return scope.error();
      m_scope = *std::move(scope);
      m_search.emplace(m_input, m_recipe.bandPlan(), m_plan, m_scope, texts, m_context);
      return m_search->next();
    });
    if (!candidates) return candidates.error();
    if (m_keep && m_search->isDone())
      m_state.candidates = std::move(*candidates);
    else
      m_part = std::move(*candidates);
    return {};
  }

  Result<void> score() {
    if (m_state.scored) {
      m_report.reused.emplace_back("scores");
      return {};
    }
    CandidateScorer scorer(m_input, m_state.texts->classes, m_state.texts->occurrences, m_recipe,
                           m_request.floor(),
                           {m_plan.chunkBytes, m_plan.resultBytes, !m_keep,
                            m_request.dataset.keepsText() ? kAllSets : kFewSetBytes});
    const auto scored = scoreParts(scorer);
    if (!scored) {
      if (m_keep) m_state.partialScores = std::move(scorer.result());
      return scored;
    }
    m_state.scored = std::move(scorer.result());
    m_state.floor = m_request.floor();
    return m_state.scored->areSetsDropped ? makeSetsAgain() : Result<void>{};
  }

  /// What capped buckets skipped.
  BucketReport buckets() {
    if (m_state.candidates) return m_state.candidates->tally.report(m_state.candidates->pairs);
    return m_part ? m_part->tally.reportOf(m_examined) : BucketReport{};
  }

  StageClock &clock() { return m_clock; }

 private:
  Result<SignedTexts> signTexts(bool keepSignatures) {
    return m_clock.timeParts(
        Stage::Preparing, Stage::Signing,
        [&] {
          return signDataset(m_input, m_recipe.bandPlan(), m_plan, keepSignatures, m_context);
        },
        [](const auto &made) { return made ? made->preparingShare : 0; });
  }

  /// Scores one part of the candidates after the other.
  Result<void> scoreParts(CandidateScorer &scorer) {
    if (m_state.candidates) return scorePart(scorer, m_state.candidates->pairs, true);
    if (m_recipe.pairs == PairsWanted::Links && !m_search->isDone())
      return PairBudget::over(m_part->pairs.size(), kPairAdvice);
    while (true) {
      m_examined += m_part->tally.examined(m_part->pairs);
      // Each part is dropped as soon as it is filtered.
      auto done = scorePart(scorer, std::exchange(m_part->pairs, {}), m_search->isDone());
      if (!done || m_search->isDone()) return done;
      auto next = m_clock.time(Stage::Banding, [&] { return m_search->next(); });
      if (!next) return next.error();
      m_part->pairs = std::move(next->pairs);
    }
  }

  Result<void> scorePart(CandidateScorer &scorer, std::vector<CandidatePair> candidates,
                         bool isLast) {
    return m_clock.time(Stage::Verifying, [&]() -> Result<void> {
      auto done = m_recipe.pairs == PairsWanted::Links
                      ? scorer.scoreLinks(candidates, m_context)
                      : scorer.score(std::move(candidates), m_context);
      return done && isLast ? scorer.keepClasses(m_context) : done;
    });
  }

  Result<void> makeSetsAgain() {
    if (m_request.scope.firstReference()) return {};  // there are no groups
    auto sets = m_clock.time(Stage::Verifying, [&] { return makeNeededSets(); });
    if (!sets) return sets.error();
    sets->sizeOfText = std::move(m_state.scored->sets.sizeOfText);
    m_state.scored->sets = *std::move(sets);
    return {};
  }

  /// Rebuilds, from their rows, the sets of the texts that the search for weakest links compares.
  Result<ShingleSets> makeNeededSets() const {
    const RunContext quiet = quietly(m_context);
    const SignedTexts &all = *m_state.texts;
    const auto compared =
        textsThatGroupsCompare(all.classes, m_state.scored->verified.pairs, m_recipe, quiet);
    if (!compared) return compared.error();
    const std::vector<std::uint32_t> &texts = *compared;
    std::uint64_t bytes = 0;
    for (const std::uint32_t text : texts)
      bytes += 2 * sizeof(std::uint64_t) * (std::uint64_t{all.occurrences[text]} + 1);
    if (bytes > m_plan.resultBytes)
      return errorOf(ErrorCode::Limit, {MessageId::GroupSetsOverMemory, {texts.size()}});
    auto subset = makeTextSubset(m_input, all.classes, texts, {true, false}, quiet);
    if (!subset) return subset.error();
    return std::move(subset->sets);
  }

  const FindRequest &m_request;
  const Recipe &m_recipe;
  SigningInput m_input;
  bool m_keep;
  FindState &m_state;
  const RunContext &m_context;
  MemoryPlan m_plan;
  PairScope m_scope;
  std::optional<CandidateSearch> m_search;
  std::optional<Candidates> m_part;  ///< for candidates in parts, with the tally of all buckets
  std::uint64_t m_examined = 0;      ///< candidates of affected texts in earlier parts
  RunReport &m_report;
  StageClock m_clock;
};

void startReport(const FindRequest &request, const RunContext &context, RunReport &report) {
  report.engine = "find";
  report.recipe = request.recipe;
  report.threads = context.threads;
}

/// Counts the file's rows in the report, and those of the reference separately.
void countAgainst(RunReport &report, const DuplicateResult &result) {
  AgainstReport &against = report.against.emplace();
  against.rows = report.rows - *result.firstReference;
  report.rows = *result.firstReference;
  for (const std::uint64_t matches : referenceMatches(result))
    against.matchedRows += matches > 0 ? 1U : 0U;
}

/// Does the same if the rows of each table form pairs too.
void countWithin(RunReport &report, const DuplicateResult &result, std::uint32_t secondTable) {
  AgainstReport &against = report.against.emplace();
  against.hasPairsWithin = true;
  against.rows = report.rows - secondTable;
  report.rows = secondTable;
  against.matchedRows = countRowsWithPartner(result, secondTable);
}

/// Copies the parts of the state that belong to the result; moves them without `keep`.
void takeResult(FindState &state, bool keep, DuplicateResult &result) {
  const Ratio floor = result.recipe().effectiveFloor();
  const auto isKept = [&](const ScoredPair &pair) {
    return isPairAtLeast(pair, result.recipe(), floor);
  };
  result.report.shingles = state.texts->shingleOccurrences();
  result.report.candidates = state.scored->verified.compared;
  if (!keep) {
    result.classes = std::move(state.texts->classes);
    result.sets = std::move(state.scored->sets);
    result.pairs = std::move(state.scored->verified.pairs);
    state = {};
    return;
  }
  result.classes = state.texts->classes;
  result.sets = state.scored->sets;
  const std::vector<ScoredPair> &pairs = state.scored->verified.pairs;
  result.pairs.reserve(static_cast<std::size_t>(std::ranges::count_if(pairs, isKept)));
  std::ranges::copy_if(pairs, std::back_inserter(result.pairs), isKept);
}

}  // namespace

Result<DuplicateResult> runFind(const FindRequest &request, bool keep, FindState &state,
                                const RunContext &context) {
  DuplicateResult result;
  startReport(request, context, result.report);
  state.partialScores.reset();
  Steps steps(request, keep, state, context, result.report);
  if (auto done = steps.plan(); !done) return done.error();
  if (auto done = steps.sign(); !done) return done.error();
  if (auto done = steps.findCandidates(); !done) return done.error();
  if (auto done = steps.score(); !done) return done.error();
  result.report.buckets = steps.buckets();
  takeResult(state, keep, result);
  auto grouped =
      steps.clock().time(Stage::Grouping, [&] { return finishResult(request, result, context); });
  if (!grouped) return grouped.error();
  steps.clock().finish();
  return result;
}

Result<DuplicateResult> partialResult(const FindRequest &request, const FindState &state,
                                      const RunContext &context) {
  DuplicateResult result;
  startReport(request, context, result.report);
  result.report.isPartial = true;
  StageClock clock(result.report);
  FindState copy;
  copy.texts.emplace().classes = state.texts->classes;
  copy.texts->occurrences = state.texts->occurrences;
  copy.scored = state.partialScores;
  takeResult(copy, false, result);
  auto grouped =
      clock.time(Stage::Grouping, [&] { return finishResult(request, result, context); });
  if (!grouped) return grouped.error();
  clock.finish();
  return result;
}

Result<void> finishResult(const FindRequest &request, DuplicateResult &result,
                          const RunContext &context) {
  RunReport &report = result.report;
  result.firstReference = request.scope.firstReference();
  if (auto done = assignTo(result.groups, groupsAt(result, report.recipe.threshold, context));
      !done)
    return done.error();
  report.rows = request.dataset.rowCount();
  if (result.firstReference)
    countAgainst(report, result);
  else if (request.dataset.secondTable())
    countWithin(report, result, *request.dataset.secondTable());
  report.distinctTexts = result.classes.textCount();
  for (const std::uint32_t text : result.classes.emptyTexts)
    report.emptyTexts += result.classes.rowsOf(TextId{text}).size();
  report.scoredPairs = result.pairs.size();
  report.pairs = countRowPairs(result, report.recipe.threshold);
  report.groups = result.groups.size();
  for (const Group &group : result.groups) report.rowsInGroups += group.rows.size();
  report.peakMemoryBytes = peakMemoryBytes();
  return {};
}

}  // namespace shinglescope
