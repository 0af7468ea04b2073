// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include "app/cli/commands/input.h"
#include "app/cli/commands/project.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/console.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "app/cli/output/unused_pairs.h"
#include "core/base/decimal_text.h"
#include "core/export/content/result_rows.h"
#include "core/export/format/delimited_rows.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/pipeline/run/listed_pairs.h"
#include "core/review/labels/label_plan.h"
#include "core/review/labels/pair_file.h"

namespace shinglescope {
namespace {

/// One `pairs`, from the list of another program to the results.
class PairsRun {
 public:
  PairsRun(const CliOptions &options, const std::stop_token &stop)
      : m_options(options),
        m_printer(m_progress, options.verbosity),
        m_context{stop, &m_progress, options.threads, options.memoryBytes} {}

  Result<void> run() {
    if (auto done = openResults(); !done) return done;
    if (auto done = read(); !done) return done;
    auto listed = score();
    if (!listed) return listed.error();
    if (auto done = write(listed->result); !done) return done;
    if (m_context.isCancelled()) return cancelledError();
    const auto result = std::make_shared<const DuplicateResult>(std::move(listed->result));
    if (auto done = keepProject(result); !done) return done;
    auto committed = m_outputs->commitAll();
    if (committed) committed = commitTogether({&m_unused});
    if (!committed) return committed;
    m_printer.stop();
    saySummary(*result);
    return {};
  }

 private:
  Result<void> openResults() {
    const std::string &list = *m_options.labels.pairsPath;
    std::vector<NamedPath> results{{"--out", m_options.outPath}};
    if (m_options.labels.unusedPath) results.push_back({"--unused", *m_options.labels.unusedPath});
    if (m_options.projectPath) results.push_back({"--project", *m_options.projectPath});
    if (m_options.reportPath) results.push_back({"--report", *m_options.reportPath});
    auto checked = checkResultPaths({{"the input", m_options.file}, {"the list", list}}, results);
    if (!checked) return checked;
    auto outputs = CliOutputs::open(m_options, m_context.stop);
    if (!outputs) return outputs.error();
    m_outputs.emplace(*std::move(outputs));
    if (auto opened = openInto(m_unused, m_options.labels.unusedPath, m_context.stop); !opened)
      return opened;
    return m_options.projectPath ? checkNewProject(*m_options.projectPath) : Result<void>();
  }

  Result<void> read() {
    auto loaded = loadInput(m_options.file, m_options, m_context);
    if (!loaded) return loaded.error();
    m_loaded = *std::move(loaded);
    const Dataset &dataset = *m_loaded.dataset;
    auto columns = checkColumns(dataset, m_options.recipe, sourceName(m_options.file));
    if (!columns) return columns;
    const auto id = idColumn(dataset, m_options.recipe);
    if (!id) return id.error();
    const std::string &path = *m_options.labels.pairsPath;
    auto list = readPairTable(path, {dataset, *id}, PairsAsked::Pairs, m_context);
    if (!list) return list.error();
    m_list = *std::move(list);
    if (m_list.pairs.empty())
      return errorOf(ErrorCode::Format, {MessageId::NoPairsToOpen, {path}}, path);
    return {};
  }

  Result<ListedResult> score() {
    std::vector<CandidatePair> rows;
    rows.reserve(m_list.pairs.size());
    for (const NamedPair &pair : m_list.pairs) rows.push_back({pair.a.value, pair.b.value});
    const auto threshold = m_options.labels.isThresholdGiven
                               ? std::optional(m_options.recipe.threshold)
                               : std::nullopt;
    auto listed = scoreListedPairs(*m_loaded.dataset, m_options.recipe, threshold, rows, m_context);
    if (listed) m_list.setAside(listed->apart);
    return listed;
  }

  Result<void> write(DuplicateResult &result) {
    RunReport &report = result.report;
    const ByteSink sink = sinkInto(m_outputs->main());
    DelimitedRows rows(',', ExportProfile::Exact, sink, m_context);
    const auto pairs = writePairs(result, *m_loaded.dataset, m_options.maxPairs, rows, m_context);
    if (!pairs) return pairs.error();
    report.source = sourceName(m_options.file);
    report.reading = summaryOf(m_loaded.report);
    report.pairsWritten = pairs->written;
    report.pairsForm = pairs->form == PairsForm::All ? "all" : "links";
    report.totalSeconds = m_watch.seconds();
    if (CliOutput *file = m_outputs->report()) {
      if (auto written = file->write(runReportToJson(report)); !written) return written;
    }
    return m_unused ? writeUnusedPairs(m_list, *m_unused, m_context) : Result<void>();
  }

