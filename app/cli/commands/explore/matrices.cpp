// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/tune/comparison/row_matrices.h"

namespace shinglescope {
namespace {

constexpr std::array kMatrixNames = {NamedChoice{"characteristic", MatrixShown::Characteristic},
                                     NamedChoice{"signature", MatrixShown::Signature},
                                     NamedChoice{"pairs", MatrixShown::Pairs}};

void bindMatrices(OptionBinder &binder, CliOptions &options) {
  binder.beginGroup("Matrices");
  bindRowNumbers(binder, "--rows", "Rows, counted from 0 as in the results; 2:7 is row 7 of FILE2",
                 options.explore.rows);
  binder.choice("--matrix", kMatrixNames, "Matrix in CSV (default characteristic)",
                options.explore.matrix);
  bindExplore(binder, options,
              "Write one matrix as CSV, or all of them as JSON if the name ends in .json");
}

Result<void> settleMatrices(const OptionBinder &binder, CliOptions &options) {
  if (options.explore.rows.empty())
    return badParameter("Give --rows the rows of the matrices, such as 0,7,12.");
  return settleTable(binder, options);
}

/// The name of a row's column: "row_7", or of two tables "row_2:7".
std::vector<std::string> columnsWith(std::vector<std::string> first, const RowMatrices &made,
                                     const RowFigures &rows) {
  for (const MatrixRow &row : made.rows) first.push_back("row_" + rows.name(row.row));
  return first;
}

FigureTable characteristicOf(const RowMatrices &made, const RowFigures &rows) {
  FigureTable table(columnsWith({"shingle", "hash"}, made, rows));
  for (const MatrixShingle &shingle : made.shingles) {
    std::vector<FigureJson> cells{shingle.text, shingle.hash};
    for (std::size_t row = 0; row < made.rows.size(); ++row)
      cells.emplace_back(shingle.isIn(row) ? 1 : 0);
    table.add(std::move(cells));
  }
  return table;
}

FigureTable signatureOf(const RowMatrices &made, const RowFigures &rows) {
  FigureTable table(columnsWith({"position", "band"}, made, rows));
  for (std::uint32_t at = 0; at < made.recipe.signature.numHashes; ++at) {
    const std::uint32_t band = at / made.plan().rows;
    std::vector<FigureJson> cells{at, band};
    for (const MatrixRow &row : made.rows)
      cells.push_back(row.hasShingles() ? FigureJson(row.signature[at]) : FigureJson(nullptr));
    table.add(std::move(cells));
  }
  return table;
}

FigureTable pairsOf(const RowMatrices &made, const RowFigures &rows) {
  std::vector<std::string> columns = {"row_a",        "row_b",        "shared_shingles",
                                      "all_shingles", "jaccard",      "equal_positions",
                                      "estimate",     "shared_bands", "at_threshold"};
  rows.addTableNames(columns);
  FigureTable table(columns);
  for (const MatrixPair &pair : made.pairs) {
    const RecordId a = made.rows[pair.a].row;
    const RecordId b = made.rows[pair.b].row;
    std::vector<FigureJson> cells = {
        rows.number(a),
        rows.number(b),
        pair.intersection,
        pair.unionSize,
        pair.jaccard(),
        pair.equalPositions,
        static_cast<double>(pair.equalPositions) / made.recipe.signature.numHashes,
        pair.sharedBands,
        pair.isSimilar};
    rows.addTables(a, b, cells);
    table.add(std::move(cells));
  }
  return table;
}

FigureTable shownMatrix(const RowMatrices &made, const RowFigures &rows, MatrixShown shown) {
  if (shown == MatrixShown::Signature) return signatureOf(made, rows);
  return shown == MatrixShown::Pairs ? pairsOf(made, rows) : characteristicOf(made, rows);
}

Result<void> runMatrices(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  if (auto uses = checkUsesBands(options.recipe); !uses) return uses;
  const auto typed = rowsTyped(options.explore.rows, **dataset);
  if (!typed) return typed.error();
  const auto made = makeRowMatrices(**dataset, options.recipe, *typed, {}, command.context());
  if (!made) return made.error();
  // The matrices compare any two rows, whichever pairs a search forms.
  const RowFigures rows(**dataset, true);
  const FigureJson facts = {
      {"hashes", made->recipe.signature.numHashes}, {"bands", made->plan().bands},
      {"rows_per_band", made->plan().rows},         {"distinct_shingles", made->distinct},
      {"hidden_shingles", made->hidden()},          {"signature", signatureOf(*made, rows).json()},
      {"pairs", pairsOf(*made, rows).json()}};
  const bool isJson = options.outPath.ends_with(".json");
  const FigureTable table =
      isJson ? characteristicOf(*made, rows) : shownMatrix(*made, rows, options.explore.matrix);
  if (auto written = command.write(figuresText(options, table, "characteristic", facts)); !written)
    return written;
  const Console console = command.console();
  console.sayCount("shingles", groupedNumber(made->distinct),
                   groupedNumber(made->hidden()) + " of them not listed");
  sayTime(command, options);
  return {};
}

}  // namespace

const CliCommand &matricesCommand() {
  static constexpr CliCommand kCommand{
      "matrices", "Write the characteristic matrix and the signatures of a few rows", bindMatrices,
      settleMatrices, runMatrices};
  return kCommand;
}

}  // namespace shinglescope
