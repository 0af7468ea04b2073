#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// What raw texts are cut to, with a mark behind them.
inline constexpr std::size_t kMostRawBytes = 32'000;

/// `row,line,byte,problem,detail`; `row` is empty where nothing was loaded.
std::vector<ExportColumn> problemColumns();
void addProblem(RowCells &cells, const RowProblem &problem);

/// Writes the problems of reading that the report lists with `raw`, the record as
/// it stands in the source, decoded, and empty where a problem is of no single
/// record, of a folder, and where the table stood in no file. Reads the source
/// again and checks that it is the same. In the order of the source. Streams.
/// Counts the raw texts that were cut. Stage: Writing, in problems. Errors:
/// those of the source and the writer, Io where the source was changed, Cancelled.
Result<void> writeProblemRows(const ExportRequest &request, RowWriter &writer,
                              const RunContext &context);

}  // namespace shinglescope
