// SPDX-License-Identifier: MIT
#include "core/export/content/match_rows.h"

#include "core/dataset/table/two_tables.h"
#include "core/export/content/pair_cells.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kMatchesBetweenReports = 1024;

}  // namespace

Result<Matching> matchingOf(const DuplicateResult &result, bool isOneToOne,
                            const RunContext &context) {
  const Recipe &recipe = result.recipe();
  const MatchingInput input{result.classes, result.pairs, recipe.threshold,
                            recipe.signature.numHashes};
  return isOneToOne ? oneToOneMatches(input, context) : bestMatches(input, context);
}

Result<void> writeMatchRows(const DuplicateResult &result, const Dataset &dataset,
                            const Matching &matching, RowWriter &writer,
                            const RunContext &context) {
  const auto ids = idColumn(dataset, result.recipe());
  if (!ids) return ids.error();
  std::vector<ExportColumn> columns = pairColumns(result.recipe().measure, ids->has_value());
  columns.push_back({"ties", ExportCellKind::Number});
  context.startStage(Stage::Writing, WorkUnit::Rows, matching.matches.size());
  if (auto begun = writer.begin(columns); !begun) return begun;
  RowCells cells;
  std::uint64_t done = 0;
  for (const RowMatch &match : matching.matches) {
    if (context.isCancelled()) return cancelledError();
    cells.clear();
    cells.number(match.row.value);
    cells.number(numberInTable(dataset, match.partner));
    for (const RecordId row : {match.row, match.partner}) cells.id(dataset, row, *ids);
    const ScoreCells scores(scoresOfPair(result, result.pairs[match.pair]));
    cells.add(scores.cells());
    cells.number(match.ties);
    if (auto written = writer.row(cells.cells()); !written) return written;
    if (++done % kMatchesBetweenReports == 0) context.advance(kMatchesBetweenReports);
  }
  context.advance(done % kMatchesBetweenReports);
  return writer.end();
}

}  // namespace shinglescope
