// SPDX-License-Identifier: MIT
#include "core/export/content/export_rows.h"

#include "core/export/content/group_rows.h"
#include "core/export/content/match_rows.h"
#include "core/export/content/merged_rows.h"
#include "core/export/content/numeric_columns.h"
#include "core/export/content/pair_rows.h"
#include "core/export/content/problem_rows.h"
#include "core/export/content/shown_rows.h"
#include "core/export/content/table_rows.h"
#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

Result<void> writeBestMatches(const ExportRequest &request, RowWriter &writer,
                              const RunContext &context) {
  const auto matching = matchingOf(*request.result, request.isOneToOne, context);
  if (!matching) return matching.error();
  return writeMatchRows(*request.result, *request.dataset, *matching, writer, context);
}

Result<void> writeShown(const ExportRequest &request, RowWriter &writer,
                        const RunContext &context) {
  ShownForm form{.hasRowNumbers = request.format == ExportFormat::Xlsx};
  auto isNumeric = numericColumns(request, context);
  if (!isNumeric) return isNumeric.error();
  form.isNumeric = *std::move(isNumeric);
  return writeShownRows(*request.dataset, *request.shown, form, writer, context);
}

}  // namespace

Result<void> checkRequest(const ExportRequest &request) {
  if (!isPossible(request.content, request.format, request.profile)) {
    return badParameter(
        {MessageId::ExportImpossible,
         {choiceName(kContentNames, request.content), choiceName(kFormatNames, request.format),
          choiceName(kProfileNames, request.profile)}});
  }
  const bool needsGroups = hasGroups(request.content) && request.content != ExportContent::Report;
  if (!request.dataset) return badParameter({MessageId::NoTableToExport, {}});
  if (needsResult(request.content) && !request.result)
    return badParameter({MessageId::NoResultToExport, {}});
  if (request.content == ExportContent::Matches && !request.result->firstReference)
    return badParameter({MessageId::NoMatchesToExport, {}});
  if (hasMerges(request.content) && request.firstTable)
    return badParameter({MessageId::MergesNeedOneTable, {}});
  const bool hasAllGroups = request.groups && (!hasMerges(request.content) || request.records);
  if (needsGroups && !hasAllGroups) return badParameter({MessageId::NoGroupsToExport, {}});
  const bool needsSource =
      request.format == ExportFormat::Source || request.content == ExportContent::RejectedRows;
  if (request.content == ExportContent::Shown && !request.shown)
    return badParameter({MessageId::NoTableToExport, {}});
  if (needsSource && !request.source) return badParameter({MessageId::NoFileToExport, {}});
  return {};
}

Result<ExportOutcome> writeRows(const ExportRequest &request, RowWriter &writer,
                                const RunContext &context) {
  Result<void> written;
  switch (request.content) {
    case ExportContent::CleanedTable: written = writeTableRows(request, writer, context); break;
    case ExportContent::Merged: written = writeMergedRows(request, writer, context); break;
    case ExportContent::MergedTable: written = writeMergedTable(request, writer, context); break;
    case ExportContent::MergeOrigins: written = writeMergeOrigins(request, writer, context); break;
    case ExportContent::RejectedRows: written = writeProblemRows(request, writer, context); break;
    case ExportContent::Groups: written = writeGroupRows(request, writer, context); break;
    case ExportContent::Shown: written = writeShown(request, writer, context); break;
    case ExportContent::Matches: written = writeBestMatches(request, writer, context); break;
    case ExportContent::Pairs:
    case ExportContent::Report: written = writePairRows(request, writer, context); break;
  }
  if (!written) return written.error();
  return writer.counts();
}

}  // namespace shinglescope
