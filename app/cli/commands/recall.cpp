// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <nlohmann/json.hpp>

#include "app/cli/commands/measuring.h"
#include "app/cli/commands/table_command.h"
#include "app/cli/options/against_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/pipeline/run/find_duplicates.h"

namespace shinglescope {
namespace {

using RecallJson = nlohmann::ordered_json;

void bindRecall(OptionBinder &binder, CliOptions &options) {
  bindTable(binder, options);
  bindAgainst(binder, options);
  bindSearch(binder, options.recipe);
  bindThreads(binder, options);
  binder.beginGroup("Measurement");
  binder.number("--rows", "N", "Rows whose partners are searched (default 1000)", 1, UINT32_MAX,
                options.tune.recall.rows);
  binder.number("--sample-seed", "N", "Seed of the sample (default 1)", 0, UINT64_MAX,
                options.tune.recall.seed);
  binder.beginGroup("Results");
  bindOutput(binder, "result.json", "Write the figures to this file (default -, standard output)",
             options);
}

Result<void> settleRecall(const OptionBinder &binder, CliOptions &options) {
  // No sample was requested.
  if (!binder.isGiven("--rows")) options.tune.recall.exactUpTo = kAffordableComparisons;
  return settleTable(binder, options);
}

RecallJson recallJson(const RecallEstimate &estimate) {
  return {{"recall", estimate.recall},      {"low", estimate.interval.low},
          {"high", estimate.interval.high}, {"exact", estimate.isExact},
          {"partners", estimate.partners},  {"found", estimate.found},
          {"rows", estimate.rows},          {"effective_pairs", estimate.effectivePairs}};
}

void sayRecall(const Console &console, const char *name, const RecallEstimate &estimate) {
  if (estimate.partners == 0) return console.sayCount(name, "none", "among the sampled rows");
  const std::string partners =
      groupedNumber(estimate.found) + " of " + countedText(estimate.partners, "partner");
  if (estimate.isExact)
    return console.sayCount(name, shareText(estimate.recall, 4), "exact, " + partners);
  console.sayCount(name, shareText(estimate.recall, 4),
                   "95 %: " + shareText(estimate.interval.low, 4) + " to " +
                       shareText(estimate.interval.high, 4) + ", " + partners);
}

Result<void> runRecall(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  const auto reference = command.tables().firstReference;
  const auto found = reference
                         ? findAgainst(**dataset, *reference, options.recipe, command.context())
                         : findDuplicates(**dataset, options.recipe, command.context());
  if (!found) return found.error();
  const auto texts = makeExactSets(**dataset, options.recipe, command.context());
  if (!texts) return texts.error();
  const auto measured = measureRecall(*texts, *found, options.tune.recall, command.context());
  if (!measured) return measured.error();
  const RecallJson json{{"data_rows", measured->dataRows},
                        {"sampled_rows", measured->sampledRows},
                        {"sample_seed", options.tune.recall.seed},
                        {"threshold", options.recipe.threshold.toDouble()},
                        {"pairs_found", found->report.pairs},
                        {"other_pairs", recallJson(measured->others)},
                        {"identical_pairs", recallJson(measured->identical)},
                        {"all_pairs", recallJson(measured->all)}};
  if (auto written = command.write(json.dump(2) + "\n"); !written) return written;
  const Console console = command.console();
  console.sayCount("pairs found", groupedNumber(found->report.pairs),
                   "at or above " + options.recipe.threshold.toString());
  console.sayCount("rows searched", groupedNumber(measured->sampledRows),
                   "of " + groupedNumber(measured->dataRows) + " with a shingle");
  sayRecall(console, "recall, others", measured->others);
  if (measured->others.partners > 0)
    sayFewPairs(console, pairsBehind(measured->others),
                measured->sampledRows == measured->dataRows ? "" : "more --rows");
  sayRecall(console, "identical", measured->identical);
  sayRecall(console, "recall, all", measured->all);
  console.sayCount("time", decimalText(command.seconds(), 2) + " s",
                   "to " + placeName(options.outPath));
  return {};
}

}  // namespace

const CliCommand &recallCommand() {
  static constexpr CliCommand kCommand{"recall", "Run find, and measure its recall on random rows",
                                       bindRecall, settleRecall, runRecall};
  return kCommand;
}

}  // namespace shinglescope
