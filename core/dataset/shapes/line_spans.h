// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/dialect.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/record_spans.h"

namespace shinglescope {

/// Implements findRecordSpans() for shapes without delimiters: JSON Lines, plain lines, id and
/// text. `source` is at its beginning. Rejected records are lines over the limit and lines that are
/// not a JSON object. For JSON that is not one object per line, the spans include the separators of
/// objects, so that the rest is still JSON.
Result<RecordSpans> findLineSpans(ByteSource &source, SourceShape shape, std::uint64_t maxRowBytes,
                                  const WantedRecords &wanted, const RunContext &context);

}  // namespace shinglescope
