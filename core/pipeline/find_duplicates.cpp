#include "core/pipeline/find_duplicates.h"

#include <algorithm>
#include <chrono>
#include <functional>

#include "core/cluster/clusterer.h"
#include "core/pipeline/recipe_columns.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/min_hasher.h"
#include "core/verify/exact_join.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

using Clock = std::chrono::steady_clock;

/// Times the stages of a run into its report.
class StageClock {
 public:
  explicit StageClock(RunReport &report) : m_report(report) {}

  /// Runs a stage's function and adds its wall time.
  template <class Function>
  auto time(Stage stage, Function function) {
    const auto start = Clock::now();
    auto result = function();
    m_report.stages.push_back({stage, secondsSince(start)});
    return result;
  }
  void finish() { m_report.totalSeconds = secondsSince(m_start); }

 private:
  static double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

  RunReport &m_report;
  Clock::time_point m_start = Clock::now();
};

std::vector<std::uint32_t> textsWithShingles(const ShingleSets &sets) {
  std::vector<std::uint32_t> texts;
  for (std::uint32_t text = 0; text < sets.size(); ++text)
    if (!sets[TextId{text}].empty()) texts.push_back(text);
  return texts;
}

/// Finds pairs of distinct texts; the one step in which the engines differ.
using PairFinder =
    std::function<Result<std::vector<ScoredPair>>(const ShingleSets &, RunReport &, StageClock &)>;

Result<std::vector<ScoredPair>> pairsByLsh(const ShingleSets &sets, const Recipe &recipe,
                                           const RunContext &context, RunReport &report,
                                           StageClock &clock) {
  const auto hasher = MinHasher::create(recipe.signature);
  if (!hasher) return hasher.error();
  const BandPlan plan = recipe.bandPlan();
  const auto signatures =
      clock.time(Stage::Signing, [&] { return hasher->signAll(sets, context); });
  if (!signatures) return signatures.error();
  const auto candidates = clock.time(Stage::Banding, [&]() -> Result<Candidates> {
    const auto keys = makeBandKeys(*signatures, plan, context);
    if (!keys) return keys.error();
    return generateCandidates(*keys, textsWithShingles(sets), context);
  });
  if (!candidates) return candidates.error();
  report.candidates = candidates->pairs.size();
  return clock.time(Stage::Verifying, [&] {
    const Ratio floor = recipe.effectiveFloor();
    return recipe.verification == Verification::Exact
               ? verifyCandidates(candidates->pairs, sets, *signatures, plan, floor, context)
               : estimateCandidates(candidates->pairs, *signatures, plan, floor, context);
  });
}

Result<std::vector<ScoredPair>> pairsByJoin(const ShingleSets &sets, const Recipe &recipe,
                                            const RunContext &context, RunReport &report,
                                            StageClock &clock) {
  auto joined =
      clock.time(Stage::Joining, [&] { return exactJoin(sets, recipe.threshold, context); });
  if (!joined) return joined.error();
  report.candidates = joined->compared;
  return std::move(joined->pairs);
}

void countInto(RunReport &report, const DuplicateResult &result, const Dataset &dataset) {
  report.rows = dataset.rowCount();
  report.distinctTexts = result.classes.textCount();
  report.shingles = result.sets.values.size();
  for (const std::uint32_t text : result.classes.textOfRow)
    report.emptyTexts += result.sets[TextId{text}].empty() ? 1U : 0U;
  report.scoredPairs = result.pairs.size();
  report.pairs = countRowPairs(result, report.recipe.threshold);
  report.groups = result.groups.size();
  for (const Group &group : result.groups) report.rowsInGroups += group.rows.size();
  report.peakMemoryBytes = peakMemoryBytes();
}

void noteEmptyTexts(RunReport &report) {
  if (report.emptyTexts == 0) return;
  report.skipped.push_back(report.emptyTexts == 1
                               ? "1 row has no shingle after preparation and is in no pair."
                               : std::to_string(report.emptyTexts) +
                                     " rows have no shingle after preparation and are in no pair.");
}

Result<DuplicateResult> run(const Dataset &dataset, const Recipe &recipe, const RunContext &context,
                            const char *engine, const PairFinder &findPairs) {
  if (auto valid = validateRecipe(recipe); !valid) return valid.error();
  const auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  if (const auto id = idColumn(dataset, recipe); !id) return id.error();
  if (dataset.rowCount() == 0)
    return Error{ErrorCode::Format, "The data has no rows, so there is nothing to compare."};

  DuplicateResult result;
  RunReport &report = result.report;
  report.engine = engine;
  report.recipe = recipe;
  report.threads = context.threads;
  StageClock clock(report);
  auto texts = clock.time(Stage::Preparing, [&] {
    return shingleDataset(dataset, *columns, recipe.preparation, recipe.shingle, context);
  });
  if (!texts) return texts.error();
  result.classes = std::move(texts->classes);
  result.sets = std::move(texts->sets);

  auto pairs = findPairs(result.sets, report, clock);
  if (!pairs) return pairs.error();
  result.pairs = std::move(*pairs);

  auto groups =
      clock.time(Stage::Grouping, [&] { return groupsAt(result, recipe.threshold, context); });
  if (!groups) return groups.error();
  result.groups = std::move(*groups);
  countInto(report, result, dataset);
  noteEmptyTexts(report);
  clock.finish();
  return result;
}

}  // namespace

Result<DuplicateResult> findDuplicates(const Dataset &dataset, const Recipe &recipe,
                                       const RunContext &context) {
  return run(dataset, recipe, context, "find",
             [&](const ShingleSets &sets, RunReport &report, StageClock &clock) {
               return pairsByLsh(sets, recipe, context, report, clock);
             });
}

Result<DuplicateResult> findExactDuplicates(const Dataset &dataset, const Recipe &recipe,
                                            const RunContext &context) {
  Recipe exact = recipe;
  exact.verification = Verification::Exact;  // it always is; an estimate would be no truth
  return run(dataset, exact, context, "exact",
             [&](const ShingleSets &sets, RunReport &report, StageClock &clock) {
               return pairsByJoin(sets, exact, context, report, clock);
             });
}

std::shared_ptr<const Dataset> firstRows(const Dataset &dataset, std::size_t rows) {
  DatasetBuilder builder(dataset.columnNames());
  const std::size_t count = std::min(rows, dataset.rowCount());
  std::vector<std::string_view> cells(dataset.columnCount());
  for (std::uint32_t row = 0; row < count; ++row) {
    for (std::uint32_t column = 0; column < cells.size(); ++column)
      cells[column] = dataset.cell(RecordId{row}, ColumnId{column});
    builder.addRow(cells, dataset.sourceOffset(RecordId{row}));
  }
  return builder.finish();
}

}  // namespace shinglescope
