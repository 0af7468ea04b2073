#pragma once

#include <memory>
#include <string>

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// How rows become bytes.
struct RowFormat {
  ExportFormat format = ExportFormat::Csv;  ///< one of rows: neither Source nor Html
  ExportProfile profile = ExportProfile::Exact;
  bool hasHeader = true;
  bool isPartial = false;   ///< objects of JSON say so
  std::string folder = {};  ///< of a workbook's nameless files; empty: the system's temporary one
};

/// The writer of a format; sink and context outlive it.
std::unique_ptr<RowWriter> makeRowWriter(const RowFormat &format, const ByteSink &sink,
                                         const RunContext &context);

}  // namespace shinglescope
