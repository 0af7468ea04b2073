// SPDX-License-Identifier: MIT
#include "core/dataset/container/cell_rows.h"

#include <algorithm>
#include <cstring>

namespace shinglescope {

namespace {

constexpr std::size_t kHeadRows = 1000;
constexpr std::size_t kRowHeadBytes = 512U << 10U;
constexpr std::uint64_t kFreePadding = 64;
constexpr std::uint64_t kMostPaddingOfACell = 4;

}  // namespace

void appendCsvCell(std::string_view text, std::string &out) {
  // A byte-order mark at the beginning of the text would be taken for that of a file.
  const bool isQuoted =
      text.find_first_of(",\"\r\n") != text.npos || text.starts_with("\xEF\xBB\xBF");
  if (!isQuoted) {
    out += text;
    return;
  }
  out += '"';
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('"', at), text.size());
    out += text.substr(at, end - at);
    if (end < text.size()) out += "\"\"";
    at = end + 1;
  }
  out += '"';
}

void CellRows::beginRow(std::uint64_t row) {
  if (row >= m_nextRow && row < kMostRows) m_blankRows += row - m_nextRow;
  m_nextRow = std::max(m_nextRow, row < kMostRows ? row : m_nextRow) + 1;
  m_nextColumn = 0;
}

void CellRows::addCell(std::uint64_t column, std::string_view text) {
  if (text.empty()) return;
  if (column < m_nextColumn || column >= kMostColumns) column = m_nextColumn;
  if (m_blankRows > 0) {
    for (; m_blankRows > 0; --m_blankRows) {
      m_text += '\n';
      if (!m_isSettled) m_head.push_back({m_text.size(), 0});
    }
  }
  m_text.append(static_cast<std::size_t>(column - m_nextColumn), ',');
  if (m_nextColumn > 0) m_text += ',';
  appendCsvCell(text, m_text);
  m_nextColumn = column + 1;
  if (!m_isSettled && m_text.size() > kRowHeadBytes) settle();
}

void CellRows::endRow() {
  if (m_nextColumn == 0) {
    ++m_blankRows;
    return;
  }
  if (m_isSettled) m_text.append(static_cast<std::size_t>(padding(m_nextColumn, m_width)), ',');
  m_text += '\n';
  if (m_isSettled) return;
  m_head.push_back({m_text.size(), m_nextColumn});
  m_nextColumn = 0;
  if (m_head.size() >= kHeadRows) settle();
}

void CellRows::finish() {
  if (!m_isSettled) settle();
}

std::uint64_t CellRows::padding(std::uint64_t filled, std::uint64_t width) {
  if (filled >= width) return 0;
  const std::uint64_t missing = width - filled;
  return missing <= kFreePadding + kMostPaddingOfACell * filled ? missing : 0;
}

/// Pads the rows so far, now that their width is known.
void CellRows::settle() {
  m_width = m_nextColumn;
  for (const HeadRow &row : m_head) m_width = std::max(m_width, row.filled);
  std::string padded;
  std::size_t begin = 0;
  for (const HeadRow &row : m_head) {
    padded.append(m_text, begin, row.end - 1 - begin);
    if (row.filled > 0) padded.append(static_cast<std::size_t>(padding(row.filled, m_width)), ',');
    padded += '\n';
    begin = row.end;
  }
  padded.append(m_text, begin);
  m_text = std::move(padded);
  m_head.clear();
  m_head.shrink_to_fit();
  m_isSettled = true;
}

std::size_t CellRows::take(char *to, std::size_t bytes) {
  if (!m_isSettled) return 0;
  const std::size_t count = std::min(bytes, m_text.size() - m_taken);
  std::memcpy(to, m_text.data() + m_taken, count);
  m_taken += count;
  if (m_taken == m_text.size()) {
    m_text.clear();
    m_taken = 0;
  }
  return count;
}

}  // namespace shinglescope
