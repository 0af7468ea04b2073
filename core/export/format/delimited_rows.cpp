// SPDX-License-Identifier: MIT
#include "core/export/format/delimited_rows.h"

#include <algorithm>
#include <cstring>

#include "core/export/format/spreadsheet_text.h"

namespace shinglescope {
namespace {

constexpr std::string_view kNumberCharacters = "0123456789.-+e";

/// Appends the field between quotes after a prefix and doubles each quote in it.
void appendQuoted(std::string &out, std::string_view prefix, std::string_view field) {
  out.push_back('"');
  out.append(prefix);
  for (std::size_t begin = 0; begin < field.size();) {
    const std::size_t quote = std::min(field.find('"', begin), field.size() - 1);
    out.append(field.substr(begin, quote - begin + 1));
    if (field[quote] == '"') out.push_back('"');
    begin = quote + 1;
  }
  out.push_back('"');
}

/// Copies a cell and returns the end of the copy. For a row of numbers a call of memcpy() would
/// take most of the time.
char *copyCell(std::string_view cell, char *to) {
  constexpr std::size_t kPiece = 8;
  const char *from = cell.data();
  const std::size_t size = cell.size();
  if (size < kPiece) {
    for (std::size_t i = 0; i < size; ++i) to[i] = from[i];
  } else if (size <= 2 * kPiece) {
    std::memcpy(to, from, kPiece);
    std::memcpy(to + size - kPiece, from + size - kPiece, kPiece);
  } else {
    std::memcpy(to, from, size);
  }
  return to + size;
}

}  // namespace

DelimitedRows::DelimitedRows(char delimiter, ExportProfile profile, const ByteSink &sink,
                             const RunContext &context, bool hasHeader)
    : m_delimiter(delimiter),
      m_isForSpreadsheets(profile == ExportProfile::Spreadsheet),
      m_hasHeader(hasHeader),
      m_areNumbersPlain(kNumberCharacters.find(delimiter) == std::string_view::npos),
      m_output(sink, context) {
  for (const char c : {delimiter, '"', '\r', '\n'})
    m_isSpecial[static_cast<unsigned char>(c)] = true;
}

Result<void> DelimitedRows::begin(const std::vector<ExportColumn> &columns) {
  for (const ExportColumn &column : columns) m_kinds.push_back(column.kind);
  if (!m_hasHeader) return {};
  std::string &out = m_output.buffer();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) out.push_back(m_delimiter);
    append(columns[i].heading(), ExportCellKind::Text);
  }
  if (out.empty()) out += "\"\"";  // otherwise the line would be blank
  out.push_back('\n');
  return m_output.flushIfFull();
}

Result<void> DelimitedRows::row(std::span<const ExportCell> cells) {
  ++m_counts.rows;
  if (!m_isForSpreadsheets && appendPlain(cells)) return m_output.flushIfFull();
  std::string &out = m_output.buffer();
  const std::size_t before = out.size();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) out.push_back(m_delimiter);
    const bool isList = !cells[i].list.empty();
    append(isList ? joinedList(cells[i].list, m_joined) : cells[i].text, kindOf(i));
  }
  if (out.size() == before) out += "\"\"";  // otherwise the line would be blank
  out.push_back('\n');
  return m_output.flushIfFull();
}

/// The fast path for most rows: appends a row if no cell needs quotes. Otherwise returns false and
/// changes nothing.
bool DelimitedRows::appendPlain(std::span<const ExportCell> cells) {
  std::size_t bytes = cells.size();  // with a delimiter or line end after each cell
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!cells[i].list.empty() || !isPlain(cells[i].text, kindOf(i))) return false;
    bytes += cells[i].text.size();
  }
  if (bytes <= 1) return false;  // the line would be blank
  std::string &out = m_output.buffer();
  const std::size_t before = out.size();
  out.resize(before + bytes);
  char *at = out.data() + before;
  const char delimiter = m_delimiter;
  for (const ExportCell &cell : cells) {
    at = copyCell(cell.text, at);
    *at++ = delimiter;
  }
  out.back() = '\n';
  return true;
}

bool DelimitedRows::isPlain(std::string_view cell, ExportCellKind kind) const {
  const auto isSpecial = [this](char c) { return m_isSpecial[static_cast<unsigned char>(c)]; };
  return (isOwnNumber(kind) && m_areNumbersPlain) || std::ranges::none_of(cell, isSpecial);
}

void DelimitedRows::append(std::string_view cell, ExportCellKind kind) {
  if (m_isForSpreadsheets) return appendForSpreadsheets(cell, kind);
  if (isPlain(cell, kind)) {
    m_output.buffer().append(cell);
  } else {
    appendQuoted(m_output.buffer(), {}, cell);
  }
}

void DelimitedRows::appendForSpreadsheets(std::string_view cell, ExportCellKind kind) {
  const bool isOwn = isOwnNumber(kind) || kind == ExportCellKind::Word;
  const bool isPrefixed = !isOwn && needsPrefix(cell);
  if (isPrefixed) ++m_counts.cellsPrefixed;
  appendQuoted(m_output.buffer(), isPrefixed ? "'" : "", cell);
}

}  // namespace shinglescope
