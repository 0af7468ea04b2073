// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"
#include "core/export/request/shown_table.h"

namespace shinglescope {

/// How shown rows are written.
struct ShownForm {
  bool hasRowNumbers = false;        ///< in front: `row_number`, counted from 1
  std::vector<bool> isNumeric = {};  ///< by column of the table, see addRecordColumns()
};

/// Writes the shown rows and columns in their order, without extra cells. Row numbers of two tables
/// count the rows of each; `table`, 1 or 2, then follows. Streams. Stage: Writing, in rows. Errors:
/// those of the writer, Cancelled.
Result<void> writeShownRows(const Dataset &dataset, const ShownTable &shown, const ShownForm &form,
                            RowWriter &writer, const RunContext &context);

}  // namespace shinglescope