  Result<void> keepProject(const std::shared_ptr<const DuplicateResult> &result) {
    if (!m_options.projectPath) return {};
    return writeNewProject(*m_options.projectPath, m_options.file, m_loaded.report, result,
                           [&](ProjectStore &store) { return addVerdicts(store, result); });
  }

  /// Adds the labels of the list, and its scores as tags.
  Result<void> addVerdicts(ProjectStore &store,
                           const std::shared_ptr<const DuplicateResult> &result) {
    auto digests = RecordDigests::make(*m_loaded.dataset, m_context);
    if (!digests) return digests.error();
    const auto id = idColumn(*m_loaded.dataset, m_options.recipe);
    if (!id) return id.error();
    const RecordSource source{m_loaded.dataset,
                              std::make_shared<const RecordDigests>(*std::move(digests)), *id};
    const std::shared_ptr<const TextClasses> classes(result, &result->classes);
    auto verdicts = Verdicts::open(store, source, classes, m_context);
    if (!verdicts) return verdicts.error();
    auto labels = planLabels(m_list, **verdicts, false, m_context);
    if (!labels) return labels.error();
    m_labels = labels->added;
    if (auto done = applyLabels(*std::move(labels), **verdicts, m_context); !done) return done;
    const auto tagged = (*verdicts)->apply(scoreTags(m_list, **verdicts), m_context);
    if (!tagged) return tagged.error();
    return {};
  }

  void saySummary(const DuplicateResult &result) const {
    const Console console(m_options.verbosity);
    for (const std::string &line : pairListText(m_list, *m_options.labels.pairsPath))
      console.say(line);
    console.sayCount("pairs", groupedNumber(result.report.pairs),
                     "at or above " + result.recipe().threshold.toString() +
                         ", rows with the same text included");
    console.sayCount("groups", groupedNumber(result.report.groups));
    if (m_options.projectPath && m_list.hasLabels)
      console.sayCount("labels", groupedNumber(m_labels), "imported as verdicts");
    console.sayCount("time", decimalText(m_watch.seconds(), 2) + " s",
                     "to " + placeName(m_options.outPath));
  }

  const CliOptions &m_options;
  Stopwatch m_watch;
  Progress m_progress;
  ProgressPrinter m_printer;
  RunContext m_context;
  std::optional<CliOutputs> m_outputs;
  std::optional<CliOutput> m_unused;
  LoadedDataset m_loaded;
  NamedPairs m_list;
  std::uint64_t m_labels = 0;
};

void bindPairsCommand(OptionBinder &binder, CliOptions &options) {
  binder.beginGroup("Pairs");
  binder.path("--from", "PAIRS",
              "Table of pairs of ids or rows of FILE, such as unique_id_l,"
              "unique_id_r",
              options.labels.pairsPath);
  bindTable(binder, options);
  bindSearch(binder, options.recipe);
  bindThreads(binder, options);
  binder.beginGroup("Results");
  binder.number("--max-pairs", "N", "If there are more pairs, write only links (default 50000000)",
                0, UINT64_MAX, options.maxPairs);
  bindOutput(binder, "pairs.csv", "Write pairs to this file (default -, standard output)", options);
  binder.path("--unused", "FILE", "Write the lines of PAIRS that are not used, and why",
              options.labels.unusedPath);
  binder.path("--report", "report.json", "Write counts, times, memory and the recipe",
              options.reportPath);
  binder.path("--project", "FILE", "Create a project, for the window or the command review",
              options.projectPath);
}

Result<void> settlePairs(const OptionBinder &binder, CliOptions &options) {
  if (!options.labels.pairsPath)
    return badParameter("Give --from the table of pairs that another program found.");
  if (options.projectPath && options.file == "-")
    return badParameter("--project refers to its table; save standard input to a file.");
  options.labels.isThresholdGiven = binder.isGiven("--threshold");
  return settleTable(binder, options);
}

Result<void> runPairs(const CliOptions &options, const std::stop_token &stop) {
  return PairsRun(options, stop).run();
}

}  // namespace

const CliCommand &pairsCommand() {
  static constexpr CliCommand kCommand{
      "pairs", "Score the pairs that another program found, and open them for review",
      bindPairsCommand, settlePairs, runPairs};
  return kCommand;
}

}  // namespace shinglescope
