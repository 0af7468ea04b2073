// SPDX-License-Identifier: MIT
#include "core/export/content/table_rows.h"

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
  if (request.content != ExportContent::CleanedTable || !request.source) return true;
  const Dialect &dialect = request.source->dialect;
  return dialect.shape != SourceShape::Delimited || dialect.hasHeader;
}

Result<void> writeTable(const Dataset &dataset, const TableParts &parts, RowWriter &writer,
                        const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Rows, dataset.rowCount());
  std::vector<ExportColumn> columns;
  addRecordColumns(columns, dataset, {});
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
    cells.record(dataset, {row});
    for (const std::string_view extra : dataset.extraCells({row})) cells.text(extra);
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  context.advance(dataset.rowCount() % kTableRowsBetweenReports);
  return writer.end();
}

Result<void> writeTableRows(const ExportRequest &request, RowWriter &writer,
                            const RunContext &context) {
  const Removal removal = planRemoval(*request.groups, request.groupSlots);
  writer.counts().rowsLeftOut = removal.rows.size();
  return writeTable(*request.dataset, {{}, removal.fates}, writer, context);
}

}  // namespace shinglescope
