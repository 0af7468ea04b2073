// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <nlohmann/json.hpp>

#include "app/cli/commands/measuring.h"
#include "app/cli/commands/table_command.h"
#include "app/cli/options/against_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/row_figures.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"

namespace shinglescope {
namespace {

using ShowdownJson = nlohmann::ordered_json;

void bindShowdown(OptionBinder &binder, CliOptions &options) {
  BruteForceOptions &showdown = options.tune.showdown;
  bindTable(binder, options);
  bindAgainst(binder, options);
  bindSearch(binder, options.recipe);
  bindThreads(binder, options);
  binder.beginGroup("Measurement");
  binder.number("--comparisons", "N",
                "Most pairs for brute force to compare; otherwise a sample (default 20000000)", 1,
                UINT64_MAX >> 8U, showdown.mostPairs);
  binder.number("--for-rows", "N", "Estimate the cost for this many rows (default 1000000)", 2,
                UINT32_MAX, options.tune.forRows);
  bindDrawn(binder, showdown.drawn);
  binder.number("--sample-seed", "N", "Seed of the sample (default 1)", 0, UINT64_MAX,
                showdown.seed);
  binder.beginGroup("Results");
  bindOutput(binder, "result.json", "Write the figures to this file (default -, standard output)",
             options);
}

Result<void> settleShowdown(const OptionBinder &binder, CliOptions &options) {
  return settleTable(binder, options);
}

ShowdownJson showdownJson(const PairCounts &counts) {
  return {{"text_pairs", counts.texts}, {"row_pairs", counts.rows}};
}

ShowdownJson showdownJson(const std::vector<ExaminedPair> &examples, const RowFigures &rows) {
  ShowdownJson list = ShowdownJson::array();
  for (const ExaminedPair &pair : examples) {
    list.push_back(ShowdownJson{{"fate", choiceName(kCandidateFateNames, pair.fate)},
                                {"row_a", rows.number(pair.rowA)},
                                {"row_b", rows.number(pair.rowB)},
                                {"similarity", pair.similarity()},
                                {"shared_bands", pair.sharedBands}});
    rows.addTables(pair.rowA, pair.rowB, list.back());
  }
  return list;
}

/// Formats a duration: "5.8 days" for half a million seconds.
std::string durationText(double seconds) {
  constexpr double kMinute = 60;
  constexpr double kHour = 3600;
  constexpr double kDay = 86'400;
  if (seconds < 2 * kMinute) return decimalText(seconds, 1) + " s";
  if (seconds < 2 * kHour) return decimalText(seconds / kMinute, 1) + " minutes";
  if (seconds < 2 * kDay) return decimalText(seconds / kHour, 1) + " hours";
  return decimalText(seconds / kDay, 1) + " days";
}

ShowdownJson showdownJson(const BruteForceComparison &showdown, double forRows,
                          const RowFigures &rows) {
  return {{"data_rows", showdown.dataRows},
          {"rows", showdown.rows},
          {"drawn", choiceName(kRowsDrawnNames, showdown.drawn)},
          {"distinct_texts", showdown.distinctTexts},
          {"threads", showdown.threads},
          {"lsh_seconds", showdown.lshSeconds},
          {"shingling_seconds", showdown.shinglingSeconds},
          {"brute_force_seconds", showdown.bruteSeconds},
          {"exact_join_seconds", showdown.joinSeconds},
          {"comparisons", showdown.bruteComparisons},
          {"candidates", showdown.candidates},
          {"identical_row_pairs", showdown.identicalPairs},
          {"lsh", showdownJson(showdown.lshPairs)},
          {"brute_force", showdownJson(showdown.brutePairs)},
          {"both", showdownJson(showdown.bothPairs)},
          {"examples", showdownJson(showdown.examples, rows)},
          {"seconds_per_comparison", showdown.secondsPerComparison()},
          {"for_rows", forRows},
          {"pairs_for_rows", pairsOfRows(forRows)},
          {"brute_force_seconds_for_rows", showdown.bruteSecondsFor(forRows)},
          {"lsh_seconds_for_rows", showdown.lshSecondsFor(forRows)}};
}

const char *exampleLabel(CandidateFate fate) {
  switch (fate) {
    case CandidateFate::Below: return "a false candidate";
    case CandidateFate::Missed: return "a missed pair";
    case CandidateFate::Found: break;
  }
  return "a found pair";
}

void sayShowdown(const Console &console, const BruteForceComparison &showdown, double forRows,
                 const RowFigures &rowNames) {
  sayRowsDrawn(console, showdown.rows, showdown.dataRows, showdown.drawn);
  console.sayCount("find", decimalText(showdown.lshSeconds, 3) + " s",
                   countedText(showdown.lshPairs.rows, "pair") + ", " +
                       countedText(showdown.candidates, "comparison"));
  console.sayCount("brute force", decimalText(showdown.bruteSeconds, 3) + " s",
                   countedText(showdown.brutePairs.rows, "pair") + ", " +
                       countedText(showdown.bruteComparisons, "comparison"));
  console.sayCount("exact", decimalText(showdown.joinSeconds, 3) + " s",
                   "the same pairs as brute force");
  console.sayCount("found by both", groupedNumber(showdown.bothPairs.rows));
  sayFewPairs(console, showdown.brutePairs.rows,
              moreRowsAdvice(showdown.rows == showdown.dataRows, showdown.drawn, "--comparisons"));
  console.sayCount("equal texts", groupedNumber(showdown.identicalPairs),
                   "pairs, found by both, not counted above");
  for (const ExaminedPair &pair : showdown.examples)
    console.sayCount(exampleLabel(pair.fate), decimalText(pair.similarity(), 3),
                     "similarity of rows " + rowNames.name(pair.rowA) + " and " +
                         rowNames.name(pair.rowB) + ", the most similar of its kind");
  const std::string rows = groupedNumber(static_cast<std::uint64_t>(forRows));
  console.say("For " + rows + " rows: brute force " +
              durationText(showdown.bruteSecondsFor(forRows)) + ", find about " +
              durationText(showdown.lshSecondsFor(forRows)) +
              "; at a microsecond per pair brute force would take " +
              durationText(pairsOfRows(forRows) * kPublishedSecondsPerPair) + ".");
}

Result<void> runShowdownOfOptions(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  const auto showdown =
      runShowdown(**dataset, options.recipe, options.tune.showdown, command.context());
  if (!showdown) return showdown.error();
  const double forRows = options.tune.forRows;
  const RowFigures rows(**dataset, options.hasPairsWithin);
  if (auto written = command.write(showdownJson(*showdown, forRows, rows).dump(2) + "\n"); !written)
    return written;
  sayShowdown(command.console(), *showdown, forRows, rows);
  return {};
}

}  // namespace

const CliCommand &showdownCommand() {
  static constexpr CliCommand kCommand{"showdown",
                                       "Time find against brute force, and compare their results",
                                       bindShowdown, settleShowdown, runShowdownOfOptions};
  return kCommand;
}

}  // namespace shinglescope
