#pragma once

#include <cstdint>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/record_spans.h"

namespace shinglescope {

/// findRecordSpans() for what has no delimiters: JSON Lines, plain lines, id and
/// text. `source` is at its beginning. Rejected are lines over the limit and
/// those that are no JSON object. Of JSON that is not one object a line the spans
/// take along what parts objects, so that what stays is JSON too.
Result<RecordSpans> findLineSpans(ByteSource &source, SourceShape shape, std::uint64_t maxRowBytes,
                                  const WantedRecords &wanted, const RunContext &context);

}  // namespace shinglescope
