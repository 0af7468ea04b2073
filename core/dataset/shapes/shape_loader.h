// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/sniff/shape_guess.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// Returns whether `path` is a folder to be read as a folder of texts.
bool isFolderOfTexts(const std::string &path, const LoadOptions &options);

/// Returns the shape that was chosen, or the guessed one with the reason. The source is rewound.
/// Errors: those of the source, BadParameter (a folder was chosen but the source is not one).
Result<ShapeGuess> shapeOf(ByteSource &source, const LoadOptions &options);

/// Returns the first 64 KiB of a source's text, from which the shape is guessed. The source is
/// rewound. Errors: those of the source.
Result<std::string> headOf(ByteSource &source);

/// Inserts the shape before the other guessed items.
void addShapeItem(const ShapeGuess &shape, bool isChosen, SniffResult &sniffed);

/// Reads a source of any shape except delimited text and folder; see loadDataset().
Result<LoadedDataset> readShape(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context);

}  // namespace shinglescope
