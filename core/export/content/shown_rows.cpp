// SPDX-License-Identifier: MIT
#include "core/export/content/shown_rows.h"

#include "core/dataset/table/two_tables.h"
#include "core/export/content/pair_cells.h"

namespace shinglescope {
namespace {

constexpr std::size_t kShownRowsBetweenReports = 1024;

std::vector<ExportColumn> shownColumns(const Dataset &dataset, const ShownTable &shown,
                                       const ShownForm &form) {
  std::vector<ExportColumn> columns;
  if (form.hasRowNumbers) {
    columns.push_back({"row_number", ExportCellKind::Number});
    if (dataset.secondTable()) columns.push_back({"table", ExportCellKind::Number});
  }
  for (const ColumnId column : shown.columns) {
    const bool isNumeric = column.value < form.isNumeric.size() && form.isNumeric[column.value];
    columns.push_back({dataset.columnName(column), ExportCellKind::Text, {}, isNumeric});
  }
  return columns;
}

}  // namespace

Result<void> writeShownRows(const Dataset &dataset, const ShownTable &shown, const ShownForm &form,
                            RowWriter &writer, const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Rows, shown.rows.size());
  if (auto begun = writer.begin(shownColumns(dataset, shown, form)); !begun) return begun;
  RowCells cells;
  for (std::size_t i = 0; i < shown.rows.size(); ++i) {
    if (i % kShownRowsBetweenReports == kShownRowsBetweenReports - 1) {
      if (context.isCancelled()) return cancelledError();
      context.advance(kShownRowsBetweenReports);
    }
    const RecordId row{shown.rows[i]};
    cells.clear();
    if (form.hasRowNumbers) {
      cells.number(std::uint64_t{numberInTable(dataset, row)} + 1);
      if (dataset.secondTable()) cells.text(tableCell(dataset, row));
    }
    for (const ColumnId column : shown.columns) cells.text(dataset.cell(row, column));
    if (auto written = writer.row(cells.cells()); !written) return written;
  }
  context.advance(shown.rows.size() % kShownRowsBetweenReports);
  return writer.end();
}

}  // namespace shinglescope
