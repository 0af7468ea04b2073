// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/shapes/text_table.h"
#include "core/dataset/source/byte_source.h"

namespace shinglescope {

/// Returns whether a JSON text that begins with `head` does not have one value per line: an array
/// of objects, or an object that continues after its first line.
bool isSpreadJson(std::string_view head);

/// Reads the rows of JSON Lines (one object per line) or, if `isSpread`, of a file with one array
/// of objects or with objects that span several lines. Columns are the union of all keys in order
/// of first appearance, see JsonFlattener; missing keys are empty. Anything but an object is listed
/// and skipped. Errors: those of the source, Limit, Cancelled.
Result<ShapeRows> readJson(ByteSource &source, bool isSpread, const LoadOptions &options,
                           const RunContext &context, LoadReport &report);

}  // namespace shinglescope
