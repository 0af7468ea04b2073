// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include "app/cli/commands/input.h"
#include "app/cli/commands/project.h"
#include "app/cli/commands/row_pairs.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/dataset/table/merge_datasets.h"
#include "core/export/content/result_rows.h"
#include "core/export/format/delimited_rows.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/pipeline/run/find_duplicates.h"

namespace shinglescope {
namespace {

/// A shorter run finishes before anyone reads an estimate.
constexpr std::size_t kRowsWorthAnEstimate = 20'000;
constexpr double kSecondsWorthAnEstimate = 10;

/// The data to search: the file, or the file followed by the reference.
struct SearchInput {
  std::shared_ptr<const Dataset> dataset;
  std::optional<std::uint32_t> firstReference;
  ReadingSummary reading = {};
  ReadingSummary referenceReading = {};
  LoadReport report = {};                      ///< the report of the file
  std::vector<CandidatePair> candidates = {};  ///< of --candidates
};

/// Adds the reference's rows, which must have the columns that the recipe names.
Result<SearchInput> addReference(const CliOptions &options, const LoadedDataset &file,
                                 const RunContext &context) {
  const auto reference = loadInput(*options.against, options, context);
  if (!reference) return reference.error();
  if (reference->dataset->rowCount() == 0)
    return plainError(ErrorCode::Format,
                      "The reference \"" + sourceName(*options.against) +
                          "\" has no rows; there is nothing to "
                          "compare with.",
                      sourceName(*options.against));
  auto merged = mergeDatasets(*file.dataset, *reference->dataset, namedColumns(options.recipe));
  if (!merged) return merged.error();
  return SearchInput{*std::move(merged), static_cast<std::uint32_t>(file.dataset->rowCount()),
                     summaryOf(file.report), summaryOf(reference->report)};
}

/// Leaves the text of a large file there, unless more than the compared columns and the ids of
/// pairs is needed.
void chooseTextPlace(CliOptions &options) {
  options.load.mayLeaveText =
      !options.against && !options.projectPath && options.recipe.same.empty();
}

Result<SearchInput> readInput(const CliOptions &options, const RunContext &context) {
  const auto loaded = loadInput(options.file, options, context);
  if (!loaded) return loaded.error();
  auto columns = checkColumns(*loaded->dataset, options.recipe, sourceName(options.file));
  if (!columns) return columns.error();
  if (options.against) return addReference(options, *loaded, context);
  SearchInput input{loaded->dataset, {}, summaryOf(loaded->report), {}, loaded->report};
  // Without rows, the run reports that; no pair could be right.
  if (!options.candidatesPath || loaded->dataset->rowCount() == 0) return input;
  auto candidates = readRowPairs(*options.candidatesPath, loaded->dataset->rowCount(), context);
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
Result<void> tellPlan(const CliOptions &options, const Dataset &dataset,
                      const ProgressPrinter &printer, const RunContext &context) {
  MemoryDemand demand;
  demand.rows = dataset.rowCount();
  demand.datasetBytes = dataset.memoryBytes();
  demand.bands = options.recipe.bands;
  if (fitsMemory(demand, context)) return {};
  EstimateOptions plan;
  plan.tellsTime = false;
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
  if (!options.isExact) return tellPlan(options, dataset, printer, context);
  if (dataset.rowCount() < kRowsWorthAnEstimate) return {};
  const auto estimateWith = [&](const ExactEstimateOptions &how) {
    return estimateExact(dataset, options.recipe, unseen(context), input.firstReference, how);
  };
  const auto rough = estimateWith(roughly());
  if (!rough) return rough.error();
  if (rough->seconds < kSecondsWorthAnEstimate) return {};
  const auto estimate = estimateWith({});
  if (!estimate) return estimate.error();
  printer.note(exactCostText(*estimate));
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
  return options.projectPath ? findDuplicates(dataset, options.recipe, context)
                             : findMatches(dataset, reference, options.recipe, context);
}

/// Writes groups and pairs, and returns the summary of the pairs for the report.
Result<PairsSummary> writeResults(const CliOptions &options, const DuplicateResult &result,
                                  const Dataset &dataset, CliOutputs &outputs,
                                  const RunContext &context) {
  if (CliOutput *groups = outputs.groups()) {
    const auto write = result.firstReference ? writeMatches : writeGroups;
    const ByteSink sink = sinkInto(*groups);
    DelimitedRows rows(',', ExportProfile::Exact, sink, context);
    if (auto written = write(result, rows); !written) return written.error();
  }
  const ByteSink sink = sinkInto(outputs.main());
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  return writePairs(result, dataset, options.maxPairs, rows, context);
}

void completeReport(RunReport &report, const CliOptions &options, const SearchInput &input,
                    const PairsSummary &pairs) {
  report.source = sourceName(options.file);
  report.threads = options.threads;
  report.reading = input.reading;
  report.pairsWritten = pairs.written;
  report.pairsForm = pairs.form == PairsForm::All ? "all" : "links";
  report.peakMemoryBytes = peakMemoryBytes();
  if (!report.against) return;
  report.against->source = sourceName(*options.against);
  report.against->reading = input.referenceReading;
}

Result<CliOutputs> openOutputs(const CliOptions &options, const std::stop_token &stop) {
  auto outputs = CliOutputs::open(options, stop);
  if (!outputs || !options.projectPath) return outputs;
  if (auto isNew = checkNewProject(*options.projectPath); !isNew) return isNew.error();
  return outputs;
}

/// Publishes all results together, the project first.
Result<void> keepResults(const CliOptions &options, const SearchInput &input,
                         const std::shared_ptr<const DuplicateResult> &result,
                         CliOutputs &outputs) {
  if (options.projectPath) {
    auto kept = writeNewProject(*options.projectPath, options.file, input.report, result);
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
  const auto found = std::make_shared<const DuplicateResult>(*std::move(result));
  if (auto kept = keepResults(options, *input, found, *outputs); !kept) return kept;
  printer.stop();
  saySearchSummary(options, found->report);
  return {};
}

void bindSearchCommand(OptionBinder &binder, CliOptions &options) {
  bindColumns(binder, options);
  bindSame(binder, options);
  binder.path("--against", "FILE2", "Form pairs only with rows of this reference", options.against);
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

Result<void> settleFind(const OptionBinder &binder, CliOptions &options) {
  if (auto settled = settleReading(binder, options.load); !settled) return settled;
  if (options.file == kStandardInputPath && options.against == options.file)
    return badParameter(
        "Standard input cannot be both FILE and the reference of --against; save one to a file.");
  if (options.against && options.recipe.pairs == PairsWanted::Links)
    return badParameter(
        "--pairs links cannot be combined with --against, which has no groups to link; "
        "use --pairs all.");
  if (options.candidatesPath && options.against)
    return badParameter("--candidates is for the pairs of one file; leave out --against.");
  if (options.projectPath && (options.against || options.file == kStandardInputPath))
    return badParameter(
        "--project is for the duplicates of one file; leave out --against and standard input.");
  if (auto settled = settleRecipe(options); !settled) return settled;
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
