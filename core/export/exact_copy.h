#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/load_report.h"
#include "core/export/pairs_writer.h"

namespace shinglescope {

/// What a copy leaves out.
struct LeftOut {
  std::vector<std::uint32_t> rows;  ///< data rows, ascending
  bool rejected = false;            ///< rows over the limit
};

/// What a copy did.
struct ExactCopySummary {
  std::uint64_t bytesWritten = 0;
  std::uint64_t rowsLeftOut = 0;  ///< rejected ones too
};

/// Writes the source of a delimited table again, byte for byte as it is in its
/// own encoding (unpacked, where it is an archive): byte-order mark, preamble,
/// header, blank lines, comments and rows, without what is left out.
/// `report` is that of loading all of it, `maxRowBytes` the limit that held.
/// The source's digest is checked before a byte is written and again while it
/// is copied. Streams; memory O(rows left out). Stage: Writing, in bytes.
/// Errors: Io, also where the source is not what it was; BadParameter where the
/// table was read in part or cannot be copied so; Cancelled; those of the sink.
Result<ExactCopySummary> copyExactly(const LoadReport &report, std::uint64_t maxRowBytes,
                                     const LeftOut &leftOut, const ByteSink &sink,
                                     const RunContext &context);

}  // namespace shinglescope
