// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/source/raw_source.h"
#include "core/dataset/table/loaded_dataset.h"

namespace shinglescope {

/// Reads a file, or a folder of texts, into memory: delimited text or another SourceShape, also
/// compressed with gzip, xz or zstd. Rejects anything but text (device, archive of files, binary)
/// with advice. Problems of single rows do not stop reading; they are counted and listed in the
/// report. A file without rows is not an error here. For a file that is not UTF-8, offsets and byte
/// counts are those of the text decoded to UTF-8, including its byte-order mark. Stage: Reading, in
/// bytes. Errors: Io, Format, Encoding, BadParameter, Limit, Cancelled.
Result<LoadedDataset> loadDataset(const std::string &path, const LoadOptions &options,
                                  const RunContext &context);

/// Reads an open source in the same way, such as standard input or a pasted table
/// (openStandardInput(), openMemorySource()). The source can be read again afterwards; the memory
/// that it keeps counts against the limit.
Result<LoadedDataset> loadDataset(const std::shared_ptr<RawSource> &source,
                                  const LoadOptions &options, const RunContext &context);

}  // namespace shinglescope
