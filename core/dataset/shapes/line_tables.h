#pragma once

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// Reads a source of a text a line (SourceShape::PlainLines, column "text") or of
/// an id, a tab and a text a line (SourceShape::IdText, columns "id" and "text";
/// tabs in the text stay, a line without one is a short row). Blank lines are
/// counted, not rows. Stage: Reading. Errors: those of the source, Limit,
/// Cancelled.
Result<LoadedDataset> readLines(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context);

}  // namespace shinglescope
