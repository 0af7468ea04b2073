// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <filesystem>

#include "app/cli/commands/review_project.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/summary.h"
#include "core/export/exporter.h"
#include "core/export/request/export_choices.h"
#include "core/export/request/export_target.h"
#include "core/review/groups/removal.h"
#include "core/review/groups/review_marks.h"
#include "core/review/queue/review_queue.h"

namespace shinglescope {
namespace {

constexpr std::array kVerdictScopeNames = {NamedChoice{"all", VerdictScope::All},
                                           NamedChoice{"flagged", VerdictScope::Flagged},
                                           NamedChoice{"reviewed", VerdictScope::Reviewed}};

bool isInScope(Verdict verdict, VerdictScope scope) {
  if (scope == VerdictScope::Flagged) return verdict == Verdict::Duplicate;
  return scope == VerdictScope::All || verdict != Verdict::Undecided;
}

/// Builds the request from the content of the project.
Result<ExportRequest> makeRequest(const CliOptions &options, const ReviewProject &project,
                                  const RunContext &context) {
  const ExportOptions &asked = options.exporting;
  const auto threshold = thresholdOf(project, asked.threshold);
  if (!threshold) return threshold.error();
  ExportRequest request;
  request.dataset = project.loaded.dataset;
  request.result = project.result;
  request.source = std::make_shared<const LoadReport>(project.loaded.report);
  request.maxRowBytes = project.maxRowBytes;
  request.judgements = project.verdicts->items();
  request.content = asked.content;
  request.format = asked.format;
  request.profile = asked.profile;
  request.scope = choiceName(kVerdictScopeNames, asked.scope);
  request.hasManifest = !asked.hasNoManifest;
  request.protectedFiles = protectedProject(options.file);
  if (hasItems(asked.content)) {
    for (const QueueItem &item : makeQueue(*project.result)) {
      if (!isItemAtLeast(item, *project.result, *threshold)) continue;
      const Verdict verdict = request.judgements.verdictOf(keyOf(item, *project.result));
      if (isInScope(verdict, asked.scope)) request.items.push_back(item);
    }
  }
  if (hasGroups(asked.content)) {
    auto groups =
        ReviewGroups::make(project.result, *threshold, reviewMarks(*project.verdicts), context);
    if (!groups) return groups.error();
    request.groupSlots =
        asked.scope == VerdictScope::All ? groups->inOrder() : reviewedGroups(*groups);
    request.groups = std::make_shared<const ReviewGroups>(*std::move(groups));
  }
  return request;
}

Result<ExportOutcome> writeOut(const ExportRequest &request, const std::string &path,
                               const RunContext &context) {
  if (path != "-") return exportToFile(request, path, context);
  std::vector<NamedPath> used{{"the table", request.source->path}};
  for (const ProtectedFile &file : request.protectedFiles)
    used.push_back({std::string(englishPattern(file.name)), file.path});
  auto checked = checkResultPaths(std::move(used), {{"--out", path}});
  if (!checked) return checked.error();
  auto output = CliOutput::open(path, context.stop);
  if (!output) return output.error();
  auto outcome = writeExport(request, sinkInto(*output), context);
  if (!outcome) return outcome;
  if (auto committed = output->commit(); !committed) return committed.error();
  return outcome;
}

void sayOutcome(const Console &console, const ExportOutcome &outcome, const std::string &path) {
  console.sayCount("rows", groupedNumber(outcome.rows),
                   "written to " + singleLine(placeName(path)));
  if (outcome.rowsLeftOut > 0)
    console.sayCount("left out", groupedNumber(outcome.rowsLeftOut), "rows");
  if (outcome.sheets > 1) console.sayCount("sheets", groupedNumber(outcome.sheets));
  if (outcome.cellsPrefixed > 0)
    console.sayCount("prefixed", groupedNumber(outcome.cellsPrefixed), "cells, with '");
  if (outcome.cellsCut > 0) console.sayCount("cut", groupedNumber(outcome.cellsCut), "cells");
  if (outcome.cellsRepaired > 0)
    console.sayCount("repaired", groupedNumber(outcome.cellsRepaired), "cells");
}

Result<void> runExport(const CliOptions &options, const std::stop_token &stop) {
  return withReviewProject(
      options, stop,
      [&](ReviewProject &project, ProgressPrinter &printer, const RunContext &context) {
        const auto request = makeRequest(options, project, context);
        if (!request) return Result<void>(request.error());
        const auto outcome = writeOut(*request, options.outPath, context);
        printer.stop();
        if (!outcome) return Result<void>(outcome.error());
        const Console console(options.verbosity);
        sayOutcome(console, *outcome, options.outPath);
        sayOrphans(console, project);
        return Result<void>();
      });
}

void bindExport(OptionBinder &binder, CliOptions &options) {
  ExportOptions &exporting = options.exporting;
  binder.beginGroup("Export");
  binder.choice("--content", kContentNames, "Content to write (default pairs)", exporting.content);
  binder.choice("--format", kFormatNames,
                "Format (default by the extension of --out, else csv, source or html)",
                exporting.format);
  binder.choice("--profile", kProfileNames,
                "CSV and TSV safe to open in a spreadsheet, or exact (default exact)",
                exporting.profile);
  binder.choice("--scope", kVerdictScopeNames, "Pairs or groups to write (default all)",
                exporting.scope);
  bindProjectThreshold(binder,
                       "Pairs at or above T, or groups at T (default the threshold of the run)",
                       exporting.threshold);
  bindOutput(binder, "FILE", "Write to this file (default -, standard output)", options);
  binder.toggle("--no-manifest", "Do not write FILE.manifest.json", exporting.hasNoManifest);
  bindSource(binder, options.review.source);
  bindThreads(binder, options);
}

/// Returns the format that the file's extension names if the content has it, otherwise the
/// content's first format.
ExportFormat usualFormat(ExportContent content, const std::string &path) {
  const std::vector<ExportFormat> formats = formatsOf(content);
  if (formats.front() == ExportFormat::Source) return formats.front();
  const std::string ending = std::filesystem::path(path).extension().string();
  for (const ExportFormat format : formats)
    if (ending == "." + std::string(suffixOf(format))) return format;
  return formats.front();
}

Result<void> settleExport(const OptionBinder &binder, CliOptions &options) {
  ExportOptions &exporting = options.exporting;
  if (!binder.isGiven("--format"))
    exporting.format = usualFormat(exporting.content, options.outPath);
  if (isPossible(exporting.content, exporting.format, exporting.profile)) return {};
  return badParameter("--content " + choiceName(kContentNames, exporting.content) +
                      " cannot be written with --format " +
                      choiceName(kFormatNames, exporting.format) + " and --profile " +
                      choiceName(kProfileNames, exporting.profile) +
                      "; docs/export.md lists the possible combinations.");
}

}  // namespace

const CliCommand &exportCommand() {
  static constexpr CliCommand kCommand{
      "export",   "Write pairs, groups, the cleaned table or a report of a project",
      bindExport, settleExport,
      runExport,  FirstArgument::Project};
  return kCommand;
}

}  // namespace shinglescope
