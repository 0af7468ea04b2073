// SPDX-License-Identifier: MIT
#include "core/pipeline/run/find_duplicates.h"

#include <algorithm>

#include "core/base/sorted_list.h"
#include "core/pipeline/run/exact_run.h"
#include "core/pipeline/run/find_run.h"

namespace shinglescope {
namespace {

Result<DuplicateResult> find(Result<FindRequest> request, KeptScores kept,
                             const RunContext &context) {
  if (!request) return request.error();
  if (request->recipe.measure.isContainment()) return runExact(*std::move(request), context);
  request->kept = kept;
  if (auto stopped = resolveShingles(*request, context); !stopped) return stopped.error();
  FindState state;
  return runFind(*request, false, state, context);
}

Result<DuplicateResult> findExactly(Result<FindRequest> request, const RunContext &context) {
  if (!request) return request.error();
  return runExact(*std::move(request), context);
}

/// Returns the pairs of texts that pairs of rows stand for, ascending and without repetition.
std::vector<CandidatePair> textPairs(const TextClasses &classes,
                                     std::span<const CandidatePair> rows) {
  std::vector<CandidatePair> pairs;
  for (const CandidatePair &pair : rows) {
    const auto [a, b] = std::minmax(classes.textOfRow[pair.a], classes.textOfRow[pair.b]);
    if (a != b) pairs.push_back({a, b});
  }
  sortUnique(pairs);
  return pairs;
}

}  // namespace

Result<DuplicateResult> findAmong(const Dataset &dataset, const Recipe &recipe,
                                  std::span<const CandidatePair> rows, const RunContext &context) {
  auto request = checkRequest(dataset, recipe);
  if (!request) return request.error();
  if (auto stopped = resolveShingles(*request, context); !stopped) return stopped.error();
  // Keys are not needed, so those of one band are enough.
  MemoryPlan plan;
  plan.keys = KeyStore::SignAgain;
  plan.bandsAtOnce = 1;
  FindState state;
  auto texts = signDataset(request->signingInput(), recipe.bandPlan(), plan, false, context);
  if (!texts) return texts.error();
  state.texts = *std::move(texts);
  const TextClasses &classes = state.texts->classes;
  state.candidates = Candidates{textPairs(classes, rows), BucketTally(classes.textCount())};
  auto result = runFind(*request, false, state, context);
  if (result) result->report.reused.clear();
  return result;
}

Result<DuplicateResult> findDuplicates(const Dataset &dataset, const Recipe &recipe,
                                       const RunContext &context) {
  return find(checkRequest(dataset, recipe), KeptScores::DownToFloor, context);
}

Result<DuplicateResult> findAgainst(const Dataset &merged, std::uint32_t firstReference,
                                    const Recipe &recipe, const RunContext &context) {
  return find(checkRequest(merged, recipe, firstReference), KeptScores::DownToFloor, context);
}

Result<DuplicateResult> findMatches(const Dataset &dataset,
                                    std::optional<std::uint32_t> firstReference,
                                    const Recipe &recipe, const RunContext &context) {
  return find(checkRequest(dataset, recipe, firstReference), KeptScores::Matches, context);
}

Result<DuplicateResult> findExactDuplicates(const Dataset &dataset, const Recipe &recipe,
                                            const RunContext &context) {
  return findExactly(checkRequest(dataset, recipe), context);
}

Result<DuplicateResult> findExactAgainst(const Dataset &merged, std::uint32_t firstReference,
                                         const Recipe &recipe, const RunContext &context) {
  return findExactly(checkRequest(merged, recipe, firstReference), context);
}

std::shared_ptr<const Dataset> firstRows(const Dataset &dataset, std::size_t rows) {
  return copyRows(dataset, numbersBelow(std::min(rows, dataset.rowCount())));
}

std::shared_ptr<const Dataset> copyRows(const Dataset &dataset,
                                        const std::vector<std::uint32_t> &rows) {
  DatasetBuilder builder(dataset.columnNames());
  std::vector<std::string_view> cells(dataset.columnCount());
  bool isInFirst = dataset.secondTable().has_value();
  const auto beginSecond = [&] {
    builder.beginSecondTable();
    isInFirst = false;
  };
  for (const std::uint32_t row : rows) {
    if (isInFirst && row >= *dataset.secondTable()) beginSecond();
    for (std::uint32_t column = 0; column < cells.size(); ++column)
      cells[column] = dataset.cell(RecordId{row}, ColumnId{column});
    builder.addRow(cells, dataset.sourceOffset(RecordId{row}));
  }
  if (isInFirst) beginSecond();  // the copy has no row of the second table
  return builder.finish();
}

}  // namespace shinglescope
