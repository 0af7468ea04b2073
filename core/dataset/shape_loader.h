#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/dataset/byte_source.h"
#include "core/dataset/dataset_loader.h"

namespace shinglescope {

/// True if `path` is a folder that is to be read as a folder of texts.
bool isFolderOfTexts(const std::string &path, const LoadOptions &options);

/// The shape that was chosen, or what the source looks like. The source is
/// rewound. Errors: those of the source, Format (no text), BadParameter (a
/// folder was chosen and it is none).
Result<SourceShape> shapeOf(ByteSource &source, const LoadOptions &options);

/// Reads a source of any shape but delimited text and folder; see loadDataset().
Result<LoadedDataset> readShape(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context);

}  // namespace shinglescope
