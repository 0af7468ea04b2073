#pragma once

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// Reads a source with one text per line (SourceShape::PlainLines, column "text") or with an id, a
/// tab and a text per line (SourceShape::IdText, columns "id" and "text"; further tabs belong to
/// the text, a line without a tab is a short row). Blank lines are counted but are not rows. Stage:
/// Reading. Errors: those of the source, Limit, Cancelled.
Result<LoadedDataset> readLines(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context);

}  // namespace shinglescope
