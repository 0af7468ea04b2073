// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/byte_sink.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// The parts that a copy leaves out.
struct LeftOut {
  std::vector<std::uint32_t> rows;  ///< data rows, ascending
  bool rejected = false;   ///< records that are not rows: over the limit, or not a JSON object
  bool listsKept = false;  ///< for a folder: list the files that stay, not those to remove
};

/// The result of a copy.
struct ExactCopySummary {
  std::uint64_t bytesWritten = 0;
  std::uint64_t rowsLeftOut = 0;  ///< including rejected ones
};

/// Writes a copy of a table's source, byte for byte in its own encoding (unpacked if it is an
/// archive): byte-order mark, preamble, header, blank lines, comments and rows (lines, JSON
/// objects), except what is left out. A folder of texts is not copied: instead the names of the
/// files to remove (those left out) or to keep are written, one per line, as in the file system.
/// `report` is from loading the complete source, `maxRowBytes` the limit that was used. Checks the
/// source's digest before the first byte is written and again during the copy (for a folder only
/// before). Streams; memory O(rows left out). Stages: Reading and Writing, in bytes. Errors: Io,
/// also if the source was changed; BadParameter if only a part of the table was read, or if its
/// source is not a file or cannot be copied this way; Cancelled; those of the sink.
Result<ExactCopySummary> copyExactly(const LoadReport &report, std::uint64_t maxRowBytes,
                                     const LeftOut &leftOut, const ByteSink &sink,
                                     const RunContext &context);

}  // namespace shinglescope
