// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/parallel.h"
#include "core/base/sorted_list.h"
#include "core/pipeline/run/find_run.h"
#include "core/project/project_run.h"
#include "core/signature/text_subset.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::int64_t kProjectRestoreRowsAtOnce = 50'000;
constexpr std::size_t kPairsPerBlock = 4096;

Error unfit(Message what) {
  return errorOf(ErrorCode::Format, {MessageId::ResultDoesNotFit, {std::move(what)}});
}

/// The columns of a run's table in checksum order.
struct RunTable {
  std::string name;
  std::string columns;
  int columnCount = 0;
};
const RunTable kIdenticalRows{"identical_row", "row, first_row", 2};
const RunTable kEmptyRows{"empty_row", "row", 1};
const RunTable kScoredPairs{
    "scored_pair", "row_a, row_b, intersection, union_size, equal_positions, shared_bands", 6};

/// Adds each row of a run's table to the checksum and calls `take` with it, in order; false from
/// `take` means that the row is invalid. Each piece is read by a separate statement, so that a
/// writer can run in between.
template <class Take>
Result<void> readTable(Database &database, const RunTable &table, const StoredRun &stored,
                       RunChecksum &checksum, const RunContext &context, Take take) {
  auto query = database.prepare("SELECT rowid, " + table.columns + " FROM " + table.name +
                                " WHERE rowid > ? AND run = ? ORDER BY rowid LIMIT ?");
  if (!query) return query.error();
  std::int64_t last = 0;
  for (std::int64_t taken = kProjectRestoreRowsAtOnce; taken == kProjectRestoreRowsAtOnce;) {
    if (context.isCancelled()) return cancelledError();
    query->bind(last, stored.run, kProjectRestoreRowsAtOnce);
    taken = 0;
    for (;;) {
      const auto row = query->step();
      if (!row) return row.error();
      if (!*row) break;
      last = query->number(0);
      ++taken;
      for (int column = 1; column <= table.columnCount; ++column)
        checksum.add(static_cast<std::uint64_t>(query->number(column)));
      if (!take(*query)) return unfit({MessageId::RowOfTable, {last, table.name}});
    }
    context.advance(static_cast<std::uint64_t>(taken));
  }
  return {};
}

/// The checksum of a run computed from its tables.
Result<Digest128> checksumOfRows(Database &database, const StoredRun &stored,
                                 const RunContext &context) {
  RunChecksum checksum = checksumOfHead(stored);
  for (const RunTable &table : {kIdenticalRows, kEmptyRows, kScoredPairs}) {
    auto read = readTable(database, table, stored, checksum, context,
                          [](const Statement &) { return true; });
    if (!read) return read.error();
  }
  return checksum.finish();
}

template <class Number>
bool readNumber(const Statement &row, int column, Number &number) {
  const std::int64_t value = row.number(column);
  number = static_cast<Number>(value);
  return value >= 0 && value <= static_cast<std::int64_t>(std::numeric_limits<Number>::max());
}

Result<TextClasses> readClasses(Database &database, const StoredRun &stored, RunChecksum &checksum,
                                const RunContext &context) {
  std::vector<std::uint32_t> smallest = numbersBelow(stored.rows);
  auto read =
      readTable(database, kIdenticalRows, stored, checksum, context, [&](const Statement &values) {
        std::uint32_t row = 0;
        std::uint32_t first = 0;
        if (!readNumber(values, 1, row) || !readNumber(values, 2, first)) return false;
        if (row >= stored.rows || first >= row || smallest[first] != first) return false;
        smallest[row] = first;
        return true;
      });
  if (!read) return read.error();
  TextClasses classes = makeTextClasses(smallest);
  read = readTable(database, kEmptyRows, stored, checksum, context, [&](const Statement &values) {
    std::uint32_t row = 0;
    if (!readNumber(values, 1, row) || row >= stored.rows) return false;
    if (smallest[row] == row) classes.emptyTexts.push_back(classes.textOf(RecordId{row}).value);
    return true;
  });
  if (!read) return read.error();
  if (!std::ranges::is_sorted(classes.emptyTexts, std::ranges::less_equal()))
    return unfit({MessageId::EmptyRowsUnordered, {}});
  return classes;
}

