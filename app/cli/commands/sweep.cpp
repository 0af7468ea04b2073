// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep.h"
#include "app/cli/commands/command.h"
#include "app/cli/commands/measuring.h"
#include "app/cli/commands/table_command.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/tune/sweep/sweep_table.h"

#include <algorithm>

namespace shinglescope {
namespace {

/// Binds a comma-separated list. `read` parses each word and returns nullopt if the word is wrong.
template <class Value, class Read>
CLI::Option *bindList(OptionBinder &binder, const char *name, const char *help,
                      std::vector<Value> &field, const std::string &advice, Read read) {
  return binder.add(name, "LIST", help, [&field, name, advice, read](const std::string &word) {
    field.clear();
    std::string_view rest = word;
    for (bool isLast = false; !isLast;) {
      const std::size_t comma = rest.find(',');
      isLast = comma == std::string_view::npos;
      const std::optional<Value> value = read(rest.substr(0, comma));
      if (!value) refuseOption(name, word, advice);
      field.push_back(*value);
      if (!isLast) rest.remove_prefix(comma + 1);
    }
  });
}

template <class Choice, std::size_t N>
void bindChoices(OptionBinder &binder, const char *name, const char *help,
                 const std::array<NamedChoice<Choice>, N> &names, std::vector<Choice> &field) {
  const CLI::Option *option = bindList(
      binder, name, help, field, "give a list of " + choiceList(names) + ", separated by commas",
      [&names](std::string_view item) { return choiceFromName(names, item); });
  binder.offer(option, wordsOf(names), true);
}

void bindNumbers(OptionBinder &binder, const char *name, const char *help,
                 std::vector<std::uint32_t> &field) {
  bindList(binder, name, help, field, "give whole numbers separated by commas, such as 100,200",
           parsedNumber<std::uint32_t>);
}

void bindGrid(OptionBinder &binder, SweepGrid &grid) {
  binder.beginGroup("Grid (lists such as 100,200,500)");
  binder.offerFiles(binder.add("--grid", "FILE",
                               "Grid in JSON; lists given as options replace those of the file",
                               [&grid](const std::string &word) {
                                 auto loaded = loadGrid(word);
                                 if (!loaded)
                                   throw OptionError{badParameter(loaded.error().message)};
                                 grid = *std::move(loaded);
                               }));
  bindChoices(binder, "--hash", "Hash functions (default xxh32,murmur3,farmhash,sha1)", kHashNames,
              grid.hash);
  bindChoices(binder, "--permutations", "How permutations are drawn", kPermutationNames,
              grid.permutations);
  bindNumbers(binder, "--hashes", "Values per signature (default 100,200,500)", grid.numHashes);
  bindNumbers(binder, "--bands", "Bands (default 2,5,10,20)", grid.bands);
  bindNumbers(binder, "--k", "Units per shingle (default 1,2,5)", grid.k);
  const auto readThreshold = [](std::string_view item) -> std::optional<Ratio> {
    const auto ratio = parseRatio(item);
    return ratio && ratio->isPositive() ? std::optional(*ratio) : std::nullopt;
  };
  binder.offer(
      bindList(binder, "--threshold", "Thresholds (default 0.8,0.9,0.95)", grid.thresholds,
               "give decimal numbers over 0 and up to 1 separated by commas, such as 0.8,0.9",
               readThreshold),
      usualThresholds(), true);
  binder.number("--rows", "N", "Rows of a sample (default 4000)", 2, UINT32_MAX, grid.rows);
  binder.number("--samples", "N", "Number of samples, for intervals (default 1)", 1,
                kMostSweepSamples, grid.samples);
  binder.number("--sample-seed", "N", "Seed of the samples (default 1)", 0, UINT64_MAX,
                grid.sampleSeed);
  bindDrawn(binder, grid.drawn);
}

void bindSweep(OptionBinder &binder, CliOptions &options) {
  bindTable(binder, options);
  bindGrid(binder, options.tune.grid);
  bindShingle(binder, "The unit, and K if --k is not given", options.recipe);
  binder.number("--seed", "N", "Seed of the permutations (default 42)", 0, UINT64_MAX,
                options.recipe.signature.seed);
  bindThreads(binder, options);
  binder.beginGroup("Results");
  binder.toggle("--identical", "Also count identical rows, which every setting finds",
                options.tune.hasIdenticalRows);
  bindOutput(binder, "sweep.csv",
             "Write a line for each setting, or JSON if the name ends in .json", options);
}

Result<void> settleSweep(const OptionBinder &binder, CliOptions &options) {
  TuneOptions &tune = options.tune;
  if (binder.isGiven("--grid")) options.gridFile = binder.app()["--grid"]->results().back();
  if (binder.isGiven("--shingle") && !binder.isGiven("--grid") && !binder.isGiven("--k"))
    tune.grid.k = {options.recipe.shingle.k};
  if (tune.hasIdenticalRows) tune.sweepPairs = SweepPairs::WithIdentical;
  if (auto valid = validateGrid(tune.grid); !valid) return valid;
  return settleTable(binder, options);
}

void sayFewSettings(const Console &console, const SweepResult &result, SweepPairs pairs) {
  const auto few = std::ranges::count_if(
      result.rows, [pairs](const SweepRow &row) { return restsOnFewPairs(row, pairs); });
  if (few == 0) return;
  const std::string moreRows =
      moreRowsAdvice(result.sampleRows == result.dataRows, result.grid.drawn, "--rows");
  console.say("note: " + countedText(static_cast<std::uint64_t>(few), "setting") +
              (few == 1 ? " is" : " are") + " based on fewer than " + groupedNumber(kFewTruePairs) +
              " true pairs; use " + (moreRows.empty() ? "" : moreRows + " or ") +
              "lower thresholds for more reliable figures.");
}

Result<void> runSweepOfOptions(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  SweepResult result;
  const auto done =
      runSweep(**dataset, options.recipe, options.tune.grid, result, command.context());
  if (!done) return done;
  const bool isJson = options.outPath.ends_with(".json");
  const SweepPairs pairs = options.tune.sweepPairs;
  const std::string text = isJson ? sweepToJson(result, pairs) : sweepToCsv(result, pairs);
  if (auto written = command.write(text); !written) return written;
  const Console console = command.console();
  console.sayCount("settings", groupedNumber(result.rows.size()),
                   pairs == SweepPairs::ThatDiffer ? "over pairs that differ" : "over all pairs");
  sayFewSettings(console, result, pairs);
  sayRowsDrawn(console, result.sampleRows, result.dataRows, result.grid.drawn);
  console.sayCount("samples", groupedNumber(result.samplesDone));
  console.sayCount("time", decimalText(command.seconds(), 2) + " s",
                   "to " + placeName(options.outPath));
  return {};
}

}  // namespace

const CliCommand &sweepCommand() {
  static constexpr CliCommand kCommand{
      "sweep", "Compare a grid of settings with the exact answer, on samples", bindSweep,
      settleSweep, runSweepOfOptions};
  return kCommand;
}

}  // namespace shinglescope
