#include "app/cli/commands/tune.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/commands/input.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/sweep/sweep.h"
#include "core/tune/sweep/sweep_table.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

/// What the three commands share: outputs opened first, the table read, a
/// result written as a whole.
class TuneCommand {
 public:
  TuneCommand(const CliOptions &options, const std::stop_token &stop)
      : m_options(options),
        m_stop(stop),
        m_printer(m_progress),
        m_context{stop, &m_progress, options.threads, options.memoryBytes} {}

  Result<std::shared_ptr<const Dataset>> open() {
    auto outputs = CliOutputs::open(m_options, m_stop);
    if (!outputs) return outputs.error();
    m_outputs.emplace(*std::move(outputs));
    const auto loaded = loadInput(m_options.file, m_options, m_context);
    if (!loaded) return loaded.error();
    auto columns = checkColumns(*loaded->dataset, m_options.recipe, sourceName(m_options.file));
    if (!columns) return columns.error();
    return loaded->dataset;
  }

  Result<void> write(const std::string &text) {
    if (auto written = m_outputs->main().write(text); !written) return written;
    if (auto committed = m_outputs->commitAll(); !committed) return committed;
    m_printer.stop();
    return {};
  }

  const RunContext &context() const { return m_context; }
  double seconds() const { return m_watch.seconds(); }

 private:
  const CliOptions &m_options;
  std::stop_token m_stop;
  Stopwatch m_watch;
  Progress m_progress;
  ProgressPrinter m_printer;
  RunContext m_context;
  std::optional<CliOutputs> m_outputs;
};

Json toJson(const RecallEstimate &estimate) {
  return {{"recall", estimate.recall},      {"low", estimate.interval.low},
          {"high", estimate.interval.high}, {"exact", estimate.isExact},
          {"partners", estimate.partners},  {"found", estimate.found},
          {"rows", estimate.rows},          {"effective_pairs", estimate.effectivePairs}};
}

void sayRecall(const char *name, const RecallEstimate &estimate) {
  if (estimate.partners == 0) return sayCount(name, "none", "among the sampled rows");
  const std::string partners =
      groupedNumber(estimate.found) + " of " + countedText(estimate.partners, "partner");
  if (estimate.isExact) return sayCount(name, shareText(estimate.recall, 4), "exact, " + partners);
  sayCount(name, shareText(estimate.recall, 4),
           "95 %: " + shareText(estimate.interval.low, 4) + " to " +
               shareText(estimate.interval.high, 4) + ", " + partners);
}

/// What a share of so few pairs is worth, and what would tell more; `moreRows` is empty where all
/// of them were looked at.
void sayFewPairs(std::uint64_t pairs, const std::string &moreRows) {
  if (pairs >= kFewTruePairs) return;
  say("note: this rests on " + countedText(pairs, "pair") + " only; " +
      (moreRows.empty() ? "a lower --threshold tells more."
                        : moreRows + " or a lower --threshold tell more."));
}

/// Options that bring more similar pairs into a sample; empty where it has all rows.
std::string moreRowsAdvice(bool isOfAllRows, RowsDrawn drawn, const std::string &option) {
  if (isOfAllRows) return {};
  return drawn == RowsDrawn::Any ? "--drawn with-partner, more " + option : "more " + option;
}

void sayFewPairs(const SweepResult &result, SweepPairs pairs) {
  const auto few = std::ranges::count_if(
      result.rows, [pairs](const SweepRow &row) { return restsOnFewPairs(row, pairs); });
  if (few == 0) return;
  const std::string moreRows =
      moreRowsAdvice(result.sampleRows == result.dataRows, result.grid.drawn, "--rows");
  say("note: " + countedText(static_cast<std::uint64_t>(few), "setting") +
      (few == 1 ? " rests" : " rest") + " on fewer than " + groupedNumber(kFewTruePairs) +
      " true pairs; " + (moreRows.empty() ? "" : moreRows + " or ") +
      "lower thresholds tell more.");
}

void sayRowsDrawn(std::uint64_t rows, std::uint64_t dataRows, RowsDrawn drawn) {
  const bool hasPartners = drawn == RowsDrawn::WithPartner && rows < dataRows;
  sayCount("rows", groupedNumber(rows),
           "of " + groupedNumber(dataRows) + (hasPartners ? ", with a partner first" : ""));
}

Json toJson(const PairCounts &counts) {
  return {{"text_pairs", counts.texts}, {"row_pairs", counts.rows}};
}

/// "5.8 days" for half a million seconds.
std::string durationText(double seconds) {
  constexpr double kMinute = 60;
  constexpr double kHour = 3600;
  constexpr double kDay = 86'400;
  if (seconds < 2 * kMinute) return decimalText(seconds, 1) + " s";
  if (seconds < 2 * kHour) return decimalText(seconds / kMinute, 1) + " minutes";
  if (seconds < 2 * kDay) return decimalText(seconds / kHour, 1) + " hours";
  return decimalText(seconds / kDay, 1) + " days";
}

