// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// The length at which raw texts are cut; a mark follows.
inline constexpr std::size_t kMostRawBytes = 32'000;

/// `row,line,byte,problem,detail`; `row` is empty if no row was loaded.
std::vector<ExportColumn> problemColumns();
void addProblem(RowCells &cells, const RowProblem &problem);

/// Writes the reading problems that the report lists, in source order. `raw` is the record as in
/// the source, decoded. It is empty if a problem does not concern a single record, for a folder,
/// and if the source is not a file. Reads the source again and checks that it is unchanged.
/// Streams. Counts the raw texts that were cut. Stage: Writing, in problems. Errors: those of the
/// source and the writer; Io if the source was changed; Cancelled.
Result<void> writeProblemRows(const ExportRequest &request, RowWriter &writer,
                              const RunContext &context);

}  // namespace shinglescope
