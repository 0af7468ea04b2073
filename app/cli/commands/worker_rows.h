// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options/options.h"
#include "app/cli/worker/frames/frame_writer.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// `worker rows`: reads a table, and writes the columns of the recipe as frames of kind ROWS. If
/// rows are chosen, writes only these, with all columns, after a row -1 of their names. Errors:
/// those of loadInput() and of the columns.
Result<void> writeTableRows(const CliOptions &options, FrameWriter &out, const RunContext &context);

}  // namespace shinglescope
