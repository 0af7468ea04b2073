// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <algorithm>

#include "app/cli/commands/input.h"
#include "app/cli/commands/project.h"
#include "app/cli/commands/row_pairs.h"
#include "app/cli/options/against_options.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/export/content/match_rows.h"
#include "core/export/content/result_rows.h"
#include "core/export/format/delimited_rows.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/project/table_match_json.h"

namespace shinglescope {
namespace {

/// A shorter run finishes before anyone reads an estimate.
constexpr std::size_t kRowsWorthAnEstimate = 20'000;
constexpr double kSecondsWorthAnEstimate = 10;

/// The tables to search, and the pairs of `--candidates`.
struct SearchInput : InputTables {
  std::vector<CandidatePair> candidates = {};
};

/// Leaves the text of a large file there, unless more than the compared columns and the ids of
/// pairs is needed.
void chooseTextPlace(CliOptions &options) {
  options.load.mayLeaveText =
      !options.against && !options.projectPath && options.recipe.same.empty();
}

Result<SearchInput> readInput(const CliOptions &options, const RunContext &context) {
  auto tables = readTables(options, context);
  if (!tables) return tables.error();
  SearchInput input{*std::move(tables)};
  // Without rows, the run reports that; no pair could be right.
  if (!options.candidatesPath || input.dataset->rowCount() == 0) return input;
  auto candidates = readRowPairs(*options.candidatesPath, input.dataset->rowCount(), context);
  if (auto assigned = assignTo(input.candidates, std::move(candidates)); !assigned)
    return assigned.error();
  return input;
}

/// A context that hides the stages of an estimate from the run's progress.
RunContext unseen(RunContext context) {
  context.progress = nullptr;
  return context;
}

/// Prints where a run stores its keys if they do not fit in memory.
Result<void> tellPlan(const CliOptions &options, const SearchInput &input,
                      const ProgressPrinter &printer, const RunContext &context) {
  const Dataset &dataset = *input.dataset;
  MemoryDemand demand;
  demand.rows = dataset.rowCount();
  demand.datasetBytes = dataset.memoryBytes();
  demand.bands = options.recipe.bands;
  if (fitsMemory(demand, context)) return {};
  EstimateOptions plan;
  plan.tellsTime = false;
  plan.firstReference = input.firstReference;
  const auto estimate = estimateRun(dataset, options.recipe, unseen(context), plan);
  if (!estimate) return estimate.error();
  printer.note(inEnglish(planMessage(estimate->memoryPlan, options.recipe.bands)));
  return {};
}

/// Estimates an exact run roughly, which takes a tenth of the time of an estimate.
ExactEstimateOptions roughly() {
  ExactEstimateOptions options;
  options.sampledTexts = 1000;
  options.countedBytes = 512U << 10U;
  options.tellsTime = false;
  return options;
}

/// Prints the expected cost before a long exact run, or the memory plan before any other run.
Result<void> tellCost(const CliOptions &options, const SearchInput &input,
                      const ProgressPrinter &printer, const RunContext &context) {
  const Dataset &dataset = *input.dataset;
  if (!options.isExact) return tellPlan(options, input, printer, context);
  if (dataset.rowCount() < kRowsWorthAnEstimate) return {};
  const auto estimateWith = [&](const ExactEstimateOptions &how) {
    return estimateExact(dataset, options.recipe, unseen(context), input.firstReference, how);
  };
  const auto rough = estimateWith(roughly());
  if (!rough) return rough.error();
  if (rough->seconds < kSecondsWorthAnEstimate) return {};
  const auto estimate = estimateWith({});
  if (!estimate) return estimate.error();
  printer.note(exactCostText(*estimate, options.recipe.measure.isContainment()));
  return {};
}

Result<DuplicateResult> search(const CliOptions &options, const SearchInput &input,
                               const RunContext &context) {
  const Dataset &dataset = *input.dataset;
  const std::optional<std::uint32_t> reference = input.firstReference;
  if (options.candidatesPath) return findAmong(dataset, options.recipe, input.candidates, context);
  if (options.isExact)
    return reference ? findExactAgainst(dataset, *reference, options.recipe, context)
                     : findExactDuplicates(dataset, options.recipe, context);
  // Only a project is looked at again, with other thresholds.
  if (!options.projectPath) return findMatches(dataset, reference, options.recipe, context);
  return reference ? findAgainst(dataset, *reference, options.recipe, context)
                   : findDuplicates(dataset, options.recipe, context);
}

/// Writes the best matches in the reference, if asked for.
Result<void> writeMatchesAsked(const CliOptions &options, const DuplicateResult &result,
                               const Dataset &dataset, CliOutputs &outputs,
                               const ProgressPrinter &printer, const RunContext &context) {
  CliOutput *file = outputs.matches();
  if (file == nullptr) return {};
  const auto matching = matchingOf(result, options.isOneToOne, context);
  if (!matching) return matching.error();
  const ByteSink sink = sinkInto(*file);
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  if (auto written = writeMatchRows(result, dataset, *matching, rows, context); !written)
    return written;
  std::uint64_t tied = 0;
  for (const RowMatch &match : matching->matches) tied += match.ties > 0 ? 1 : 0;
  printer.note(countedText(matching->matches.size(), "row") + " matched, " + groupedNumber(tied) +
               " with other rows that are as similar");
  if (matching->greedyRows > 0)
    printer.note(countedText(matching->greedyRows, "row") +
                 " matched greedily: their rows are linked to too many others for the best sum");
  return {};
}

/// Writes groups and pairs, and returns the summary of the pairs for the report.
Result<PairsSummary> writeResults(const CliOptions &options, const DuplicateResult &result,
                                  const Dataset &dataset, CliOutputs &outputs,
                                  const RunContext &context) {
  if (CliOutput *groups = outputs.groups()) {
    const ByteSink sink = sinkInto(*groups);
    DelimitedRows rows(',', ExportProfile::Exact, sink, context);
    auto written =
        result.firstReference ? writeMatches(result, rows) : writeGroups(result, dataset, rows);
    if (!written) return written.error();
  }
  const ByteSink sink = sinkInto(outputs.main());
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  return writePairs(result, dataset, options.maxPairs, rows, context);
}

void completeReport(RunReport &report, const CliOptions &options, const SearchInput &input,
                    const PairsSummary &pairs) {
  report.source = sourceName(options.file);
  report.threads = options.threads;
  report.reading = summaryOf(input.file.report);
  report.pairsWritten = pairs.written;
  report.pairsForm = pairs.form == PairsForm::All ? "all" : "links";
  report.peakMemoryBytes = peakMemoryBytes();
  if (!report.against) return;
  report.against->source = sourceName(*options.against);
  report.against->reading = summaryOf(input.reference.report);
  report.against->columns = input.columnPairs;
  report.recipe.against = AgainstRecipe{input.columnPairs, options.hasPairsWithin};
}

Result<CliOutputs> openOutputs(const CliOptions &options, const std::stop_token &stop) {
  auto outputs = CliOutputs::open(options, stop);
  if (!outputs || !options.projectPath) return outputs;
  if (auto isNew = checkNewProject(*options.projectPath); !isNew) return isNew.error();
  return outputs;
}

/// Stores the second table of a project as the window does, and names the columns of the result as
/// the window does.
void addSecond(const CliOptions &options, const SearchInput &input, AgainstReport &report,
               ProjectAddition &addition) {
  const Dataset &first = *input.file.dataset;
  const Dataset &second = *input.reference.dataset;
  const std::vector<std::string> named = namedColumns(options.recipe);
  const TableMatch match{
      withNamedPairs(first, second, matchColumnsByName(first, second), named, input.columnPairs),
      options.hasPairsWithin};
  report.columns = pairsToName(first, second, match.columns, named);
  SourceIdentity identity = identifySource(*options.against, input.reference.report,
                                           tableMatchToJson(match, first, second));
  addition = [identity = std::move(identity)](ProjectStore &store) -> Result<void> {
    store.saveSource("reference", identity);
    return {};
  };
}

/// Publishes all results together, the project first.
Result<void> keepResults(const CliOptions &options, const SearchInput &input,
                         DuplicateResult result, CliOutputs &outputs) {
  if (options.projectPath) {
    ProjectAddition addition;
    if (result.report.against) addSecond(options, input, *result.report.against, addition);
    auto kept =
        writeNewProject(*options.projectPath, options.file, input.file.report,
                        std::make_shared<const DuplicateResult>(std::move(result)), addition);
    if (!kept) return kept;
  }
  return outputs.commitAll();
}

Result<void> runSearch(const CliOptions &options, const std::stop_token &stop) {
  const Stopwatch watch;
  auto outputs = openOutputs(options, stop);
  if (!outputs) return outputs.error();
  Progress progress;
  ProgressPrinter printer(progress, options.verbosity);
  const RunContext context{stop, &progress, options.threads, options.memoryBytes};
  const auto input = readInput(options, context);
  if (!input) return input.error();
  const double readingSeconds = watch.seconds();
  if (auto told = tellCost(options, *input, printer, context); !told) return told;
  auto result = search(options, *input, context);
  if (!result) return result.error();
  const Stopwatch writing;
  auto matched = writeMatchesAsked(options, *result, *input->dataset, *outputs, printer, context);
  if (!matched) return matched;
  const auto pairs = writeResults(options, *result, *input->dataset, *outputs, context);
  if (!pairs) return pairs.error();
  RunReport &report = result->report;
  completeReport(report, options, *input, *pairs);
  report.stages.insert(report.stages.begin(), {Stage::Reading, readingSeconds});
  report.stages.push_back({Stage::Writing, writing.seconds()});
  report.totalSeconds = watch.seconds();
  if (CliOutput *file = outputs->report()) {
    if (auto written = file->write(runReportToJson(report)); !written) return written;
  }
  if (stop.stop_requested()) return cancelledError();
  const RunReport said = report;
  auto kept = keepResults(options, *input, *std::move(result), *outputs);
  if (!kept) return kept;
  printer.stop();
  saySearchSummary(options, said);
  return {};
}

void bindSearchCommand(OptionBinder &binder, CliOptions &options) {
  bindColumns(binder, options);
  bindSame(binder, options);
  bindAgainst(binder, options);
  bindReading(binder, options.load, options.isStrict);
  bindText(binder, options.recipe);
  bindSearch(binder, options.recipe);
  bindPairs(binder, options.recipe);
  bindThreads(binder, options);
  bindMemory(binder, options);
  binder.beginGroup("Results");
  binder.number("--max-pairs", "N", "If there are more pairs, write only links (default 50000000)",
                0, UINT64_MAX, options.maxPairs);
  bindOutput(binder, "pairs.csv", "Write pairs to this file (default -, standard output)", options);
  binder.path("--groups", "groups.csv", "Write groups: row,group", options.groupsPath);
  binder.path("--matches", "matches.csv",
              "With --against: write the most similar row of the reference for each row",
              options.matchesPath);
  binder.toggle("--one-to-one",
                "Let --matches use each row once, with the largest sum of similarities",
                options.isOneToOne);
  binder.path("--report", "report.json", "Write counts, times, memory and the recipe",
              options.reportPath);
  binder.path("--project", "FILE", "Create a project, for the window or the command review",
              options.projectPath);
}

void bindFindCommand(OptionBinder &binder, CliOptions &options) {
  bindSearchCommand(binder, options);
  binder.beginGroup("Pairs");
  binder.path(
      "--candidates", "FILE",
      "Score only the pairs of rows in this table (row_a,row_b), such as those of a cluster",
      options.candidatesPath);
}

/// Checks the options for two files, and those that depend on them.
Result<void> settleTwoFiles(CliOptions &options) {
  if (auto settled = settleAgainst(options); !settled) return settled;
  if (options.against && !options.hasPairsWithin && options.recipe.pairs == PairsWanted::Links)
    return badParameter(
        "--pairs links cannot be combined with --against, which has no groups to link; "
        "use --pairs all.");
  if (options.matchesPath && !options.against)
    return badParameter("--matches is for the rows of a reference; give --against.");
  if (options.matchesPath && options.hasPairsWithin)
    return badParameter(
        "--matches is for pairs only across the files; give --no-within, or use --groups.");
  return {};
}

Result<void> settleFind(const OptionBinder &binder, CliOptions &options) {
  if (auto settled = settleReading(binder, options.load); !settled) return settled;
  if (auto settled = settleTwoFiles(options); !settled) return settled;
  if (options.isOneToOne && !options.matchesPath)
    return badParameter("--one-to-one is about the matches that --matches writes; give --matches.");
  if (options.candidatesPath && options.against)
    return badParameter("--candidates is for the pairs of one file; leave out --against.");
  const bool hasStandardInput =
      options.file == kStandardInputPath || options.against == kStandardInputPath;
  if (options.projectPath && hasStandardInput)
    return badParameter(
        "--project keeps where its tables are; save standard input to a file, and give its name.");
  if (auto settled = settleRecipe(options); !settled) return settled;
  if (options.recipe.measure.isContainment()) {
    if (options.candidatesPath)
      return badParameter(
          "--candidates are scored by what their bands say, which containment does not use; "
          "leave out --candidates, or use pairs --from.");
    options.isExact = true;  // find does the same as exact
  }
  chooseTextPlace(options);
  return {};
}

/// Checks the options of an exact run, which scores every pair on the sets. Corrects a recipe that
/// uses estimates and rejects an option that requests them.
Result<void> settleExact(const OptionBinder &binder, CliOptions &options) {
  options.isExact = true;
  if (binder.isGiven("--verify") && options.recipe.verification == Verification::Estimate)
    return badParameter(
        "exact cannot be combined with --verify estimate; use find, or leave it out.");
  options.recipe.verification = Verification::Exact;
  return settleFind(binder, options);
}

}  // namespace

const CliCommand &findCommand() {
  static constexpr CliCommand kCommand{
      "find", "Find near-duplicates by signatures and bands; precise and fast", bindFindCommand,
      settleFind, runSearch};
  return kCommand;
}

const CliCommand &exactCommand() {
  static constexpr CliCommand kCommand{
      "exact", "Find every pair at or above the threshold, without signatures", bindSearchCommand,
      settleExact, runSearch};
  return kCommand;
}

}  // namespace shinglescope
