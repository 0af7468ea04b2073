// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/run_estimate.h"

#include <algorithm>
#include <cmath>

#include "core/pipeline/estimate/estimated_count.h"
#include "core/pipeline/estimate/exact_sample.h"
#include "core/pipeline/estimate/operation_costs.h"
#include "core/pipeline/estimate/run_memory.h"
#include "core/pipeline/estimate/run_probe.h"
#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

/// The minimum number of compared pairs for estimating the share that is kept.
constexpr double kEnoughPairs = 30;
/// Bytes of text to search for stop shingles.
constexpr std::uint64_t kBytesForStops = 1U << 20U;

/// The number of measured operations in a step, determined from whole runs (bench/estimate). These
/// are ratios of operations, so they hold on other machines too.
constexpr double kSortsPerRow = 4;    ///< collapsing equal texts
constexpr double kFetchesPerRow = 1;  ///< building the classes of equal texts
constexpr double kBandGrowth = 1.5;   ///< a band of all texts exceeds the caches
constexpr double kSortsPerLook = 1.5;
constexpr double kSortsPerCandidate = 3;
constexpr double kFetchesPerCandidate = 3;  ///< sets and signatures
constexpr double kFetchesPerScoredPair = 2;

struct FindProbe {
  CellTexts cells;
  RunProbe probe;
  PairTrial trial;
  PairTrial capped;
  OperationCosts costs;
  double stopSeconds = 0;  ///< for finding stop shingles in all rows
};

/// Measures and counts everything that an estimate needs.
class FindProber {
 public:
  FindProber(const Dataset &dataset, const Recipe &recipe, const RunContext &context,
             const EstimateOptions &options)
      : m_dataset(dataset),
        m_recipe(recipe),
        m_context(quietlyAlone(context)),
        m_options(options) {}

  Result<FindProbe> probe() {
    auto checked = checkRequest(m_dataset, m_recipe, m_options.firstReference);
    if (!checked) return checked.error();
    const auto same = sameColumns(m_dataset, m_recipe);
    if (!same) return same.error();
    std::vector<ColumnId> columns = checked->columns;  // rows that differ here count as distinct
    columns.insert(columns.end(), same->begin(), same->end());
    auto cells = lookAtCells(
        m_dataset, columns, 0, static_cast<std::uint32_t>(m_dataset.rowCount()),
        std::max<std::size_t>(m_options.sampledTexts, 1), m_context, m_options.firstReference);
    if (!cells) return cells.error();
    FindProbe found;
    found.cells = *std::move(cells);
    if (auto done = findStops(columns, found); !done) return done.error();
    const std::uint64_t bytes =
        sampledBytes(m_options.lookedBytes, kGrowthSigned, memoryLimit(m_context));
    const auto looked =
        spreadRows(m_dataset, columns, found.cells, bytes, m_context, m_options.firstReference);
    if (!looked) return looked.error();
    auto done = probeLooked(*looked, found);
    if (!done) return done.error();
    return found;
  }

 private:
  /// Finds the words that a run would keep, and the shingles that it would leave out. The latter
  /// are estimated from some rows.
  Result<void> findStops(const std::vector<ColumnId> &columns, FindProbe &found) {
    const double before = threadSeconds();
    if (auto common =
            assignTo(m_recipe.shingle.common, commonWordsOf(m_dataset, m_recipe, m_context));
        !common)
      return common;
    if (m_recipe.shingle.common != nullptr) found.stopSeconds = threadSeconds() - before;
    if (!m_recipe.shingle.maxDocumentFrequency) return {};
    const auto some = spreadRows(m_dataset, columns, found.cells, kBytesForStops, m_context);
    if (!some) return some.error();
    auto request = checkRequest(*some->dataset, m_recipe);
    if (!request) return request.error();
    const double start = threadSeconds();
    if (auto done = resolveShingles(*request, m_context, m_recipe.shingle.common); !done)
      return done;
    found.stopSeconds += (threadSeconds() - start) * static_cast<double>(m_dataset.rowCount()) /
                         static_cast<double>(some->dataset->rowCount());
    m_recipe.shingle.stop = request->recipe.shingle.stop;
    return {};
  }

