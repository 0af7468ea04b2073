// SPDX-License-Identifier: MIT
#include "core/pipeline/run/exact_run.h"

#include <optional>
#include <utility>
#include <vector>

#include "core/base/disjoint_sets.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/estimate/run_memory.h"
#include "core/pipeline/run/find_run.h"
#include "core/pipeline/run/group_sets.h"
#include "core/pipeline/signing/distinct_texts.h"
#include "core/shingle/pair_scope.h"
#include "core/shingle/row_shingle_source.h"
#include "core/signature/text_subset.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerPoll = 1U << 18U;

/// Keeps the pairs that join two groups, in order. False if cancelled.
bool keepLinks(std::size_t texts, std::vector<ScoredPair> &pairs, const RunContext &context) {
  DisjointSets groups(texts);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (i % kPairsPerPoll == 0 && context.isCancelled()) return false;
    if (groups.unite(pairs[i].textA.value, pairs[i].textB.value)) pairs[kept++] = pairs[i];
  }
  pairs.resize(kept);
  return true;
}

/// Runs the steps in order. Lives for one run.
class ExactSteps {
 public:
  ExactSteps(const FindRequest &request, const RunContext &context, DuplicateResult &result)
      : m_request(request), m_input(request.signingInput()), m_context(context), m_result(result) {}

  Result<void> numberTexts() {
    auto distinct = findDistinctTexts(m_input, m_context);
    if (!distinct) return distinct.error();
    m_result.classes = std::move(distinct->classes);
    auto source = RowShingleSource::create(
        {m_request.dataset, m_request.columns, m_request.recipe.preparation,
         m_request.recipe.shingle, m_result.classes},
        m_context.threads);
    if (!source) return source.error();
    auto numbered = NumberedSets::build(*source, std::move(distinct->survey), m_context);
    if (!numbered) return numbered.error();
    m_numbered = *std::move(numbered);
    m_result.report.shingles = m_numbered->shingleCount();
    for (std::uint32_t text = 0; text < m_numbered->textCount(); ++text)
      if (m_numbered->sizeOf(text) < m_request.recipe.measure.leastSize())
        m_result.classes.emptyTexts.push_back(text);
    return {};
  }

  Result<void> join() {
    const auto scope = makePairScope(m_request.scope, m_result.classes, m_context);
    if (!scope) return scope.error();
    auto joined = joinNumbered(*m_numbered, m_request.recipe.bound(), m_context, *scope);
    if (!joined) return joined.error();
    m_sizes = m_numbered->takeSizes();
    m_numbered.reset();
    m_result.report.candidates = joined->compared;
    m_result.pairs = std::move(joined->pairs);
    if (m_request.recipe.pairs == PairsWanted::Links &&
        !keepLinks(m_result.classes.textCount(), m_result.pairs, m_context))
      return cancelledError();
    return {};
  }

  /// Builds the sets of the result from the rows.
  Result<void> keepSets() {
    std::vector<std::uint32_t> texts = textsOfResult();
    std::uint64_t shingles = 0;
    for (const std::uint32_t text : texts) shingles += m_sizes[text];
    const bool areFew =
        m_request.dataset.keepsText() || shingles * sizeof(std::uint64_t) <= kFewExactSetBytes;
    if (!areFew) {
      auto compared = comparedTexts();
      if (!compared) return compared.error();
      texts = *std::move(compared);
    }
    auto subset =
        makeTextSubset(m_input, m_result.classes, texts, {true, false}, quietly(m_context));
    if (!subset) return subset.error();
    m_result.sets = std::move(subset->sets);
    if (!areFew) m_result.sets.sizeOfText = std::move(m_sizes);
    return {};
  }

 private:
  /// The texts in a pair and those of several rows, ascending.
  std::vector<std::uint32_t> textsOfResult() const {
    std::vector<bool> isWanted(m_result.classes.textCount());
    for (const ScoredPair &pair : m_result.pairs)
      isWanted[pair.textA.value] = isWanted[pair.textB.value] = true;
    std::vector<std::uint32_t> texts;
    for (std::uint32_t text = 0; text < isWanted.size(); ++text)
      if (isWanted[text] || isClass(TextId{text})) texts.push_back(text);
    return texts;
  }

  /// Whether several rows have this text and may form pairs.
  bool isClass(TextId text) const {
    return m_result.classes.rowsOf(text).size() > 1 && m_result.classes.hasShingles(text);
  }

  Result<std::vector<std::uint32_t>> comparedTexts() const {
    if (m_request.scope.firstReference()) return std::vector<std::uint32_t>{};  // no groups
    return textsThatGroupsCompare(m_result.classes, m_result.pairs, m_request.recipe, m_context);
  }

  const FindRequest &m_request;
  SigningInput m_input;
  const RunContext &m_context;
  DuplicateResult &m_result;
  std::optional<NumberedSets> m_numbered;
  std::vector<std::uint32_t> m_sizes;  ///< by text, of its set
};

}  // namespace

Result<void> findExactPairs(const FindRequest &request, const RunContext &context,
                            StageClock &clock, DuplicateResult &result) {
  ExactSteps steps(request, context, result);
  auto numbered = clock.time(Stage::Preparing, [&] { return steps.numberTexts(); });
  if (!numbered) return numbered;
  auto joined = clock.time(Stage::Joining, [&] { return steps.join(); });
  if (!joined) return joined;
  return clock.time(Stage::Joining, [&] { return steps.keepSets(); });
}

Result<DuplicateResult> runExact(FindRequest request, const RunContext &context) {
  if (auto stopped = resolveShingles(request, context); !stopped) return stopped.error();
  // Always exact; an estimate would not be ground truth.
  request.recipe.verification = Verification::Exact;
  if (auto fits = checkExactMemory(request.dataset, request.recipe, request.scope.firstReference(),
                                   context);
      !fits)
    return fits.error();
  DuplicateResult result;
  result.report.engine = "exact";
  result.report.recipe = request.recipe;
  result.report.threads = context.threads;
  StageClock clock(result.report);
  if (auto joined = findExactPairs(request, context, clock, result); !joined) return joined.error();
  auto grouped =
      clock.time(Stage::Grouping, [&] { return finishResult(request, result, context); });
  if (!grouped) return grouped.error();
  clock.finish();
  return result;
}

}  // namespace shinglescope
