// SPDX-License-Identifier: MIT
#include "core/export/format/row_writer.h"

#include "core/base/decimal_text.h"

namespace shinglescope {

void addRecordColumns(std::vector<ExportColumn> &columns, const Dataset &dataset,
                      const std::string &record, const std::vector<bool> &isNumeric) {
  for (std::size_t c = 0; c < dataset.columnCount(); ++c)
    columns.push_back({dataset.columnNames()[c], ExportCellKind::Text, record,
                       c < isNumeric.size() && isNumeric[c]});
}

std::string_view joinedList(std::span<const std::string> list, std::string &room) {
  room.clear();
  for (const std::string &text : list) {
    if (!room.empty()) room.push_back(';');
    room += text;
  }
  return room;
}

void RowCells::ownText(std::string made) {
  if (m_used == m_numbers.size()) m_numbers.emplace_back();
  std::string &kept = m_numbers[m_used++];
  kept = std::move(made);
  text(kept);
}

void RowCells::number(std::optional<std::uint64_t> number) {
  if (!number) return text({});
  ownText(std::to_string(*number));
}

void RowCells::similarity(std::optional<double> value) {
  if (!value) return text({});
  ownText(decimalText(*value, kSimilarityDecimals));
}

void RowCells::id(const Dataset &dataset, RecordId row, std::optional<ColumnId> column) {
  text(column ? dataset.cell(row, *column) : std::string_view());
}

void RowCells::record(const Dataset &dataset, RecordId row) {
  for (std::uint32_t c = 0; c < dataset.columnCount(); ++c) text(dataset.cell(row, ColumnId{c}));
}

}  // namespace shinglescope