  Result<void> probeLooked(const LookedRows &looked, FindProbe &found) {
    auto request = checkRequest(*looked.dataset, m_recipe, looked.firstReference);
    if (!request) return request.error();
    auto probe = probeRun(*request, looked, found.cells, m_context);
    if (!probe) return probe.error();
    found.probe = *std::move(probe);
    auto trial = tryPairs(*request, found.probe.buckets.drawn, m_context);
    if (!trial) return trial.error();
    found.trial = *trial;
    auto capped = tryPairs(*request, found.probe.buckets.drawnCapped, m_context);
    if (!capped) return capped.error();
    found.capped = *capped;
    const double textBytes = found.probe.occurrences * sizeof(std::uint64_t) +
                             m_recipe.signature.numHashes * double{sizeof(std::uint32_t)};
    if (!m_options.tellsTime) return {};
    return assignTo(found.costs,
                    measureOperations(found.probe.buckets.texts * textBytes, m_context));
  }

  const Dataset &m_dataset;
  Recipe m_recipe;
  RunContext m_context;
  const EstimateOptions &m_options;
};

/// Combines the counts and measurements.
class FindCost {
 public:
  FindCost(const FindProbe &found, const Recipe &recipe, double rows, double allPairs)
      : m_found(found), m_recipe(recipe), m_rows(rows), m_allPairs(allPairs) {}

  bool isBound() const {
    const RunProbe &probe = m_found.probe;
    return probe.buckets.seen == 0 && probe.sampledTexts < probe.comparedTexts;
  }
  double candidates() const {
    const RunProbe &probe = m_found.probe;
    const double pairs = std::min(estimatedPairs(probe.comparedTexts), m_allPairs);
    if (!isBound()) return std::min(probe.buckets.candidates + probe.buckets.neighbourPairs, pairs);
    const double texts = std::max(probe.sampledTexts, 1.0);
    return std::min(kRuleOfThree * probe.comparedTexts / (2 * texts), pairs);
  }
  double pairs() const { return keptPairs(&PairTrial::scored); }
  /// Pairs at or above the threshold.
  double links() const { return keptPairs(&PairTrial::linked); }
  /// Texts in a candidate that passed the filter. The partners of a text resemble each other, so
  /// they pass together more often than by chance; fewer of them count.
  double passingTexts() const {
    constexpr double kIndependence = 0.94;
    const double fails = 1 - passing(m_found.trial);
    const double cappedFails = 1 - passing(m_found.capped);
    double texts = 0;
    for (const TextPartners &text : m_found.probe.buckets.partners)
      texts += text.texts * (1 - std::pow(fails, std::pow(text.met, kIndependence)) *
                                     std::pow(cappedFails, text.neighbours));
    return std::min(m_found.probe.buckets.texts, texts);
  }
  double signSecondsPerRow() const { return m_found.probe.rowSeconds; }

  double cpuSeconds(double freshBytes) const {
    const OperationCosts &costs = m_found.costs;
    const double rows = m_rows * (m_found.probe.rowSeconds + kSortsPerRow * costs.sortedItem +
                                  kFetchesPerRow * costs.fetch);
    const double banding =
        m_found.probe.comparedTexts * m_recipe.bands * kBandGrowth * costs.bandedText +
        m_found.probe.buckets.looks * kSortsPerLook * costs.sortedItem;
    return m_found.stopSeconds + rows + banding + comparing() + freshBytes * costs.freshByte;
  }

 private:
  double keptPairs(double PairTrial::*kept) const {
    if (m_found.trial.pairs + m_found.capped.pairs < kEnoughPairs) return 0;
    const auto share = [kept](const PairTrial &trial) {
      return trial.pairs > 0 ? trial.*kept / trial.pairs : 0;
    };
    const BucketFigures &buckets = m_found.probe.buckets;
    return buckets.candidates * share(m_found.trial) +
           buckets.neighbourPairs * share(m_found.capped);
  }

