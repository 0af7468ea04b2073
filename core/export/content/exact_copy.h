#pragma once

#include <cstdint>
#include <vector>

#include "core/base/byte_sink.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// What a copy leaves out.
struct LeftOut {
  std::vector<std::uint32_t> rows;  ///< data rows, ascending
  bool rejected = false;            ///< what became no row: over the limit, or no JSON object
  bool listsKept = false;           ///< a folder: list the files that stay, not those to remove
};

/// What a copy did.
struct ExactCopySummary {
  std::uint64_t bytesWritten = 0;
  std::uint64_t rowsLeftOut = 0;  ///< rejected ones too
};

/// Writes the source of a table again, byte for byte as it is in its own encoding
/// (unpacked, where it is an archive): byte-order mark, preamble, header, blank
/// lines, comments and rows (lines, JSON objects), without what is left out. Of a
/// folder of texts, which is not copied, the names of the files to remove (those
/// left out) or to keep are written, one a line, as they are in the file system.
/// `report` is that of loading all of it, `maxRowBytes` the limit that held.
/// The source's digest is checked before a byte is written and again while it
/// is copied (of a folder before only). Streams; memory O(rows left out). Stages: Reading and
/// Writing, in bytes.
/// Errors: Io, also where the source is not what it was; BadParameter where the
/// table was read in part, stood in no file or cannot be copied so; Cancelled; those of the sink.
Result<ExactCopySummary> copyExactly(const LoadReport &report, std::uint64_t maxRowBytes,
                                     const LeftOut &leftOut, const ByteSink &sink,
                                     const RunContext &context);

}  // namespace shinglescope
