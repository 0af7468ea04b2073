// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/export/format/row_writer.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// Writes `id,text`: the prepared text of the compared columns of every row, in order, so that
/// preparation need not be repeated. The id is from the recipe's id column or, without one, the row
/// number from 0. Streams: prepares in parallel and keeps a few MiB in memory. BadParameter for an
/// invalid recipe or column. Stage: Writing, in rows.
Result<void> writePreparedTexts(const Dataset &dataset, const Recipe &recipe, RowWriter &writer,
                                const RunContext &context);

}  // namespace shinglescope
