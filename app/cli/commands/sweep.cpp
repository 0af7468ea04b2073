// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep.h"
#include "app/cli/commands/command.h"
#include "app/cli/commands/measuring.h"
#include "app/cli/commands/table_command.h"
#include "app/cli/options/against_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "app/cli/output/unused_pairs.h"
#include "core/base/decimal_text.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/project/project_source.h"
#include "core/tune/sweep/best_settings.h"
#include "core/tune/sweep/sweep_journal.h"
#include "core/tune/sweep/sweep_table.h"

#include <algorithm>

namespace shinglescope {
namespace {

/// Calls `read` with each item of a comma-separated list. Returns false if one is wrong.
template <class Read>
bool readList(std::string_view rest, Read read) {
  for (;;) {
    const std::size_t comma = rest.find(',');
    if (!read(rest.substr(0, comma))) return false;
    if (comma == std::string_view::npos) return true;
    rest.remove_prefix(comma + 1);
  }
}

/// Binds a comma-separated list. `read` parses each word and returns nullopt if the word is wrong.
template <class Value, class Read>
CLI::Option *bindList(OptionBinder &binder, const char *name, const char *help,
                      std::vector<Value> &field, const std::string &advice, Read read) {
  return binder.add(name, "LIST", help, [&field, name, advice, read](const std::string &word) {
    field.clear();
    const bool isGood = readList(word, [&](std::string_view item) {
      const std::optional<Value> value = read(item);
      if (value) field.push_back(*value);
      return value.has_value();
    });
    if (!isGood) refuseOption(name, word, advice);
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

/// The bands of a list of numbers that may contain `zone`.
void bindBands(OptionBinder &binder, SweepGrid &grid) {
  binder.add("--bands", "LIST", "Bands, or zone: those of a zone below each threshold",
             [&grid](const std::string &word) {
               grid.bands.clear();
               grid.zone.reset();
               const bool isGood = readList(word, [&grid](std::string_view item) {
                 if (item == "zone") {
                   grid.zone = SweepZone{};
                   return true;
                 }
                 const auto bands = parsedNumber<std::uint32_t>(item);
                 if (bands) grid.bands.push_back(*bands);
                 return bands.has_value();
               });
               if (!isGood)
                 refuseOption("--bands", word,
                              "give whole numbers separated by commas, such as 10,20, or zone");
             });
}

void bindGrid(OptionBinder &binder, CliOptions &options) {
  TuneOptions &tune = options.tune;
  SweepGrid &grid = tune.grid;
  binder.beginGroup("Grid (lists such as 100,200,500; by default around the recipe)");
  binder.offerFiles(binder.add("--grid", "FILE",
                               "Grid in JSON; lists given as options replace those of the file",
                               [&options](const std::string &word) { options.gridFile = word; }));
  binder.toggle("--published", "Start from the published grid of 432 settings",
                tune.usesPublishedGrid);
  bindChoices(binder, "--hash", "Hash functions", kHashNames, grid.hash);
  bindChoices(binder, "--permutations", "How permutations are drawn", kPermutationNames,
              grid.permutations);
  bindNumbers(binder, "--hashes", "Values per signature", grid.numHashes);
  bindBands(binder, grid);
  bindNumbers(binder, "--k", "Units per shingle", grid.k);
  const auto readThreshold = [](std::string_view item) -> std::optional<Ratio> {
    const auto ratio = parseRatio(item);
    return ratio && ratio->isPositive() ? std::optional(*ratio) : std::nullopt;
  };
  binder.offer(
      bindList(binder, "--threshold", "Thresholds", grid.thresholds,
               "give decimal numbers over 0 and up to 1 separated by commas, such as 0.8,0.9",
               readThreshold),
      usualThresholds(), true);
  binder.choice("--search", kSweepSearchNames,
                "Try all settings, some at random, or halve them on growing samples (default grid)",
                grid.search);
  binder.number("--tries", "N", "Settings to draw for random or halving", 1, UINT32_MAX,
                grid.tries);
  binder.number("--rows", "N", "Rows of a sample (default 4000)", 2, UINT32_MAX, grid.rows);
  binder.number("--samples", "N", "Number of samples, for intervals (default 1)", 1,
                kMostSweepSamples, grid.samples);
  binder.number("--sample-seed", "N", "Seed of the samples (default 1)", 0, UINT64_MAX,
                grid.sampleSeed);
  bindDrawn(binder, grid.drawn);
}

void bindSweep(OptionBinder &binder, CliOptions &options) {
  bindTable(binder, options);
  bindAgainst(binder, options);
  bindGrid(binder, options);
  bindShingle(binder, "The unit, and K if --k is not given", options.recipe);
  bindMeasure(binder, options.recipe);
  bindTruth(binder, "Table of known matches or labels, which are the true pairs", options.truth);
  binder.number("--seed", "N", "Seed of the permutations (default 42)", 0, UINT64_MAX,
                options.recipe.signature.seed);
  bindThreads(binder, options);
  binder.beginGroup("Results");
  binder.toggle("--identical", "Also count identical rows, which every setting finds",
                options.tune.hasIdenticalRows);
  binder.ratio("--least-recall", "R",
               "The best setting is the fastest with this recall (default: the highest F1)",
               options.tune.leastRecall);
  binder.path("--journal", "FILE", "Keep what was measured, and continue from there",
              options.tune.journalPath);
  binder.path("--unused", "FILE", "Write the lines of PAIRS that are not used, and why",
              options.labels.unusedPath);
  bindOutput(binder, "sweep.csv",
             "Write a line for each setting, or JSON if the name ends in .json", options);
}

/// Takes the lists that no option gives from the grid file, and the rest from the recipe.
Result<void> settleGrid(const OptionBinder &binder, CliOptions &options) {
  const SweepGrid given = options.tune.grid;
  SweepGrid grid = options.tune.usesPublishedGrid ? SweepGrid{} : gridAround(options.recipe);
  if (!options.gridFile.empty()) {
    auto loaded = loadGrid(options.gridFile, grid);
    if (!loaded) return badParameter(loaded.error().message);
    grid = *std::move(loaded);
  }
  const auto take = [&](const char *name, auto member) {
    if (binder.isGiven(name)) grid.*member = given.*member;
  };
  take("--hash", &SweepGrid::hash);
  take("--permutations", &SweepGrid::permutations);
  take("--hashes", &SweepGrid::numHashes);
  take("--bands", &SweepGrid::bands);
  take("--bands", &SweepGrid::zone);
  take("--k", &SweepGrid::k);
  take("--threshold", &SweepGrid::thresholds);
  take("--search", &SweepGrid::search);
  take("--tries", &SweepGrid::tries);
  take("--rows", &SweepGrid::rows);
  take("--samples", &SweepGrid::samples);
  take("--sample-seed", &SweepGrid::sampleSeed);
  take("--drawn", &SweepGrid::drawn);
  if (binder.isGiven("--shingle")) {
    grid.unit = options.recipe.shingle.unit;
    if (!binder.isGiven("--k") && options.gridFile.empty()) grid.k = {options.recipe.shingle.k};
  }
  options.tune.grid = std::move(grid);
  return validateGrid(options.tune.grid);
}

Result<void> settleSweep(const OptionBinder &binder, CliOptions &options) {
  TuneOptions &tune = options.tune;
  if (!options.truth.path && (options.labels.unusedPath || binder.isGiven("--truth-is")))
    return badParameter("Give --truth the table of pairs to which this refers.");
  if (options.truth.path && binder.isGiven("--drawn"))
    return badParameter(
        "With --truth, the rows of known pairs are drawn first; leave out --drawn.");
  if (tune.usesPublishedGrid && !options.gridFile.empty())
    return badParameter("Give either --grid or --published.");
  if (tune.hasIdenticalRows) tune.sweepPairs = SweepPairs::WithIdentical;
  if (auto settled = settleGrid(binder, options); !settled) return settled;
  return settleTable(binder, options);
}

void sayFewSettings(const Console &console, const SweepResult &result, SweepPairs pairs) {
  const auto few = std::ranges::count_if(
      result.rows, [pairs](const SweepRow &row) { return restsOnFewPairs(row, pairs); });
  if (few == 0) return;
  if (result.known != nullptr)
    return console.say("note: the sample has fewer than " + groupedNumber(kFewTruePairs) +
                       " known matches whose texts differ; the figures are unreliable.");
  const std::string moreRows =
      moreRowsAdvice(result.sampleRows == result.dataRows, result.grid.drawn, "--rows");
  console.say("note: " + countedText(static_cast<std::uint64_t>(few), "setting") +
              (few == 1 ? " is" : " are") + " based on fewer than " + groupedNumber(kFewTruePairs) +
              " true pairs; use " + (moreRows.empty() ? "" : moreRows + " or ") +
              "lower thresholds for more reliable figures.");
}

void sayFewTrials(const Console &console, const SweepResult &result) {
  const auto few = std::ranges::count_if(result.rows, wasDroppedByFewPairs);
  if (few == 0) return;
  console.say("note: " + countedText(static_cast<std::uint64_t>(few), "setting") +
              (few == 1 ? " was" : " were") + " left out by a sample with fewer than " +
              groupedNumber(kFewTruePairs) +
              " true pairs, so the best one may be among them; use rows with a partner first "
              "(--drawn with-partner), lower thresholds, or the whole grid (--search grid).");
}

/// Reads the known pairs; without --truth, the exact similarity is the truth.
Result<TruthList> readSweepTruth(const CliOptions &options, const TableCommand &command) {
  if (!options.truth.path) return TruthList{};
  const InputTables &tables = command.tables();
  const auto id = idColumn(*tables.dataset, options.recipe);
  if (!id) return id.error();
  return readTruthList(*options.truth.path, {*tables.dataset, *id, tableNames(options)},
                       options.truth.meaning, command.context(), tables.firstReference.has_value());
}

void sayTruth(const Console &console, const TruthList &truth, const std::string &path,
              const SweepResult &result) {
  for (const std::string &line : pairListText(truth.list, path)) console.say(line);
  const auto matches = std::ranges::count(truth.known->pairs, true, &KnownPair::isMatch);
  console.sayCount(
      "truth", groupedNumber(truth.known->pairs.size()),
      "pairs known, " + groupedNumber(static_cast<std::uint64_t>(matches)) + " of them matches");
  if (truth.known->kind == TruthKind::Chosen)
    console.say(
        "note: the known pairs were chosen, not drawn at random, so these figures are biased.");
  else if (result.sampleRows < result.dataRows)
    console.say(
        "note: the precision is higher than that of the whole table, because rows of known "
        "pairs come first; use --rows " +
        std::to_string(result.dataRows) + " for all rows.");
}

void sayDrawnRows(const Console &console, const SweepResult &result) {
  if (result.known == nullptr)
    return sayRowsDrawn(console, result.sampleRows, result.dataRows, result.grid.drawn);
  console.sayCount("rows", groupedNumber(result.sampleRows),
                   "of " + groupedNumber(result.dataRows) +
                       (result.sampleRows < result.dataRows ? ", of known pairs first" : ""));
}

Result<std::string> tableIdentity(const LoadReport &report) {
  if (!report.digest)
    return badParameter("--journal needs a file that can be read again, not standard input.");
  return digestText(*report.digest) + ' ' + dialectToJson(report.dialect);
}

/// Opens the journal, if one is asked for. Errors: those of SweepJournal::open().
Result<std::unique_ptr<SweepJournal>> openJournal(const CliOptions &options,
                                                  const TableCommand &command,
                                                  const LabelledPairs *known) {
  if (!options.tune.journalPath) return std::unique_ptr<SweepJournal>();
  const InputTables &tables = command.tables();
  auto identity = tableIdentity(tables.file.report);
  if (identity && tables.hasTwo()) {
    const auto second = tableIdentity(tables.reference.report);
    if (!second) return second.error();
    *identity += ' ' + *second;
  }
  if (!identity) return identity.error();
  return SweepJournal::open(*options.tune.journalPath,
                            sweepIdentity(*identity, command.recipe(), options.tune.grid, known));
}

std::optional<double> leastRecallOf(const CliOptions &options) {
  if (!options.tune.leastRecall) return std::nullopt;
  return options.tune.leastRecall->toDouble();
}

std::string settingWords(const SweepSetting &setting) {
  return choiceName(kHashNames, setting.hash) + ", " +
         choiceName(kPermutationNames, setting.scheme) + ", " + groupedNumber(setting.numHashes) +
         " hashes, " + groupedNumber(setting.bands) + " bands of " +
         groupedNumber(setting.plan().rows);
}

/// Prints the best setting for each threshold and shingle size.
void sayBest(const Console &console, const SweepResult &result, const SweepRule &rule) {
  constexpr std::size_t kMostLines = 12;
  const std::vector<std::size_t> best = bestSettings(result, rule);
  if (best.empty())
    return console.say(rule.leastRecall ? "No setting that a recipe can have reaches this recall."
                                        : "No setting that a recipe can have found a true pair.");
  for (std::size_t i = 0; i < std::min(best.size(), kMostLines); ++i) {
    const SweepRow &row = result.rows[best[i]];
    const auto figure = [](std::optional<double> value) {
      return value ? decimalText(*value, 3) : std::string("none");
    };
    console.say("best at " + row.setting.threshold.toString() + ", " +
                choiceName(kShingleUnitNames, row.setting.unit) + ':' +
                std::to_string(row.setting.k) + ": " + settingWords(row.setting) + ": F1 " +
                figure(qualityOf(row, SweepQuality::F1, rule.pairs)) + ", recall " +
                figure(recallOfRun(row, result.recipe, rule.pairs)) + ", " +
                decimalText(1000 * costOf(row, SweepCost::Seconds).value_or(0), 1) + " ms");
  }
  if (best.size() > kMostLines)
    console.say("... and for " + groupedNumber(best.size() - kMostLines) +
                " more thresholds and shingles, in the result.");
}

Result<void> runSweepOfOptions(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  auto truth = readSweepTruth(options, command);
  if (!truth) return truth.error();
  const auto journal = openJournal(options, command, truth->known.get());
  if (!journal) return journal.error();
  SweepResult result;
  const auto done =
      runSweep(**dataset, command.recipe(), options.tune.grid, result, command.context(),
               {truth->known, *journal != nullptr ? &(*journal)->memory() : nullptr});
  if (!done) return done;
  if (CliOutput *unused = command.unused())
    if (auto written = writeUnusedPairs(truth->list, *unused, command.context()); !written)
      return written;
  const bool isJson = options.outPath.ends_with(".json");
  const SweepPairs pairs = options.tune.sweepPairs;
  const std::string text = isJson ? sweepToJson(result, pairs) : sweepToCsv(result, pairs);
  if (auto written = command.write(text); !written) return written;
  const Console console = command.console();
  console.sayCount("settings", groupedNumber(result.rows.size()),
                   pairs == SweepPairs::ThatDiffer ? "over pairs that differ" : "over all pairs");
  if (truth->known != nullptr) sayTruth(console, *truth, *options.truth.path, result);
  sayFewSettings(console, result, pairs);
  sayFewTrials(console, result);
  sayDrawnRows(console, result);
  console.sayCount("samples", groupedNumber(result.samplesDone));
  if (*journal != nullptr)
    console.sayCount("journal", groupedNumber((*journal)->restored()),
                     "outcomes were in " + placeName(*options.tune.journalPath));
  sayBest(console, result, {pairs, leastRecallOf(options)});
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
