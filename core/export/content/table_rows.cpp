// SPDX-License-Identifier: MIT
#include "core/export/content/table_rows.h"

#include "core/export/content/numeric_columns.h"
#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kTableRowsBetweenReports = 1024;

Result<void> writeHeader(std::span<const std::vector<std::string>> header, RowWriter &writer) {
  RowCells cells;
  for (const std::vector<std::string> &row : header) {
    cells.clear();
    for (const std::string &cell : row) cells.text(cell);
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  return {};
}

}  // namespace

bool hasHeader(const ExportRequest &request) {
  if (!isWholeTable(request.content) || !request.source) return true;
  const Dialect &dialect = request.source->dialect;
  return dialect.shape != SourceShape::Delimited || dialect.hasHeader;
}

Result<void> writeTable(const Dataset &dataset, const TableParts &parts, RowWriter &writer,
                        const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Rows, dataset.rowCount());
  std::vector<ExportColumn> columns;
  addRecordColumns(columns, dataset, {}, parts.isNumeric);
  if (auto begun = writer.begin(columns); !begun) return begun;
  if (auto written = writeHeader(parts.header, writer); !written) return written;
  RowCells cells;
  for (std::uint32_t row = 0; row < dataset.rowCount(); ++row) {
    if (row % kTableRowsBetweenReports == kTableRowsBetweenReports - 1) {
      if (context.isCancelled()) return cancelledError();
      context.advance(kTableRowsBetweenReports);
    }
    if (!parts.fates.empty() && parts.fates[row] == RowFate::Removed) continue;
    cells.clear();
    if (!parts.replace || !parts.replace({row}, cells)) cells.record(dataset, {row});
    for (const std::string_view extra : dataset.extraCells({row})) cells.text(extra);
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  context.advance(dataset.rowCount() % kTableRowsBetweenReports);
  return writer.end();
}

Removal removalOf(const ExportRequest &request) {
  Removal removal = planRemoval(*request.groups, request.groupSlots);
  const std::size_t rows = cleanedTable(request).rowCount();
  std::erase_if(removal.rows, [rows](std::uint32_t row) { return row >= rows; });
  return removal;
}

const Dataset &cleanedTable(const ExportRequest &request) {
  return request.firstTable ? *request.firstTable : *request.dataset;
}

Result<void> writeTableRows(const ExportRequest &request, RowWriter &writer,
                            const RunContext &context) {
  const Removal removal = removalOf(request);
  writer.counts().rowsLeftOut = removal.rows.size();
  auto isNumeric = numericColumns(request, context);
  if (!isNumeric) return isNumeric.error();
  return writeTable(cleanedTable(request), {{}, removal.fates, {}, *std::move(isNumeric)}, writer,
                    context);
}

}  // namespace shinglescope
