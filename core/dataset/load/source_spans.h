// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/record_spans.h"

namespace shinglescope {

/// Reads a source again, as described by `report`, and returns the positions of the wanted records
/// in its text (as UTF-8), each with its line end. The source may have any shape except a folder.
/// See line_spans.h for JSON that is not one object per line. Reads the source as a stream. Errors:
/// those of the source, Cancelled.
Result<RecordSpans> findRecordSpans(ByteSource &source, const LoadReport &report,
                                    std::uint64_t maxRowBytes, const WantedRecords &wanted,
                                    const RunContext &context);

/// Converts the spans to the source's own bytes; each must begin and end next to an ASCII character
/// or the byte-order mark. Decodes the source once more. BadParameter for encodings whose lines
/// cannot be decoded on their own.
Result<std::vector<SourceSpan>> rawSpans(ByteSource &source, const std::vector<SourceSpan> &spans,
                                         const RunContext &context);

}  // namespace shinglescope
