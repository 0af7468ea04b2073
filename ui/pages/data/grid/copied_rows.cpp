// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/copied_rows.h"

#include "core/export/format/delimited_rows.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kBytesPerMegabyte = 1'000'000;

Error tooLarge(std::size_t rows, std::uint64_t mostBytes) {
  const std::uint64_t megabytes = mostBytes / kBytesPerMegabyte;
  return errorOf(ErrorCode::Limit, {MessageId::CopyTooLarge, {rows, megabytes}});
}

}  // namespace

Result<QString> copiedRows(const Dataset &dataset, const CopyRequest &request,
                           const RunContext &context, std::uint64_t mostBytes) {
  std::string out;
  const ByteSink sink = [&](std::string_view bytes) -> Result<void> {
    out += bytes;
    if (out.size() > mostBytes) return tooLarge(request.rows.size(), mostBytes);
    return {};
  };
  std::vector<ExportColumn> columns;
  for (const ColumnId column : request.columns) columns.push_back({dataset.columnName(column)});
  DelimitedRows writer(request.form == CopyForm::Tsv ? '\t' : ',', ExportProfile::Exact, sink,
                       context, request.withHeader);
  if (auto begun = writer.begin(columns); !begun) return begun.error();
  RowCells cells;
  for (const std::uint32_t row : request.rows) {
    cells.clear();
    for (const ColumnId column : request.columns) cells.text(dataset.cell({row}, column));
    if (auto written = writer.row(cells.cells()); !written) return written.error();
  }
  if (auto ended = writer.end(); !ended) return ended.error();
  return QString::fromUtf8(out.data(), static_cast<qsizetype>(out.size()));
}

}  // namespace shinglescope
