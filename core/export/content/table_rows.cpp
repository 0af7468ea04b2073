#include "core/export/content/table_rows.h"

#include "core/review/groups/removal.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kTableRowsBetweenReports = 1024;

}  // namespace

bool hasHeader(const ExportRequest &request) {
  if (request.content != ExportContent::CleanedTable || !request.source) return true;
  const Dialect &dialect = request.source->dialect;
  return dialect.shape != SourceShape::Delimited || dialect.hasHeader;
}

Result<std::uint64_t> writeTableRows(const ExportRequest &request, RowWriter &writer,
                                     const RunContext &context) {
  const Dataset &dataset = *request.dataset;
  const Removal removal = planRemoval(*request.groups, request.groupSlots);
  context.startStage(Stage::Writing, WorkUnit::Rows, dataset.rowCount());
  std::vector<ExportColumn> columns;
  addRecordColumns(columns, dataset, {});
  if (auto begun = writer.begin(columns); !begun) return begun.error();
  RowCells cells;
  for (std::uint32_t row = 0; row < dataset.rowCount(); ++row) {
    if (row % kTableRowsBetweenReports == kTableRowsBetweenReports - 1) {
      if (context.isCancelled()) return cancelledError();
      context.advance(kTableRowsBetweenReports);
    }
    if (removal.fates[row] == RowFate::Removed) continue;
    cells.clear();
    cells.record(dataset, {row});
    for (const std::string_view extra : dataset.extraCells({row})) cells.text(extra);
    if (auto written = writer.row(cells.cells()); !written) return written.error();
  }
  if (auto ended = writer.end(); !ended) return ended.error();
  return removal.rows.size();
}

}  // namespace shinglescope
