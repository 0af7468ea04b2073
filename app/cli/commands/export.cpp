// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <filesystem>

#include "app/cli/commands/review/merge_rule_run.h"
#include "app/cli/commands/review/review_project.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/summary.h"
#include "core/export/exporter.h"
#include "core/export/request/export_choices.h"
#include "core/export/request/export_target.h"
#include "core/export/request/exported_second.h"
#include "core/review/groups/removal.h"
#include "core/review/groups/review_marks.h"
#include "core/review/quality/quality_chart.h"
#include "core/review/queue/queue_order.h"
#include "core/review/queue/review_queue.h"
#include "core/review/records/record_digests.h"

namespace shinglescope {
namespace {

constexpr std::array kVerdictScopeNames = {NamedChoice{"all", VerdictScope::All},
                                           NamedChoice{"flagged", VerdictScope::Flagged},
                                           NamedChoice{"reviewed", VerdictScope::Reviewed}};

bool isInScope(Verdict verdict, VerdictScope scope) {
  if (scope == VerdictScope::Flagged) return verdict == Verdict::Duplicate;
  return scope == VerdictScope::All || verdict != Verdict::Undecided;
}

/// Adds the precision at the threshold of the groups, from the audit that the window draws first.
Result<void> addAudit(const ReviewProject &project, ExportRequest &request,
                      const RunContext &context) {
  const auto queue = makeReviewQueue(project.result, context);
  if (!queue) return queue.error();
  const auto chart =
      makeQualityChart(**queue, request.judgements, *project.verdicts->source().digests,
                       QueueArrangement{}.seed, request.groups->threshold(), context);
  if (!chart) return chart.error();
  request.audited = chart->atThreshold;
  return {};
}

/// Says what two tables do not have, and what to write instead.
Result<void> checkContent(const ReviewProject &project, ExportContent content) {
  if (content == ExportContent::Matches && !project.isAcrossOnly())
    return badParameter(
        "Best matches are those of a search with pairs only across two tables; give --content "
        "groups.");
  if (!project.second) return {};
  if (hasMerges(content))
    return badParameter(
        "Records are merged within one table, but the project is about two; give --content " +
        std::string(project.isAcrossOnly() ? "matches." : "groups."));
  const bool isOfGroups =
      content == ExportContent::Groups || content == ExportContent::CleanedTable;
  if (!isOfGroups || !project.isAcrossOnly()) return {};
  return badParameter(
      "Pairs only across two tables form no groups; give --content matches, or search with pairs "
      "within the tables too.");
}

void addTables(const ReviewProject &project, ExportRequest &request) {
  request.dataset = project.dataset;
  request.source = std::make_shared<const LoadReport>(project.loaded.report);
  if (!project.second) return;
  const LoadedDataset &second = project.second->loaded;
  request.firstTable = project.loaded.dataset;
  request.second =
      exportedSecond(std::make_shared<const LoadReport>(second.report), *request.firstTable,
                     *second.dataset, project.second->match, project.result->recipe());
  request.protectedFiles.push_back({MessageId::TheSecondTable, project.second->path});
}

/// Builds the request from the content of the project.
Result<ExportRequest> makeRequest(const CliOptions &options, const ReviewProject &project,
                                  const RunContext &context) {
  const ExportOptions &asked = options.exporting;
  if (auto checked = checkContent(project, asked.content); !checked) return checked.error();
  const auto threshold = thresholdOf(project, asked.threshold);
  if (!threshold) return threshold.error();
  ExportRequest request;
  request.result = project.result;
  request.protectedFiles = protectedProject(options.file);
  addTables(project, request);
  request.isOneToOne = options.isOneToOne;
  request.maxRowBytes = project.maxRowBytes;
  request.judgements = project.verdicts->items();
  request.content = asked.content;
  request.format = asked.format;
  request.profile = asked.profile;
  request.scope = choiceName(kVerdictScopeNames, asked.scope);
  request.hasManifest = !asked.hasNoManifest;
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
  if (asked.content == ExportContent::Report)
    if (auto audited = addAudit(project, request, context); !audited) return audited.error();
  if (hasMerges(asked.content)) {
    if (auto added = addMerges(asked.merging, project, request); !added) return added.error();
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
        if (hasMerges(request->content) && !request->mergeRules && request->merges.groups.empty())
          console.say(
              "No group of the project is merged; give --merge-rule, or merge groups first.");
        if (request->format == ExportFormat::Source) sayNewCsv(console, project.loaded.report);
        sayOrphans(console, project);
        return Result<void>();
      });
}

void bindExport(OptionBinder &binder, CliOptions &options) {
  ExportOptions &exporting = options.exporting;
  binder.beginGroup("Export");
  binder.choice("--content", kProjectContentNames, "Content to write (default pairs)",
                exporting.content);
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
  binder.toggle("--one-to-one",
                "Let the matches use each row once, with the largest sum of similarities",
                options.isOneToOne);
  binder.toggle("--no-manifest", "Do not write FILE.manifest.json", exporting.hasNoManifest);
  bindSource(binder, options.review);
  bindThreads(binder, options);
  bindMergeRules(binder, exporting.merging);
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
  if (auto settled = settleMergeRules(exporting.merging); !settled) return settled;
  if (exporting.merging.rules && !hasMerges(exporting.content))
    return badParameter(
        "Merge rules are used only with --content merged, merged-table or origins; give one of "
        "these.");
  if (exporting.threshold && exporting.content == ExportContent::Matches)
    return badParameter(
        "The best matches are those at the threshold of the search; leave out --threshold.");
  if (options.isOneToOne && exporting.content != ExportContent::Matches)
    return badParameter("--one-to-one is about the best matches; give --content matches.");
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
      "export",   "Write pairs, groups, merged records, the cleaned table or a report of a project",
      bindExport, settleExport,
      runExport,  FirstArgument::Project};
  return kCommand;
}

}  // namespace shinglescope