/// Reads the text that has this first row.
bool readText(const Statement &values, int column, const TextClasses &classes, TextId &text) {
  std::uint32_t row = 0;
  if (!readNumber(values, column, row) || row >= classes.textOfRow.size()) return false;
  text = classes.textOf(RecordId{row});
  return classes.firstRow(text).value == row;
}

Result<std::vector<ScoredPair>> readPairs(Database &database, const StoredRun &stored,
                                          const TextClasses &classes, RunChecksum &checksum,
                                          const RunContext &context) {
  std::vector<ScoredPair> pairs;
  pairs.reserve(std::min<std::uint64_t>(stored.pairs, 1U << 24U));
  auto read =
      readTable(database, kScoredPairs, stored, checksum, context, [&](const Statement &values) {
        ScoredPair pair;
        if (!readText(values, 1, classes, pair.textA) || !readText(values, 2, classes, pair.textB))
          return false;
        if (!readNumber(values, 3, pair.intersection) || !readNumber(values, 4, pair.whole) ||
            !readNumber(values, 5, pair.equalPositions) || !readNumber(values, 6, pair.sharedBands))
          return false;
        const bool isInOrder = pairs.empty() || std::pair(pairs.back().textA, pairs.back().textB) <
                                                    std::pair(pair.textA, pair.textB);
        if (!isInOrder || pair.textA >= pair.textB || pair.intersection > pair.whole) return false;
        pairs.push_back(pair);
        return true;
      });
  if (!read) return read.error();
  if (pairs.size() != stored.pairs) return unfit({MessageId::PairsMissing, {}});
  return pairs;
}

/// Texts whose sets a run keeps: those in verified pairs and those of several rows.
std::vector<std::uint32_t> neededTexts(const TextClasses &classes,
                                       const std::vector<ScoredPair> &pairs) {
  std::vector<bool> isNeeded(classes.textCount());
  for (const ScoredPair &pair : pairs) {
    if (!pair.isVerified()) continue;  // scored without sets
    isNeeded[pair.textA.value] = true;
    isNeeded[pair.textB.value] = true;
  }
  std::vector<std::uint32_t> texts;
  for (std::uint32_t text = 0; text < classes.textCount(); ++text) {
    const bool isClass = classes.rowsOf(TextId{text}).size() > 1;
    if (isNeeded[text] || (isClass && classes.hasShingles(TextId{text}))) texts.push_back(text);
  }
  return texts;
}

Result<void> checkScores(const DuplicateResult &result, const RunContext &context) {
  return forEachBlock(context, result.pairs.size(), kPairsPerBlock, [&](const Block &block) {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const ScoredPair &pair = result.pairs[i];
      if (!pair.isVerified()) continue;
      const auto a = result.sets[pair.textA];
      const auto b = result.sets[pair.textB];
      const std::uint64_t shared = intersectionSize(a, b);
      if (shared != pair.intersection ||
          result.recipe().measure.wholeOf(a.size(), b.size(), shared) != pair.whole)
        return Result<void>(unfit({MessageId::ScoresOfPairOther, {i}}));
    }
    context.advance(block.end - block.begin);
    return Result<void>();
  });
}

Result<void> makeSetsAndGroups(const FindRequest &request, DuplicateResult &result,
                               const RunContext &context) {
  const auto texts = neededTexts(result.classes, result.pairs);
  context.startStage(Stage::Preparing, WorkUnit::Texts, texts.size());
  auto subset =
      makeTextSubset(request.signingInput(), result.classes, texts, {true, false}, context);
  if (!subset) return subset.error();
  result.sets = std::move(subset->sets);
  context.startStage(Stage::Verifying, WorkUnit::Pairs, result.pairs.size());
  if (auto checked = checkScores(result, context); !checked) return checked;
  return assignTo(result.groups, groupsAt(result, request.recipe.threshold, context));
}

}  // namespace

