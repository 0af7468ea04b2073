// SPDX-License-Identifier: MIT
#include "core/export/content/similar_rows.h"

#include "core/export/content/pair_cells.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

PairScores scoresOf(const SimilarRow &row, const Recipe &recipe) {
  if (recipe.measure.isContainment())
    return {row.similarity(), {}, {}, row.intersection, row.whole};
  const double estimate =
      static_cast<double>(row.equalPositions) / static_cast<double>(recipe.signature.numHashes);
  return {row.similarity(), estimate, row.sharedBands, row.intersection, row.whole};
}

}  // namespace

Result<void> writeSimilar(const SimilarRows &found, const Dataset &dataset, const Recipe &recipe,
                          RowWriter &writer) {
  const auto ids = idColumn(dataset, recipe);
  if (!ids) return ids.error();
  std::vector<ExportColumn> columns = {{"row", ExportCellKind::Number},
                                       {"id", *ids ? ExportCellKind::Text : ExportCellKind::Word}};
  addScoreColumns(recipe.measure, columns);
  if (auto begun = writer.begin(columns); !begun) return begun;
  RowCells cells;
  for (const SimilarRow &row : found.rows) {
    const ScoreCells scores(scoresOf(row, recipe));
    cells.clear();
    cells.number(row.row.value);
    cells.id(dataset, row.row, *ids);
    cells.add(scores.cells());
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  return writer.end();
}

}  // namespace shinglescope
