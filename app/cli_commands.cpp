#include "app/cli_commands.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "app/cli_outputs.h"
#include "app/cli_parser.h"
#include "app/cli_progress.h"
#include "core/export/pairs_writer.h"
#include "core/export/table_writer.h"
#include "core/pipeline/find_duplicates.h"
#include "core/pipeline/recipe_columns.h"

namespace shinglescope {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// On one line, whatever a file's name holds.
std::string singleLine(std::string_view text) {
  std::string line;
  for (const char c : text) line.push_back(static_cast<unsigned char>(c) < 0x20 ? ' ' : c);
  return line;
}

void say(const std::string &text) { std::fprintf(stderr, "%s\n", text.c_str()); }

ExitCode reportFailure(const Error &error) {
  const ExitCode code = exitCodeOf(error);
  if (code == ExitCode::Interrupted) {
    say("Interrupted.");
  } else if (!error.detail.empty()) {
    say("shinglescope-cli: " + singleLine(error.detail));
  }
  return code;
}

/// Columns are looked at before rows: a wrong name is told even for a file
/// without rows.
Result<void> checkColumns(const Dataset &dataset, const Recipe &recipe, const std::string &file) {
  const Error noRows{ErrorCode::Format,
                     "\"" + file + "\" has no rows; there is nothing to compare.", file};
  if (dataset.columnCount() == 0) return noRows;
  if (recipe.compare.empty())
    return badParameter("Give --compare the column to compare; the columns are " +
                        columnList(dataset) + ".");
  if (const auto columns = comparedColumns(dataset, recipe); !columns) return columns.error();
  if (const auto id = idColumn(dataset, recipe); !id) return id.error();
  if (dataset.rowCount() == 0) return noRows;
  return {};
}

/// True if a column is called by what stands in the first row, which was
/// guessed to be data: who names it so knows that it is a header.
bool isHeaderNamed(const Dataset &dataset, const Recipe &recipe) {
  if (dataset.rowCount() == 0) return false;
  std::vector<std::string> names = recipe.compare;
  if (recipe.id) names.push_back(*recipe.id);
  const auto isInFirstRow = [&dataset](const std::string &name) {
    if (dataset.findColumn(name)) return false;
    for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
      if (dataset.cell(RecordId{0}, ColumnId{column}) == name) return true;
    return false;
  };
  return std::any_of(names.begin(), names.end(), isInFirstRow);
}

Result<LoadedDataset> loadFor(const CliOptions &options, const RunContext &context) {
  auto loaded = loadDataset(options.file, options.load, context);
  if (!loaded || options.load.hasHeader || loaded->report.dialect.hasHeader) return loaded;
  if (!isHeaderNamed(*loaded->dataset, options.recipe)) return loaded;
  LoadOptions withHeader = options.load;
  withHeader.hasHeader = true;
  return loadDataset(options.file, withHeader, context);
}

ByteSink sinkInto(CliOutput &output) {
  return [&output](std::string_view bytes) { return output.write(bytes); };
}

/// Groups and pairs; the report needs what they say of themselves.
Result<PairsSummary> writeResults(const CliOptions &options, const DuplicateResult &result,
                                  const Dataset &dataset, CliOutputs &outputs,
                                  const RunContext &context) {
  if (CliOutput *groups = outputs.groups()) {
    auto written = writeGroups(result, sinkInto(*groups), context);
    if (!written) return written.error();
  }
  return writePairs(result, dataset, options.maxPairs, sinkInto(outputs.pairs()), context);
}

std::string fixedNumber(double value, int decimals) {
  std::string text;
  appendSimilarity(text, value);
  return text.substr(0, text.size() - static_cast<std::size_t>(6 - decimals));
}

void sayCount(const char *name, const std::string &value, const std::string &remark = {}) {
  std::fprintf(stderr, "%-16s %14s%s%s\n", name, value.c_str(), remark.empty() ? "" : "  ",
               remark.c_str());
}

std::string placeName(const std::string &path) {
  return path == "-" ? "standard output" : singleLine(path);
}

void saySummary(const CliOptions &options, const RunReport &report) {
  sayCount("rows", groupedNumber(report.rows));
  sayCount("distinct texts", groupedNumber(report.distinctTexts));
  sayCount("candidates", groupedNumber(report.candidates));
  sayCount("pairs", groupedNumber(report.pairs),
           "at or over " + report.recipe.threshold.toString());
  sayCount("groups", groupedNumber(report.groups),
           "with " + groupedNumber(report.rowsInGroups) + " rows");
  if (report.readingProblems > 0)
    sayCount("reading problems", groupedNumber(report.readingProblems), "repaired or left out");
  sayCount("time", fixedNumber(report.totalSeconds, 2) + " s");
  sayCount("memory", fixedNumber(static_cast<double>(report.peakMemoryBytes) / 1e6, 1) + " MB");
  sayCount("pairs written", groupedNumber(report.pairsWritten),
           "to " + placeName(options.pairsPath));
  if (options.groupsPath) say("groups written to " + placeName(*options.groupsPath));
  if (options.reportPath) say("report written to " + placeName(*options.reportPath));
  for (const std::string &sentence : report.skipped) say("skipped: " + singleLine(sentence));
  if (report.pairsForm != "links") return;
  say("Links only: " + groupedNumber(report.pairs) + " pairs are more than --max-pairs " +
      groupedNumber(options.maxPairs) +
      ", so each class of identical texts is written as a star from its smallest row and each "
      "pair of distinct texts once.");
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

ExitCode exitCodeOf(const Error &error) {
  switch (error.code) {
    case ErrorCode::BadParameter: return ExitCode::BadArguments;
    case ErrorCode::Cancelled: return ExitCode::Interrupted;
    case ErrorCode::Io:
    case ErrorCode::Format:
    case ErrorCode::Encoding:
    case ErrorCode::Limit:
    case ErrorCode::Internal: break;
  }
  return ExitCode::Failed;
}

Result<void> runSearch(const CliOptions &options, const std::stop_token &stop) {
  const auto start = Clock::now();
  auto outputs = CliOutputs::open(options, stop);
  if (!outputs) return outputs.error();
  Progress progress;
  ProgressPrinter printer(progress);
  const RunContext context{stop, &progress, options.threads, 0};
  const auto loaded = loadFor(options, context);
  if (!loaded) return loaded.error();
  const double readingSeconds = secondsSince(start);
  const Dataset &dataset = *loaded->dataset;
  if (auto columns = checkColumns(dataset, options.recipe, options.file); !columns) return columns;
  auto result = options.command == CommandKind::Find
                    ? findDuplicates(dataset, options.recipe, context)
                    : findExactDuplicates(dataset, options.recipe, context);
  if (!result) return result.error();
  const auto writingStart = Clock::now();
  const auto pairs = writeResults(options, *result, dataset, *outputs, context);
  if (!pairs) return pairs.error();
  RunReport &report = result->report;
  completeReport(report, options, loaded->report, *pairs);
  report.stages.insert(report.stages.begin(), {Stage::Reading, readingSeconds});
  report.stages.push_back({Stage::Writing, secondsSince(writingStart)});
  report.totalSeconds = secondsSince(start);
  if (CliOutput *file = outputs->report()) {
    if (auto written = file->write(runReportToJson(report)); !written) return written;
  }
  if (stop.stop_requested()) return cancelledError();
  if (auto committed = outputs->commitAll(); !committed) return committed;
  printer.stop();
  saySummary(options, report);
  return {};
}

ExitCode runCommandLine(int argc, const char *const *argv, const std::stop_token &stop) {
  const auto parsed = parseCommandLine(argc, argv);
  if (!parsed) return reportFailure(parsed.error());
  if (!parsed->options) {
    std::fputs(parsed->text.c_str(), stdout);
    return std::fflush(stdout) == 0 ? ExitCode::Done : ExitCode::Failed;
  }
  if (auto done = runSearch(*parsed->options, stop); !done) return reportFailure(done.error());
  return ExitCode::Done;
}

}  // namespace shinglescope
