#pragma once

#include <string_view>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// Returns whether a JSON text that begins with `head` does not have one value per line: an array
/// of objects, or an object that continues after its first line.
bool isSpreadJson(std::string_view head);

/// Reads JSON Lines (one object per line) or, if `head`, the beginning of the source, looks like
/// it, a file with one array of objects or with objects that span several lines. Columns are the
/// union of all keys in order of first appearance, see JsonFlattener; missing keys are empty.
/// Anything but an object is listed and skipped. Stage: Reading. Errors: those of the source,
/// Limit, Cancelled.
Result<LoadedDataset> readJson(ByteSource &source, std::string_view head,
                               const LoadOptions &options, const RunContext &context);

}  // namespace shinglescope