Result<std::optional<StoredRun>> readStoredRun(Database &database) {
  auto query = database.prepare(
      "SELECT run, saved_ms, rows, first_reference, pairs, recipe, report, checksum "
      "FROM run LEFT JOIN run_checksum USING (run) "
      "WHERE is_complete = 1 ORDER BY run DESC LIMIT 1");
  if (!query) return query.error();
  const auto row = query->step();
  if (!row) return row.error();
  if (!*row) return std::optional<StoredRun>();
  StoredRun stored;
  stored.run = query->number(0);
  stored.unixMilliseconds = query->number(1);
  stored.rows = static_cast<std::uint64_t>(query->number(2));
  if (!query->isNull(3)) stored.firstReference = static_cast<std::uint64_t>(query->number(3));
  stored.pairs = static_cast<std::uint64_t>(query->number(4));
  stored.recipe = query->text(5);
  stored.report = query->text(6);
  stored.checksum = query->digest(7);
  return std::optional(std::move(stored));
}

Result<bool> isStoredRunRight(Database &database, const RunContext &context) {
  const auto stored = readStoredRun(database);
  if (!stored) return stored.error();
  if (!*stored) return true;
  const auto checksum = checksumOfRows(database, **stored, context);
  if (!checksum) return checksum.error();
  return (*stored)->checksum == *checksum;
}

Result<void> addRunChecksum(Database &database) {
  const auto stored = readStoredRun(database);
  if (!stored) return stored.error();
  if (!*stored) return {};
  const auto checksum = checksumOfRows(database, **stored, {});
  if (!checksum) return checksum.error();
  return database.run("INSERT INTO run_checksum VALUES (?,?)", (*stored)->run, *checksum);
}

Result<DuplicateResult> restoreRun(Database &database, const StoredRun &stored,
                                   const Dataset &dataset, const RunContext &context) {
  if (stored.rows != dataset.rowCount())
    return unfit({MessageId::RowsThenAndNow, {stored.rows, dataset.rowCount()}});
  const auto recipe = recipeFromJson(stored.recipe);
  if (!recipe) return recipe.error();
  std::optional<std::uint32_t> firstReference;
  if (stored.firstReference) {
    if (*stored.firstReference > stored.rows)
      return errorOf(ErrorCode::Format, {MessageId::ResultDamaged, {}});
    firstReference = static_cast<std::uint32_t>(*stored.firstReference);
  }
  auto request = checkRequest(dataset, *recipe, firstReference);
  if (!request) return request.error();
  DuplicateResult result;
  if (auto report = assignTo(result.report, runReportFromJson(stored.report)); !report)
    return report.error();
  result.firstReference = firstReference;
  context.startStage(Stage::Reading, WorkUnit::Nothing, 0);
  RunChecksum checksum = checksumOfHead(stored);
  auto classes = readClasses(database, stored, checksum, context);
  if (!classes) return classes.error();
  result.classes = std::move(*classes);
  context.startStage(Stage::Reading, WorkUnit::Pairs, stored.pairs);
  auto pairs = readPairs(database, stored, result.classes, checksum, context);
  if (!pairs) return pairs.error();
  if (stored.checksum != checksum.finish())
    return errorOf(ErrorCode::Format, {MessageId::ResultDamaged, {}});
  result.pairs = std::move(*pairs);
  if (auto stopped = resolveShingles(*request, context); !stopped) return stopped.error();
  // The recipe as in a run, with the stop shingles of this data.
  result.report.recipe = request->recipe;
  if (auto made = makeSetsAndGroups(*request, result, context); !made) return made.error();
  return result;
}

}  // namespace shinglescope
