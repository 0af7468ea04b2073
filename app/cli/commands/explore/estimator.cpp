// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/tune/comparison/estimator_study.h"
#include "core/tune/comparison/pair_estimates.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

void bindEstimator(OptionBinder &binder, CliOptions &options) {
  ExploreOptions &asked = options.explore;
  binder.beginGroup("Estimates");
  binder.number("--most-pairs", "N", "Most pairs to compare, drawn at random (default 1000)", 1,
                UINT32_MAX, asked.mostPairs);
  binder.number("--sample-seed", "N", "Seed of the pairs (default 1)", 0, UINT64_MAX,
                asked.sampleSeed);
  bindRowNumbers(
      binder, "--pair",
      "Two rows, counted from 0: estimate only them, with several seeds; 2:7 is row 7 of FILE2",
      asked.rows);
  binder.number("--seeds", "N", "Seeds for the pair (default 5)", 1, 10'000, asked.seeds);
  bindCounts(binder, "--hash-counts", "Numbers of hashes for the pair (default 100,1000)",
             kMaxHashes, asked.hashes);
  bindExplore(binder, options, "Write a line for each pair, or JSON if the name ends in .json");
}

Result<void> settleEstimator(const OptionBinder &binder, CliOptions &options) {
  const bool hasPair = binder.isGiven("--pair");
  if (hasPair && options.explore.rows.size() != 2)
    return badParameter("Give --pair two rows, such as 0,7.");
  if (!hasPair && (binder.isGiven("--seeds") || binder.isGiven("--hash-counts")))
    return badParameter("Give --pair the two rows to which this refers.");
  return settleTable(binder, options);
}

Result<void> writePair(const CliOptions &options, const ExploredTable &opened,
                       TableCommand &command) {
  const ExploreOptions &asked = options.explore;
  const auto pair = rowsTyped(asked.rows, *opened.dataset);
  if (!pair) return pair.error();
  const RecordId a = (*pair)[0];
  const RecordId b = (*pair)[1];
  const auto found = estimatePair(opened.texts, a, b, asked.hashes, asked.seeds, command.context());
  if (!found) return found.error();
  FigureTable table({"hashes", "seed", "equal_positions", "estimate", "error"});
  for (const PairEstimate &one : found->estimates)
    table.add({one.numHashes, one.seed, one.equalPositions, one.estimate(),
               one.estimate() - found->jaccard()});
  const RowFigures rows = rowFigures(options, *opened.dataset);
  FigureJson facts = {{"row_a", rows.number(a)},
                      {"row_b", rows.number(b)},
                      {"shared_shingles", found->intersection},
                      {"all_shingles", found->unionSize},
                      {"jaccard", found->jaccard()}};
  if (rows.hasTwo()) {  // any two rows can be compared
    facts["table_a"] = rows.table(a);
    facts["table_b"] = rows.table(b);
  }
  if (auto written = command.write(figuresText(options, table, "estimates", facts)); !written)
    return written;
  command.console().sayCount(
      "exact", decimalText(found->jaccard(), 6),
      groupedNumber(found->intersection) + " of " + groupedNumber(found->unionSize) + " shingles");
  return {};
}

FigureJson errorsJson(const std::vector<ErrorByHashes> &errors) {
  FigureTable table(
      {"hashes", "mean_absolute", "root_mean_square", "expected", "bias", "set_of_values_bias"});
  for (const ErrorByHashes &error : errors)
    table.add({error.numHashes, error.meanAbsolute, error.rootMeanSquare, error.expected,
               error.bias, error.setOfValuesBias});
  return table.json();
}

Result<void> writeStudy(const CliOptions &options, const ExploredTable &opened,
                        TableCommand &command) {
  const ExactSets &texts = opened.texts;
  const auto joined = exactJoin(texts.sets(), {options.recipe.effectiveFloor(), {}},
                                command.context(), texts.scope);
  if (!joined) return joined.error();
  const auto study = viewEstimates(texts, joined->pairs, options.explore.mostPairs,
                                   options.explore.sampleSeed, command.context());
  if (!study) return study.error();
  const RowFigures rows = rowFigures(options, *opened.dataset);
  std::vector<std::string> columns = {"row_a",    "row_b",         "jaccard",
                                      "estimate", "set_of_values", "in_band"};
  rows.addTableNames(columns);
  FigureTable table(columns);
  for (const EstimatePoint &point : study->points) {
    const RecordId a = texts.classes().firstRow(point.textA);
    const RecordId b = texts.classes().firstRow(point.textB);
    std::vector<FigureJson> cells = {rows.number(a), rows.number(b),    point.jaccard,
                                     point.estimate, point.setOfValues, point.isInBand};
    rows.addTables(a, b, cells);
    table.add(std::move(cells));
  }
  const FigureJson facts = {{"hashes", options.recipe.signature.numHashes},
                            {"pairs_at_or_above", options.recipe.effectiveFloor().toDouble()},
                            {"in_band", study->inBand},
                            {"by_hashes", errorsJson(study->byHashes)}};
  if (auto written = command.write(figuresText(options, table, "pairs", facts)); !written)
    return written;
  command.console().sayCount(
      "pairs", groupedNumber(table.rowCount()),
      decimalText(100 * study->inBand, 1) + " % within the 95 % band of their similarity");
  return {};
}

Result<void> runEstimator(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto opened = openExplored(command, options.recipe, true);
  if (!opened) return opened.error();
  auto written = options.explore.rows.empty() ? writeStudy(options, *opened, command)
                                              : writePair(options, *opened, command);
  if (!written) return written;
  sayTime(command, options);
  return {};
}

}  // namespace

const CliCommand &estimatorCommand() {
  static constexpr CliCommand kCommand{
      "estimator", "Compare estimates with exact similarities, or one pair with several seeds",
      bindEstimator, settleEstimator, runEstimator};
  return kCommand;
}

}  // namespace shinglescope