  /// The share of the compared pairs that passed the filter.
  static double passing(const PairTrial &trial) {
    return trial.pairs > 0 ? trial.passing / trial.pairs : 1;
  }

  double comparing() const {
    if (isBound()) return 0;
    const OperationCosts &costs = m_found.costs;
    const BucketFigures &buckets = m_found.probe.buckets;
    const double textSeconds = std::max(m_found.trial.textSeconds, m_found.capped.textSeconds);
    const double bitmapSeconds =
        std::max(m_found.trial.bitmapSeconds, m_found.capped.bitmapSeconds);
    const double listed = candidates() * (kSortsPerCandidate * costs.sortedItem + costs.fetch);
    const double fetched = kFetchesPerCandidate * costs.fetch;
    return buckets.texts * bitmapSeconds + listed + passingTexts() * textSeconds +
           buckets.candidates * passing(m_found.trial) * (m_found.trial.pairSeconds + fetched) +
           buckets.neighbourPairs * passing(m_found.capped) *
               (m_found.capped.pairSeconds + fetched) +
           pairs() * kFetchesPerScoredPair * costs.fetch;
  }

  const FindProbe &m_found;
  const Recipe &m_recipe;
  double m_rows;
  double m_allPairs;
};

RunSizes sizesOf(const FindProbe &found, const FindCost &cost, const Recipe &recipe,
                 const RunContext &context, double rows) {
  RunSizes sizes;
  sizes.rows = rows;
  sizes.texts = found.probe.texts;
  sizes.candidates = cost.isBound() ? 0 : cost.candidates();
  sizes.candidateTexts = found.probe.buckets.texts;
  sizes.passingTexts = cost.passingTexts();
  sizes.shingles = std::max(found.trial.shingles, found.capped.shingles);
  sizes.scoredPairs = cost.pairs();
  sizes.linkedPairs = cost.links();
  sizes.bands = recipe.bands;
  sizes.numHashes = recipe.signature.numHashes;
  sizes.threads = context.threads;
  return sizes;
}

/// A run exceeds its budget by at most a tenth (bench/memory).
std::uint64_t overBudget(const MemoryPlan &plan) { return plan.budget / 10 * 11; }

}  // namespace

Result<RunEstimate> estimateRun(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context, const EstimateOptions &options) {
  const auto found = FindProber(dataset, recipe, context, options).probe();
  if (!found) return found.error();
  const auto scope = recipeScope(dataset, recipe, options.firstReference);
  if (!scope) return scope.error();
  const std::uint64_t rows = dataset.rowCount();
  const auto allPairs = countAllowedPairs(*scope, rows, context);
  if (!allPairs) return allPairs.error();
  const FindCost cost(*found, recipe, static_cast<double>(rows), static_cast<double>(*allPairs));
  const auto plan =
      planMemory({rows, dataset.memoryBytes(), recipe.bands, cost.signSecondsPerRow()}, context);
  if (!plan) return plan.error();
  RunSizes sizes = sizesOf(*found, cost, recipe, context, static_cast<double>(rows));
  sizes.keepsSignatures =
      options.keepsState && maySignaturesBeKept(rows, recipe.signature.numHashes, *plan, context);
  const double made = findPeakBytes(sizes, *plan);
  RunEstimate estimate;
  estimate.memoryPlan = *plan;
  estimate.rows = rows;
  estimate.sampledRows = roundedCount(found->probe.sampledTexts);
  estimate.distinctTexts = roundedCount(std::min(found->probe.texts, static_cast<double>(rows)));
  estimate.candidates = roundedCount(cost.candidates());
  estimate.isCandidateBound = cost.isBound();
  estimate.pairs = roundedCount(cost.pairs());
  estimate.cpuSeconds = cost.cpuSeconds(made);
  estimate.seconds = estimate.cpuSeconds / std::max(1U, context.threads);
  estimate.tableBytes = tableBytes(dataset);
  estimate.memoryBytes = std::min(estimate.tableBytes + roundedCount(made), overBudget(*plan));
  estimate.allPairs = *allPairs;
  return estimate;
}

}  // namespace shinglescope
