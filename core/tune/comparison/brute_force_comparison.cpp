// SPDX-License-Identifier: MIT
#include "core/tune/comparison/brute_force_comparison.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/base/parallel.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/exact_join.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

constexpr std::size_t kShowdownTextsPerBlock = 16;
constexpr std::size_t kShowdownPairsPerPoll = 256;

class Clock {
 public:
  double lap() {
    const auto began = m_start;
    m_start = std::chrono::steady_clock::now();
    return std::chrono::duration<double>(m_start - began).count();
  }

 private:
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

using TextPair = std::pair<TextId, TextId>;
TextPair textsOf(const ScoredPair &pair) { return {pair.textA, pair.textB}; }

/// The most rows whose pairs can all be compared within the limit.
std::size_t rowsForPairs(std::uint64_t pairs) {
  return static_cast<std::size_t>((1 + std::sqrt(1 + 8 * static_cast<double>(pairs))) / 2);
}

/// Compares every pair of sets that the scope allows.
Result<std::vector<ScoredPair>> compareAll(const ExactSets &texts, const Ratio &threshold,
                                           std::uint64_t &comparisons, const RunContext &context) {
  const auto &all = texts.withShingles;
  context.startStage(Stage::Comparing, WorkUnit::Texts, all.size());
  const std::size_t blocks = blockCount(all.size(), kShowdownTextsPerBlock);
  std::vector<std::vector<ScoredPair>> slots(blocks);
  std::vector<std::uint64_t> compared(blocks);
  const auto compareBlock = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (!texts.scope.mayPair(all[i], all[j])) continue;
        if (++compared[block.index] % kShowdownPairsPerPoll == 0 && context.isCancelled())
          return cancelledError();
        ScoredPair pair{{all[i]}, {all[j]}};
        scoreOnSets(texts.sets(), Measure(), pair);
        if (isAtLeast(pair.intersection, pair.whole, threshold)) slots[block.index].push_back(pair);
      }
    }
    context.advance(block.end - block.begin);
    return {};
  };
  if (auto done = forEachBlock(context, all.size(), kShowdownTextsPerBlock, compareBlock); !done)
    return done.error();
  std::vector<ScoredPair> pairs;
  for (std::size_t block = 0; block < blocks; ++block) {
    pairs.insert(pairs.end(), slots[block].begin(), slots[block].end());
    comparisons += compared[block];
  }
  return pairs;
}

/// Both sides on one data set. Lives for one call.
class Contest {
 public:
  Contest(const Dataset &dataset, const Recipe &recipe, const RunContext &context)
      : m_dataset(dataset), m_recipe(recipe), m_context(context) {}

  Result<BruteForceComparison> run() {
    if (auto banded = checkUsesBands(m_recipe); !banded) return banded.error();
    if (auto counted = countAllowed(); !counted) return counted.error();
    Clock clock;
    const auto reference = referenceOf(m_dataset, m_recipe);
    auto found = reference ? findAgainst(m_dataset, *reference, m_recipe, m_context)
                           : findDuplicates(m_dataset, m_recipe, m_context);
    if (!found) return found.error();
    m_showdown.lshSeconds = clock.lap();
    auto texts = makeExactSets(m_dataset, m_recipe, m_context);
    if (!texts) return texts.error();
    m_showdown.shinglingSeconds = clock.lap();
    auto brute = compareAll(*texts, m_recipe.threshold, m_showdown.bruteComparisons, m_context);
    if (!brute) return brute.error();
    m_showdown.bruteSeconds = clock.lap();
    auto joined = exactJoin(texts->sets(), m_recipe.bound(), m_context, texts->scope);
    if (!joined) return joined.error();
    m_showdown.joinSeconds = clock.lap();
    if (joined->pairs.size() != brute->size())
      return errorOf(ErrorCode::Internal, {MessageId::JoinDisagrees, {}});
    compare(*texts, *found, *brute);
    auto examined = examineCandidates(*texts, {.most = 1}, m_context, &joined->pairs);
    if (!examined) return examined.error();
    m_showdown.examples = std::move(examined->pairs);
    return m_showdown;
  }

