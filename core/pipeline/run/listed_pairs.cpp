// SPDX-License-Identifier: MIT
#include "core/pipeline/run/listed_pairs.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/base/sorted_list.h"
#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/report/stage_clock.h"
#include "core/pipeline/run/find_run.h"
#include "core/pipeline/signing/distinct_texts.h"
#include "core/signature/text_subset.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kListedPairsPerBlock = 1024;

/// The largest of 0.01, 0.02, ... at or below a similarity; below 0.01 the largest of 0.001,
/// 0.0001, ...
Ratio roundFloor(const ScoredPair &lowest) {
  const std::uint64_t hundredths = std::uint64_t{lowest.intersection} * 100 / lowest.whole;
  if (hundredths > 0) return {hundredths, 100};
  Ratio floor{1, 1000};
  while (!isAtLeast(lowest.intersection, lowest.whole, floor)) floor.denominator *= 10;
  return floor;
}

/// Scores the pairs of one request. Lives for one run.
class ListedScorer {
 public:
  ListedScorer(FindRequest &request, const RunContext &context, ListedResult &listed)
      : m_request(request), m_context(context), m_listed(listed), m_result(listed.result) {}

  Result<void> findTexts() {
    auto distinct = findDistinctTexts(m_request.signingInput(), m_context);
    if (!distinct) return distinct.error();
    m_result.classes = std::move(distinct->classes);
    return {};
  }

  Result<void> score(std::span<const CandidatePair> rows) {
    auto pairs = textPairs(rows);
    if (auto made = makeSets(pairs); !made) return made;
    m_context.startStage(Stage::Verifying, WorkUnit::Pairs, pairs.size());
    auto scored =
        forEachBlock(m_context, pairs.size(), kListedPairsPerBlock, [&](const Block &block) {
          for (std::size_t i = block.begin; i < block.end; ++i) score(pairs[i]);
          m_context.advance(block.end - block.begin);
          return Result<void>();
        });
    if (!scored) return scored;
    std::erase_if(pairs, [](const ScoredPair &pair) { return pair.intersection == 0; });
    m_result.pairs = std::move(pairs);
    listApart(rows);
    return {};
  }

  void setBounds(std::optional<Ratio> threshold) {
    Recipe &recipe = m_request.recipe;
    const auto lowest = std::ranges::min_element(
        m_result.pairs, {}, [](const ScoredPair &pair) { return pair.similarity(); });
    const Ratio floor = lowest == m_result.pairs.end() ? recipe.threshold : roundFloor(*lowest);
    recipe.threshold = threshold.value_or(floor);
    recipe.floor = std::min(floor, recipe.threshold);
    m_result.report.recipe = recipe;
  }

 private:
  std::vector<ScoredPair> textPairs(std::span<const CandidatePair> rows) const {
    std::vector<ScoredPair> pairs;
    for (const CandidatePair &pair : rows) {
      const auto [a, b] =
          std::minmax(m_result.classes.textOfRow[pair.a], m_result.classes.textOfRow[pair.b]);
      if (a != b) pairs.push_back({{a}, {b}});
    }
    std::ranges::sort(pairs, isBefore);
    const auto repeated = std::ranges::unique(pairs, {}, [](const ScoredPair &pair) {
      return std::pair(pair.textA.value, pair.textB.value);
    });
    pairs.erase(repeated.begin(), repeated.end());
    return pairs;
  }

  /// Makes the sets of the texts in pairs and of those of several rows.
  Result<void> makeSets(const std::vector<ScoredPair> &pairs) {
    std::vector<bool> isWanted(m_result.classes.textCount());
    for (const ScoredPair &pair : pairs)
      isWanted[pair.textA.value] = isWanted[pair.textB.value] = true;
    std::vector<std::uint32_t> texts;
    for (std::uint32_t text = 0; text < isWanted.size(); ++text)
      if (isWanted[text] || m_result.classes.rowsOf(TextId{text}).size() > 1) texts.push_back(text);
    m_context.startStage(Stage::Preparing, WorkUnit::Texts, texts.size());
    auto subset =
        makeTextSubset(m_request.signingInput(), m_result.classes, texts, {true, false}, m_context);
    if (!subset) return subset.error();
    m_result.sets = std::move(subset->sets);
    for (const std::uint32_t text : texts)
      if (m_result.sets.sizeOf(TextId{text}) == 0) m_result.classes.emptyTexts.push_back(text);
    m_result.report.shingles = m_result.sets.values.size();
    return {};
  }

  void score(ScoredPair &pair) const {
    const auto a = m_result.sets[pair.textA];
    const auto b = m_result.sets[pair.textB];
    pair.intersection = intersectionSize(a, b);
    pair.whole = m_request.recipe.measure.wholeOf(a.size(), b.size(), pair.intersection);
  }

  void listApart(std::span<const CandidatePair> rows) {
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
      ScoredPair pair;
      const auto [a, b] =
          std::minmax(m_result.classes.textOfRow[rows[i].a], m_result.classes.textOfRow[rows[i].b]);
      pair.textA = {a};
      pair.textB = {b};
      const bool isFound = a == b ? m_result.classes.hasShingles(pair.textA)
                                  : std::ranges::binary_search(m_result.pairs, pair, isBefore);
      if (!isFound) m_listed.apart.push_back(i);
    }
  }

  FindRequest &m_request;
  const RunContext &m_context;
  ListedResult &m_listed;
  DuplicateResult &m_result;
};

}  // namespace

Result<ListedResult> scoreListedPairs(const Dataset &dataset, Recipe recipe,
                                      std::optional<Ratio> threshold,
                                      std::span<const CandidatePair> rows,
                                      const RunContext &context,
                                      std::optional<std::uint32_t> firstReference) {
  recipe.verification = Verification::Exact;
  recipe.pairs = PairsWanted::All;
  recipe.floor.reset();
  auto request = checkRequest(dataset, recipe, firstReference);
  if (!request) return request.error();
  if (auto stopped = resolveShingles(*request, context); !stopped) return stopped.error();
  ListedResult listed;
  RunReport &report = listed.result.report;
  report.engine = "listed";
  report.threads = context.threads;
  report.candidates = rows.size();
  StageClock clock(report);
  ListedScorer scorer(*request, context, listed);
  auto done = clock.time(Stage::Preparing, [&] { return scorer.findTexts(); });
  if (done) done = clock.time(Stage::Verifying, [&] { return scorer.score(rows); });
  if (!done) return done.error();
  scorer.setBounds(threshold);
  done =
      clock.time(Stage::Grouping, [&] { return finishResult(*request, listed.result, context); });
  if (!done) return done.error();
  clock.finish();
  return listed;
}

}  // namespace shinglescope
