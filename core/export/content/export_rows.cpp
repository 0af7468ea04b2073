#include "core/export/content/export_rows.h"

#include "core/export/content/group_rows.h"
#include "core/export/content/pair_rows.h"
#include "core/export/content/problem_rows.h"
#include "core/export/content/table_rows.h"
#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

Error missing(const char *what) {
  return badParameter(std::string("There is ") + what +
                      " to export; open a table and search it first.");
}

Result<ExportOutcome> writeCleanedTable(const ExportRequest &request, RowWriter &writer,
                                        const RunContext &context) {
  const auto leftOut = writeTableRows(request, writer, context);
  if (!leftOut) return leftOut.error();
  ExportOutcome outcome = writer.counts();
  outcome.rowsLeftOut = *leftOut;
  return outcome;
}

Result<ExportOutcome> writeProblems(const ExportRequest &request, RowWriter &writer,
                                    const RunContext &context) {
  const auto cut = writeProblemRows(request, writer, context);
  if (!cut) return cut.error();
  ExportOutcome outcome = writer.counts();
  outcome.cellsCut += *cut;
  return outcome;
}

}  // namespace

Result<void> checkRequest(const ExportRequest &request) {
  if (!isPossible(request.content, request.format, request.profile)) {
    return badParameter("The content " + choiceName(kContentNames, request.content) +
                        " cannot be written as " + choiceName(kFormatNames, request.format) +
                        " with the profile " + choiceName(kProfileNames, request.profile) +
                        "; docs/export.md lists what goes together.");
  }
  const bool needsResult = request.content != ExportContent::RejectedRows;
  const bool needsGroups =
      request.content == ExportContent::Groups || request.content == ExportContent::CleanedTable;
  if (!request.dataset) return missing("no table");
  if (needsResult && !request.result) return missing("no result of a search");
  if (needsGroups && !request.groups) return missing("no list of groups");
  const bool needsSource =
      request.format == ExportFormat::Source || request.content == ExportContent::RejectedRows;
  if (needsSource && !request.source) return missing("no file");
  return {};
}

Result<ExportOutcome> writeRows(const ExportRequest &request, RowWriter &writer,
                                const RunContext &context) {
  Result<void> written;
  switch (request.content) {
    case ExportContent::CleanedTable: return writeCleanedTable(request, writer, context);
    case ExportContent::RejectedRows: return writeProblems(request, writer, context);
    case ExportContent::Groups: written = writeGroupRows(request, writer, context); break;
    case ExportContent::Pairs:
    case ExportContent::Report: written = writePairRows(request, writer, context); break;
  }
  if (!written) return written.error();
  return writer.counts();
}

}  // namespace shinglescope
