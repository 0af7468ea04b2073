#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/sniff/shape_guess.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// True if `path` is a folder that is to be read as a folder of texts.
bool isFolderOfTexts(const std::string &path, const LoadOptions &options);

/// The shape that was chosen, or what the source looks like, and why. The
/// source is rewound. Errors: those of the source, BadParameter (a folder was
/// chosen and it is none).
Result<ShapeGuess> shapeOf(ByteSource &source, const LoadOptions &options);

/// The first 64 KiB of a source's text, by which shapes are told apart. The
/// source is rewound. Errors: those of the source.
Result<std::string> headOf(ByteSource &source);

/// Puts the shape before the other items of what was guessed.
void addShapeItem(const ShapeGuess &shape, bool isChosen, SniffResult &sniffed);

/// Reads a source of any shape but delimited text and folder; see loadDataset().
Result<LoadedDataset> readShape(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context);

}  // namespace shinglescope