 private:
  Result<void> countAllowed() {
    const std::size_t rows = m_dataset.rowCount();
    const auto scope = recipeScope(m_dataset, m_recipe, referenceOf(m_dataset, m_recipe));
    if (!scope) return scope.error();
    const auto allowed = countAllowedPairs(*scope, rows, m_context);
    if (!allowed) return allowed.error();
    if (rows > 1)
      m_showdown.allowedShare =
          static_cast<double>(*allowed) / pairsOfRows(static_cast<double>(rows));
    return {};
  }

  void compare(const ExactSets &texts, const DuplicateResult &found,
               const std::vector<ScoredPair> &brute) {
    std::vector<TextPair> ofLsh;
    for (const ScoredPair &pair : found.pairs) {
      if (!isPairAtLeast(pair, found.recipe(), m_recipe.threshold)) continue;
      const auto [a, b] = std::minmax({texts.classes().textOf(found.classes.firstRow(pair.textA)),
                                       texts.classes().textOf(found.classes.firstRow(pair.textB))});
      if (!texts.isIdentical(a, b)) ofLsh.emplace_back(a, b);
    }
    std::ranges::sort(ofLsh);
    const auto add = [&](const TextPair &pair, PairCounts &counts) {
      ++counts.texts;
      counts.rows += texts.rowPairsOf(pair.first, pair.second);
    };
    for (const TextPair &pair : ofLsh) add(pair, m_showdown.lshPairs);
    for (const ScoredPair &pair : brute) {
      if (texts.isIdentical(pair.textA, pair.textB)) continue;
      add(textsOf(pair), m_showdown.brutePairs);
      if (std::ranges::binary_search(ofLsh, textsOf(pair)))
        add(textsOf(pair), m_showdown.bothPairs);
    }
    m_showdown.rows = m_dataset.rowCount();
    m_showdown.distinctTexts = texts.withShingles.size();
    m_showdown.threads = m_context.threads;
    m_showdown.candidates = found.report.candidates;
    m_showdown.identicalPairs = texts.identicalRowPairs();
  }

  const Dataset &m_dataset;
  const Recipe &m_recipe;
  const RunContext &m_context;
  BruteForceComparison m_showdown;
};

Result<BruteForceComparison> contestOfSample(const Dataset &dataset, const Recipe &recipe,
                                             const BruteForceOptions &options, std::size_t rows,
                                             const RunContext &context) {
  const auto sampler = RowSampler::create(dataset, recipe, options.drawn, context);
  if (!sampler) return sampler.error();
  const auto drawn = sampler->draw(rows, options.seed, recipe.threshold, context);
  if (!drawn) return drawn.error();
  const auto sample = copyRows(dataset, *drawn);
  auto showdown = Contest(*sample, recipe, context).run();
  if (!showdown) return showdown;
  showdown->drawn = options.drawn;
  for (ExaminedPair &pair : showdown->examples) {
    pair.rowA = {(*drawn)[pair.rowA.value]};
    pair.rowB = {(*drawn)[pair.rowB.value]};
  }
  return showdown;
}

}  // namespace

double BruteForceComparison::secondsPerComparison() const {
  return bruteComparisons == 0 ? 0 : bruteSeconds / static_cast<double>(bruteComparisons);
}

double BruteForceComparison::bruteSecondsFor(double wanted) const {
  return secondsPerComparison() * pairsOfRows(wanted) * allowedShare;
}

double BruteForceComparison::lshSecondsFor(double wanted) const {
  return rows == 0 ? 0 : lshSeconds * wanted / static_cast<double>(rows);
}

Result<BruteForceComparison> runShowdown(const Dataset &dataset, const Recipe &recipe,
                                         const BruteForceOptions &options,
                                         const RunContext &context) {
  if (options.mostPairs == 0) return badParameter({MessageId::BruteForceOfNoPairs, {}});
  Recipe all = recipe;
  all.pairs = PairsWanted::All;
  const std::size_t most = rowsForPairs(options.mostPairs);
  auto showdown = dataset.rowCount() > most ? contestOfSample(dataset, all, options, most, context)
                                            : Contest(dataset, all, context).run();
  if (showdown) showdown->dataRows = dataset.rowCount();
  return showdown;
}

}  // namespace shinglescope
