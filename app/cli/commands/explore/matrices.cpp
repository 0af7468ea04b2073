// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/summary.h"
#include "core/tune/comparison/row_matrices.h"

namespace shinglescope {
namespace {

constexpr std::array kMatrixNames = {NamedChoice{"characteristic", MatrixShown::Characteristic},
                                     NamedChoice{"signature", MatrixShown::Signature},
                                     NamedChoice{"pairs", MatrixShown::Pairs}};

void bindMatrices(OptionBinder &binder, CliOptions &options) {
  binder.beginGroup("Matrices");
  bindRowNumbers(binder, "--rows", "Rows, counted from 0 as in the results", options.explore.rows);
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

std::vector<std::string> columnsWith(std::vector<std::string> first, const RowMatrices &made) {
  for (const MatrixRow &row : made.rows) first.push_back("row_" + std::to_string(row.row.value));
  return first;
}

FigureTable characteristicOf(const RowMatrices &made) {
  FigureTable table(columnsWith({"shingle", "hash"}, made));
  for (const MatrixShingle &shingle : made.shingles) {
    std::vector<FigureJson> cells{shingle.text, shingle.hash};
    for (std::size_t row = 0; row < made.rows.size(); ++row)
      cells.emplace_back(shingle.isIn(row) ? 1 : 0);
    table.add(std::move(cells));
  }
  return table;
}

FigureTable signatureOf(const RowMatrices &made) {
  FigureTable table(columnsWith({"position", "band"}, made));
  for (std::uint32_t at = 0; at < made.recipe.signature.numHashes; ++at) {
    const std::uint32_t band = at / made.plan().rows;
    std::vector<FigureJson> cells{at, band};
    for (const MatrixRow &row : made.rows)
      cells.push_back(row.hasShingles() ? FigureJson(row.signature[at]) : FigureJson(nullptr));
    table.add(std::move(cells));
  }
  return table;
}

FigureTable pairsOf(const RowMatrices &made) {
  FigureTable table({"row_a", "row_b", "shared_shingles", "all_shingles", "jaccard",
                     "equal_positions", "estimate", "shared_bands", "at_threshold"});
  for (const MatrixPair &pair : made.pairs)
    table.add({made.rows[pair.a].row.value, made.rows[pair.b].row.value, pair.intersection,
               pair.unionSize, pair.jaccard(), pair.equalPositions,
               static_cast<double>(pair.equalPositions) / made.recipe.signature.numHashes,
               pair.sharedBands, pair.isSimilar});
  return table;
}

FigureTable shownMatrix(const RowMatrices &made, MatrixShown shown) {
  if (shown == MatrixShown::Signature) return signatureOf(made);
  return shown == MatrixShown::Pairs ? pairsOf(made) : characteristicOf(made);
}

Result<void> runMatrices(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  if (auto uses = checkUsesBands(options.recipe); !uses) return uses;
  const auto made =
      makeRowMatrices(**dataset, options.recipe, options.explore.rows, {}, command.context());
  if (!made) return made.error();
  const FigureJson facts = {{"hashes", made->recipe.signature.numHashes},
                            {"bands", made->plan().bands},
                            {"rows_per_band", made->plan().rows},
                            {"distinct_shingles", made->distinct},
                            {"hidden_shingles", made->hidden()},
                            {"signature", signatureOf(*made).json()},
                            {"pairs", pairsOf(*made).json()}};
  const bool isJson = options.outPath.ends_with(".json");
  const FigureTable table =
      isJson ? characteristicOf(*made) : shownMatrix(*made, options.explore.matrix);
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
