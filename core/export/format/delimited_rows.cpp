#include "core/export/format/delimited_rows.h"

#include "core/export/format/spreadsheet_text.h"

namespace shinglescope {
Result<void> DelimitedRows::begin(const std::vector<ExportColumn> &columns) {
  for (const ExportColumn &column : columns) m_kinds.push_back(column.kind);
  if (!m_hasHeader) return {};
  std::string &out = m_output.buffer();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) out.push_back(m_table.delimiter());
    append(columns[i].heading(), ExportCellKind::Text);
  }
  if (out.empty()) out += "\"\"";  // not a blank line
  out.push_back('\n');
  return m_output.flushIfFull();
}

Result<void> DelimitedRows::row(std::span<const ExportCell> cells) {
  std::string &out = m_output.buffer();
  const std::size_t before = out.size();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) out.push_back(m_table.delimiter());
    const bool isList = !cells[i].list.empty();
    append(isList ? joinedList(cells[i].list, m_joined) : cells[i].text,
           i < m_kinds.size() ? m_kinds[i] : ExportCellKind::Text);
  }
  if (out.size() == before) out += "\"\"";  // not a blank line
  out.push_back('\n');
  ++m_counts.rows;
  return m_output.flushIfFull();
}

void DelimitedRows::append(std::string_view cell, ExportCellKind kind) {
  std::string &out = m_output.buffer();
  if (!m_isForSpreadsheets) return m_table.appendField(out, cell);
  const bool isOwn = kind == ExportCellKind::Number || kind == ExportCellKind::Word;
  const bool isPrefixed = !isOwn && needsPrefix(cell);
  if (isPrefixed) ++m_counts.cellsPrefixed;
  out += isPrefixed ? "\"'" : "\"";
  appendDoublingQuotes(out, cell);
  out.push_back('"');
}

}  // namespace shinglescope
