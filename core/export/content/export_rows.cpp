// SPDX-License-Identifier: MIT
#include "core/export/content/export_rows.h"

#include "core/export/content/group_rows.h"
#include "core/export/content/pair_rows.h"
#include "core/export/content/problem_rows.h"
#include "core/export/content/table_rows.h"
#include "core/export/request/export_choices.h"

namespace shinglescope {

Result<void> checkRequest(const ExportRequest &request) {
  if (!isPossible(request.content, request.format, request.profile)) {
    return badParameter(
        {MessageId::ExportImpossible,
         {choiceName(kContentNames, request.content), choiceName(kFormatNames, request.format),
          choiceName(kProfileNames, request.profile)}});
  }
  const bool needsResult = request.content != ExportContent::RejectedRows;
  const bool needsGroups =
      request.content == ExportContent::Groups || request.content == ExportContent::CleanedTable;
  if (!request.dataset) return badParameter({MessageId::NoTableToExport, {}});
  if (needsResult && !request.result) return badParameter({MessageId::NoResultToExport, {}});
  if (needsGroups && !request.groups) return badParameter({MessageId::NoGroupsToExport, {}});
  const bool needsSource =
      request.format == ExportFormat::Source || request.content == ExportContent::RejectedRows;
  if (needsSource && !request.source) return badParameter({MessageId::NoFileToExport, {}});
  return {};
}

Result<ExportOutcome> writeRows(const ExportRequest &request, RowWriter &writer,
                                const RunContext &context) {
  Result<void> written;
  switch (request.content) {
    case ExportContent::CleanedTable: written = writeTableRows(request, writer, context); break;
    case ExportContent::RejectedRows: written = writeProblemRows(request, writer, context); break;
    case ExportContent::Groups: written = writeGroupRows(request, writer, context); break;
    case ExportContent::Pairs:
    case ExportContent::Report: written = writePairRows(request, writer, context); break;
  }
  if (!written) return written.error();
  return writer.counts();
}

}  // namespace shinglescope
