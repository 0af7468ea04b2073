// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"
#include "core/review/groups/removal.h"

namespace shinglescope {

/// The parts of a table to write.
struct TableParts {
  std::span<const std::vector<std::string>> header = {};  ///< rows above the table's own
  std::span<const RowFate> fates = {};  ///< removed rows are left out; empty: all rows are written
  /// Adds the cells of another record in place of a row's, or returns false. May be empty.
  std::function<bool(RecordId, RowCells &)> replace = {};
  std::vector<bool> isNumeric = {};  ///< by column, see addRecordColumns()
};

/// Writes the rows of a table in order, including extra cells. Streams. Stage: Writing, in rows.
/// Errors: those of the writer, Cancelled.
Result<void> writeTable(const Dataset &dataset, const TableParts &parts, RowWriter &writer,
                        const RunContext &context);

/// The same for the table of a request, without the removed rows, which are counted as left out.
/// Memory O(rows).
Result<void> writeTableRows(const ExportRequest &request, RowWriter &writer,
                            const RunContext &context);

/// The rows that the cleaned table of a request leaves out; of two tables, the first is cleaned.
Removal removalOf(const ExportRequest &request);
/// The table that is cleaned.
const Dataset &cleanedTable(const ExportRequest &request);

/// False if the cleaned table gets no header, because its source has none.
bool hasHeader(const ExportRequest &request);

}  // namespace shinglescope