Json toJson(const Showdown &showdown, double forRows) {
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
          {"lsh", toJson(showdown.lshPairs)},
          {"brute_force", toJson(showdown.brutePairs)},
          {"both", toJson(showdown.bothPairs)},
          {"seconds_per_comparison", showdown.secondsPerComparison()},
          {"for_rows", forRows},
          {"pairs_for_rows", pairsOfRows(forRows)},
          {"brute_force_seconds_for_rows", showdown.bruteSecondsFor(forRows)},
          {"lsh_seconds_for_rows", showdown.lshSecondsFor(forRows)}};
}

void sayShowdown(const Showdown &showdown, double forRows) {
  sayRowsDrawn(showdown.rows, showdown.dataRows, showdown.drawn);
  sayCount("find", decimalText(showdown.lshSeconds, 3) + " s",
           countedText(showdown.lshPairs.rows, "pair") + ", " +
               countedText(showdown.candidates, "comparison"));
  sayCount("brute force", decimalText(showdown.bruteSeconds, 3) + " s",
           countedText(showdown.brutePairs.rows, "pair") + ", " +
               countedText(showdown.bruteComparisons, "comparison"));
  sayCount("exact", decimalText(showdown.joinSeconds, 3) + " s", "the same pairs as brute force");
  sayCount("found by both", groupedNumber(showdown.bothPairs.rows));
  sayFewPairs(showdown.brutePairs.rows,
              moreRowsAdvice(showdown.rows == showdown.dataRows, showdown.drawn, "--comparisons"));
  sayCount("equal texts", groupedNumber(showdown.identicalPairs),
           "pairs, found by both, not counted above");
  const std::string rows = groupedNumber(static_cast<std::uint64_t>(forRows));
  say("For " + rows + " rows: brute force " + durationText(showdown.bruteSecondsFor(forRows)) +
      ", find about " + durationText(showdown.lshSecondsFor(forRows)) +
      "; at a microsecond a pair brute force would take " +
      durationText(pairsOfRows(forRows) * kPublishedSecondsPerPair) + ".");
}

}  // namespace

Result<void> runSweepCommand(const CliOptions &options, const std::stop_token &stop) {
  TuneCommand command(options, stop);
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
  sayCount("settings", groupedNumber(result.rows.size()),
           pairs == SweepPairs::ThatDiffer ? "over pairs that differ" : "over all pairs");
  sayFewPairs(result, pairs);
  sayRowsDrawn(result.sampleRows, result.dataRows, result.grid.drawn);
  sayCount("samples", groupedNumber(result.samplesDone));
  sayCount("time", decimalText(command.seconds(), 2) + " s", "to " + placeName(options.outPath));
  return {};
}

Result<void> runRecallCommand(const CliOptions &options, const std::stop_token &stop) {
  TuneCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  const auto found = findDuplicates(**dataset, options.recipe, command.context());
  if (!found) return found.error();
  const auto texts = makeTunedTexts(**dataset, options.recipe, command.context());
  if (!texts) return texts.error();
  const auto measured = measureRecall(*texts, *found, options.tune.recall, command.context());
  if (!measured) return measured.error();
  const Json json{{"data_rows", measured->dataRows},
                  {"sampled_rows", measured->sampledRows},
                  {"sample_seed", options.tune.recall.seed},
                  {"threshold", options.recipe.threshold.toDouble()},
                  {"pairs_found", found->report.pairs},
                  {"other_pairs", toJson(measured->others)},
                  {"identical_pairs", toJson(measured->identical)},
                  {"all_pairs", toJson(measured->all)}};
  if (auto written = command.write(json.dump(2) + "\n"); !written) return written;
  sayCount("pairs found", groupedNumber(found->report.pairs),
           "at or over " + options.recipe.threshold.toString());
  sayCount("rows searched", groupedNumber(measured->sampledRows),
           "of " + groupedNumber(measured->dataRows) + " with a shingle");
  sayRecall("recall, others", measured->others);
  if (measured->others.partners > 0)
    sayFewPairs(pairsBehind(measured->others),
                measured->sampledRows == measured->dataRows ? "" : "more --rows");
  sayRecall("identical", measured->identical);
  sayRecall("recall, all", measured->all);
  sayCount("time", decimalText(command.seconds(), 2) + " s", "to " + placeName(options.outPath));
  return {};
}

Result<void> runShowdownCommand(const CliOptions &options, const std::stop_token &stop) {
  TuneCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  const auto showdown =
      runShowdown(**dataset, options.recipe, options.tune.showdown, command.context());
  if (!showdown) return showdown.error();
  const double forRows = options.tune.forRows;
  if (auto written = command.write(toJson(*showdown, forRows).dump(2) + "\n"); !written)
    return written;
  sayShowdown(*showdown, forRows);
  return {};
}

}  // namespace shinglescope
