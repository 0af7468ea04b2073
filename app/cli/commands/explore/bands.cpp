// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"

namespace shinglescope {
namespace {

void bindBandsCommand(OptionBinder &binder, CliOptions &options) {
  binder.beginGroup("Count");
  binder.number("--rows", "N", "Estimate from random rows (default: count every pair)", 1,
                UINT32_MAX, options.explore.sampledRows);
  binder.number("--sample-seed", "N", "Seed of these rows (default 1)", 0, UINT64_MAX,
                options.explore.sampleSeed);
  bindExplore(binder, options,
              "Write a line for each number of bands, or JSON if the name ends in .json");
}

/// The command counts every number of bands, so that of the recipe does not matter.
Result<void> settleBands(const OptionBinder &binder, CliOptions &options) {
  options.recipe.bands = 1;
  return settleTable(binder, options);
}

Result<BandsSweep> countBands(const CliOptions &options, const ExactSets &texts,
                              const RunContext &context) {
  const BandsQuestion question{options.recipe.signature, options.recipe.threshold};
  if (!options.explore.sampledRows) return sweepBands(texts, question, nullptr, context);
  return estimateBands(texts, question, {*options.explore.sampledRows, options.explore.sampleSeed},
                       context);
}

FigureTable tableOf(const BandsSweep &counted) {
  FigureTable table({"bands", "rows_per_band", "candidates", "candidates_at_least",
                     "candidates_at_most", "true", "false", "found_row_pairs", "missed_row_pairs",
                     "recall", "recall_at_least", "recall_at_most", "expected_recall",
                     "not_examined"});
  for (const BandsPoint &point : counted.points)
    table.add({point.plan.bands, point.plan.rows, point.candidates.texts,
               point.candidatesInterval.low, point.candidatesInterval.high, point.verified.texts,
               point.falsePositives.texts, point.verified.rows, point.missed.rows, point.recall,
               point.recallInterval.low, point.recallInterval.high, point.expectedRecall,
               point.pairsNotExamined});
  return table;
}

Result<void> runBands(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto opened = openExplored(command, options.recipe, true);
  if (!opened) return opened.error();
  const auto counted = countBands(options, opened->texts, command.context());
  if (!counted) return counted.error();
  const FigureJson facts = {
      {"hashes", counted->numHashes},
      {"threshold", counted->threshold.toDouble()},
      {"true_text_pairs", counted->exact.texts},
      {"true_row_pairs", counted->exact.rows},
      {"identical_pairs", counted->identicalPairs},
      {"sampled_rows", counted->sample ? FigureJson(counted->sample->rows) : FigureJson(nullptr)}};
  const FigureTable table = tableOf(*counted);
  if (auto written = command.write(figuresText(options, table, "plans", facts)); !written)
    return written;
  const Console console = command.console();
  console.sayCount("true pairs", groupedNumber(counted->exact.rows),
                   "of rows whose texts differ, at or above " + counted->threshold.toString());
  if (counted->sample)
    console.sayCount("rows", groupedNumber(counted->sample->rows),
                     "of " + groupedNumber(counted->sample->dataRows) + ", so these are estimates");
  sayTime(command, options);
  return {};
}

}  // namespace

const CliCommand &bandsCommand() {
  static constexpr CliCommand kCommand{
      "bands", "Count candidates, found and missed pairs for each number of bands",
      bindBandsCommand, settleBands, runBands};
  return kCommand;
}

}  // namespace shinglescope
