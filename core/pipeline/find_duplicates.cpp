#include "core/pipeline/find_duplicates.h"

#include <algorithm>
#include <chrono>
#include <functional>

#include "core/cluster/clusterer.h"
#include "core/pipeline/candidate_scorer.h"
#include "core/pipeline/recipe_columns.h"
#include "core/pipeline/signed_texts.h"
#include "core/shingle/shingled_texts.h"
#include "core/verify/exact_join.h"

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
  /// Times two stages that a function passes through together; `shareOf` its
  /// result is what the first of them took.
  template <class Function, class ShareOf>
  auto timeParts(Stage first, Stage second, Function function, ShareOf shareOf) {
    const auto start = Clock::now();
    auto result = function();
    const double seconds = secondsSince(start);
    const double share = shareOf(result);
    m_report.stages.push_back({first, seconds * share});
    m_report.stages.push_back({second, seconds * (1 - share)});
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

/// What both engines give: rows by text, and the pairs of texts.
struct Found {
  TextClasses classes;
  ShingleSets sets;
  std::vector<ScoredPair> pairs;
};

/// Finds pairs of distinct texts; the one step in which the engines differ.
using PairFinder =
    std::function<Result<Found>(std::span<const ColumnId>, RunReport &, StageClock &)>;

/// About what the texts of one chunk of candidates may take.
std::uint64_t chunkBytes(const RunContext &context) { return memoryLimit(context) / 4; }

Result<Found> findByLsh(const Dataset &dataset, std::span<const ColumnId> columns,
                        const Recipe &recipe, const RunContext &context, RunReport &report,
                        StageClock &clock) {
  const SigningInput input{dataset, columns, recipe.preparation, recipe.shingle, recipe.signature};
  auto texts = clock.timeParts(
      Stage::Preparing, Stage::Signing,
      [&] { return signDataset(input, recipe.bandPlan(), false, context); },
      [](const auto &made) { return made ? made->preparingShare : 0; });
  if (!texts) return texts.error();
  report.shingles = texts->shingleOccurrences();
  const auto candidates = clock.time(Stage::Banding, [&] {
    return generateCandidates(texts->keys, textsWithShingles(texts->classes), context);
  });
  if (!candidates) return candidates.error();
  texts->keys = {};
  CandidateScorer scorer(input, texts->classes, texts->occurrences, recipe, chunkBytes(context));
  const auto scored = clock.time(Stage::Verifying, [&]() -> Result<void> {
    if (auto done = scorer.score(candidates->pairs, context); !done) return done;
    return scorer.keepClasses(context);
  });
  if (!scored) return scored.error();
  report.candidates = scorer.result().verified.confirmed;
  return Found{std::move(texts->classes), std::move(scorer.result().sets),
               std::move(scorer.result().verified.pairs)};
}

Result<Found> findByJoin(const Dataset &dataset, std::span<const ColumnId> columns,
                         const Recipe &recipe, const RunContext &context, RunReport &report,
                         StageClock &clock) {
  auto texts = clock.time(Stage::Preparing, [&] {
    return shingleDataset(dataset, columns, recipe.preparation, recipe.shingle, context);
  });
  if (!texts) return texts.error();
  report.shingles = texts->sets.values.size();
  auto joined =
      clock.time(Stage::Joining, [&] { return exactJoin(texts->sets, recipe.threshold, context); });
  if (!joined) return joined.error();
  report.candidates = joined->compared;
  return Found{std::move(texts->classes), std::move(texts->sets), std::move(joined->pairs)};
}

void countInto(RunReport &report, const DuplicateResult &result, const Dataset &dataset) {
  report.rows = dataset.rowCount();
  report.distinctTexts = result.classes.textCount();
  for (const std::uint32_t text : result.classes.emptyTexts)
    report.emptyTexts += result.classes.rowsOf(TextId{text}).size();
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
  auto found = findPairs(*columns, report, clock);
  if (!found) return found.error();
  result.classes = std::move(found->classes);
  result.sets = std::move(found->sets);
  result.pairs = std::move(found->pairs);

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
             [&](std::span<const ColumnId> columns, RunReport &report, StageClock &clock) {
               return findByLsh(dataset, columns, recipe, context, report, clock);
             });
}

Result<DuplicateResult> findExactDuplicates(const Dataset &dataset, const Recipe &recipe,
                                            const RunContext &context) {
  Recipe exact = recipe;
  exact.verification = Verification::Exact;  // it always is; an estimate would be no truth
  return run(dataset, exact, context, "exact",
             [&](std::span<const ColumnId> columns, RunReport &report, StageClock &clock) {
               return findByJoin(dataset, columns, exact, context, report, clock);
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
