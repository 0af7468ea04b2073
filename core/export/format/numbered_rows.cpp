// SPDX-License-Identifier: MIT
#include "core/export/format/numbered_rows.h"

#include <charconv>

namespace shinglescope {
namespace {

constexpr std::string_view kRowWord = "row";

ExportColumn numberColumnOf(const ExportColumn &index) {
  ExportColumn column = index;
  column.kind = ExportCellKind::Number;
  if (const std::size_t at = column.name.find(kRowWord); at != std::string::npos)
    column.name.insert(at + kRowWord.size(), "_number");
  return column;
}

/// Returns nothing for an empty cell: a problem of reading may have no row.
std::optional<std::uint64_t> numberOf(std::string_view index) {
  std::uint64_t row = 0;
  const auto parsed = std::from_chars(index.data(), index.data() + index.size(), row);
  if (parsed.ec != std::errc() || parsed.ptr != index.data() + index.size()) return std::nullopt;
  return row + 1;
}

}  // namespace

Result<void> NumberedRows::begin(const std::vector<ExportColumn> &columns) {
  std::vector<ExportColumn> all;
  for (const ExportColumn &column : columns) {
    m_isIndex.push_back(column.kind == ExportCellKind::RowIndex);
    all.push_back(column);
    if (m_isIndex.back()) all.push_back(numberColumnOf(column));
  }
  return m_writer->begin(all);
}

Result<void> NumberedRows::row(std::span<const ExportCell> cells) {
  m_cells.clear();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    m_cells.add(cells.subspan(i, 1));
    if (i < m_isIndex.size() && m_isIndex[i]) m_cells.number(numberOf(cells[i].text));
  }
  return m_writer->row(m_cells.cells());
}

}  // namespace shinglescope
