// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// How rows are written as bytes.
struct RowFormat {
  ExportFormat format = ExportFormat::Csv;  ///< a format of rows: not Source or Html
  ExportProfile profile = ExportProfile::Exact;
  bool hasHeader = true;
  bool isPartial = false;   ///< JSON objects are marked as partial
  std::string folder = {};  ///< for a workbook's unnamed files; empty: the system's default
};

/// A writer of the given format; sink and context must outlive it.
std::unique_ptr<RowWriter> makeRowWriter(const RowFormat &format, const ByteSink &sink,
                                         const RunContext &context);

}  // namespace shinglescope
