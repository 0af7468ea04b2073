#pragma once

#include <string_view>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// True if the values of a JSON text that begins with `head` are not one a line:
/// an array of objects, or an object that goes on behind its first line.
bool isSpreadJson(std::string_view head);

/// Reads JSON Lines (an object a line), or, where `head`, the beginning of the
/// source, looks like that, a file of one array of objects or of objects that
/// are written over several lines. Columns are the union of all keys in the order
/// in which they first appear, see JsonFlattener; missing keys are empty. What is
/// no object is listed and left out. Stage: Reading. Errors: those of the source,
/// Limit, Cancelled.
Result<LoadedDataset> readJson(ByteSource &source, std::string_view head,
                               const LoadOptions &options, const RunContext &context);

}  // namespace shinglescope
