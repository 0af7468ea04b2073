// SPDX-License-Identifier: MIT
#include "core/export/format/row_format.h"

#include <filesystem>

#include "core/export/format/delimited_rows.h"
#include "core/export/format/json_rows.h"
#include "core/export/format/numbered_rows.h"
#include "core/export/format/xlsx_rows.h"

namespace shinglescope {
namespace {

std::string temporaryFolder(const std::string &folder) {
  if (!folder.empty()) return folder;
  std::error_code error;
  const auto usual = std::filesystem::temp_directory_path(error);
  return error ? "." : usual.string();
}

}  // namespace

std::unique_ptr<RowWriter> makeRowWriter(const RowFormat &format, const ByteSink &sink,
                                         const RunContext &context) {
  switch (format.format) {
    case ExportFormat::Json:
      return std::make_unique<JsonRows>(JsonRows::Shape::Array, format.isPartial, sink, context);
    case ExportFormat::JsonLines:
      return std::make_unique<JsonRows>(JsonRows::Shape::Lines, format.isPartial, sink, context);
    case ExportFormat::Xlsx:
      return std::make_unique<NumberedRows>(std::make_unique<XlsxRows>(
          temporaryFolder(format.folder), sink, context, format.hasHeader));
    case ExportFormat::Tsv:
    case ExportFormat::Csv:
    case ExportFormat::Source:
    case ExportFormat::Html: break;
  }
  const char delimiter = format.format == ExportFormat::Tsv ? '\t' : ',';
  return std::make_unique<DelimitedRows>(delimiter, format.profile, sink, context,
                                         format.hasHeader);
}

}  // namespace shinglescope
