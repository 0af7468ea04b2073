#include "ui/pages/data/grid/copied_rows.h"

#include "core/export/format/table_writer.h"

namespace shinglescope {

namespace {

constexpr std::size_t kPollMask = 0xFF;
constexpr std::uint64_t kBytesPerMegabyte = 1'000'000;

Error tooLarge(std::size_t rows, std::uint64_t mostBytes) {
  const std::uint64_t megabytes = mostBytes / kBytesPerMegabyte;
  return errorOf(ErrorCode::Limit, {MessageId::CopyTooLarge, {rows, megabytes}});
}

}  // namespace

Result<QString> copiedRows(const Dataset &dataset, const CopyRequest &request,
                           const RunContext &context, std::uint64_t mostBytes) {
  const TableWriter writer(request.form == CopyForm::Tsv ? '\t' : ',');
  std::string out;
  std::vector<std::string_view> cells(request.columns.size());
  const auto append = [&](const auto &cellOf) {
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = cellOf(request.columns[i]);
    writer.appendRow(out, cells);
  };
  if (request.withHeader)
    append([&](ColumnId column) { return std::string_view(dataset.columnName(column)); });
  for (std::size_t i = 0; i < request.rows.size(); ++i) {
    if ((i & kPollMask) == 0 && context.isCancelled()) return cancelledError();
    append([&](ColumnId column) { return dataset.cell({request.rows[i]}, column); });
    if (out.size() > mostBytes) return tooLarge(request.rows.size(), mostBytes);
  }
  return QString::fromUtf8(out.data(), static_cast<qsizetype>(out.size()));
}

}  // namespace shinglescope
