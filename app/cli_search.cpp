#include "app/cli_search.h"

#include "app/cli_input.h"
#include "app/cli_outputs.h"
#include "app/cli_progress.h"
#include "app/cli_stopwatch.h"
#include "app/cli_summary.h"
#include "core/pipeline/find_duplicates.h"

namespace shinglescope {
namespace {

/// Groups and pairs; the report needs what they say of themselves.
Result<PairsSummary> writeResults(const CliOptions &options, const DuplicateResult &result,
                                  const Dataset &dataset, CliOutputs &outputs,
                                  const RunContext &context) {
  if (CliOutput *groups = outputs.groups()) {
    auto written = writeGroups(result, sinkInto(*groups), context);
    if (!written) return written.error();
  }
  return writePairs(result, dataset, options.maxPairs, sinkInto(outputs.main()), context);
}

void completeReport(RunReport &report, const CliOptions &options, const LoadReport &loaded,
                    const PairsSummary &pairs) {
  report.source = options.file;
  report.threads = options.threads;
  report.readingProblems = loaded.problemTotal();
  report.pairsWritten = pairs.written;
  report.pairsForm = pairs.form == PairsForm::All ? "all" : "links";
  report.peakMemoryBytes = peakMemoryBytes();
}

}  // namespace

Result<void> runSearch(const CliOptions &options, const std::stop_token &stop) {
  const Stopwatch watch;
  auto outputs = CliOutputs::open(options, stop);
  if (!outputs) return outputs.error();
  Progress progress;
  ProgressPrinter printer(progress);
  const RunContext context{stop, &progress, options.threads, 0};
  const auto loaded = loadInput(options, context);
  if (!loaded) return loaded.error();
  const double readingSeconds = watch.seconds();
  const Dataset &dataset = *loaded->dataset;
  if (auto columns = checkColumns(dataset, options.recipe, options.file); !columns) return columns;
  auto result = options.command == CommandKind::Find
                    ? findDuplicates(dataset, options.recipe, context)
                    : findExactDuplicates(dataset, options.recipe, context);
  if (!result) return result.error();
  const Stopwatch writing;
  const auto pairs = writeResults(options, *result, dataset, *outputs, context);
  if (!pairs) return pairs.error();
  RunReport &report = result->report;
  completeReport(report, options, loaded->report, *pairs);
  report.stages.insert(report.stages.begin(), {Stage::Reading, readingSeconds});
  report.stages.push_back({Stage::Writing, writing.seconds()});
  report.totalSeconds = watch.seconds();
  if (CliOutput *file = outputs->report()) {
    if (auto written = file->write(runReportToJson(report)); !written) return written;
  }
  if (stop.stop_requested()) return cancelledError();
  if (auto committed = outputs->commitAll(); !committed) return committed;
  printer.stop();
  saySearchSummary(options, report);
  return {};
}

}  // namespace shinglescope
