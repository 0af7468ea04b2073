// SPDX-License-Identifier: MIT
#include "core/dataset/table/row_window.h"

#include <algorithm>
#include <cassert>

namespace shinglescope {

namespace {

/// Rows that are nearer to each other are read together: parsing the bytes between them costs less
/// than starting again.
constexpr std::uint64_t kNearBytes = 16U << 10U;
constexpr std::uint64_t kMostTogetherBytes = 1U << 20U;

}  // namespace

RowWindow::RowWindow(const Dataset &table) : m_table(&table) {
  if (!table.keepsText()) m_reader = table.source()->reader();
}

std::uint64_t RowWindow::endOf(std::uint32_t row) const {
  return row + 1 < m_table->rowCount() ? m_table->sourceOffset({row + 1})
                                       : m_table->source()->textEnd();
}

Result<const Dataset *> RowWindow::read(std::uint32_t begin, std::uint32_t end) {
  return m_reader->read(m_table->sourceOffset({begin}), endOf(end - 1), end - begin);
}

Result<void> RowWindow::show(std::uint32_t begin, std::uint32_t end) {
  if (!m_reader || begin == end) return {};
  const auto rows = read(begin, end);
  if (!rows) return rows.error();
  m_shown = *rows;
  m_first = begin;
  m_listed.clear();
  return {};
}

Result<void> RowWindow::show(std::span<const std::uint32_t> rows) {
  std::vector<ColumnId> columns(m_table->columnCount());
  for (std::uint32_t i = 0; i < columns.size(); ++i) columns[i] = {i};
  return show(rows, columns);
}

Result<void> RowWindow::show(std::span<const std::uint32_t> rows,
                             std::span<const ColumnId> columns) {
  if (!m_reader) return {};
  if (!m_copies) m_copies.emplace(m_table->columnNames());
  m_copies->clear();
  m_listed.assign(rows.begin(), rows.end());
  std::vector<std::string_view> cells(m_table->columnCount());
  while (!rows.empty()) {
    const std::size_t count = neighbours(rows);
    const std::uint32_t first = rows.front();
    const auto together = read(first, rows[count - 1] + 1);
    if (!together) return together.error();
    for (const std::uint32_t row : rows.first(count)) {
      for (const ColumnId column : columns)
        cells[column.value] = (*together)->cell({row - first}, column);
      m_copies->addRow(cells, m_table->sourceOffset({row}));
    }
    rows = rows.subspan(count);
  }
  m_shown = &m_copies->rows();
  return {};
}

std::size_t RowWindow::neighbours(std::span<const std::uint32_t> rows) const {
  const std::uint64_t begin = m_table->sourceOffset({rows.front()});
  std::size_t count = 1;
  while (count < rows.size()) {
    const std::uint64_t gap = m_table->sourceOffset({rows[count]}) - endOf(rows[count - 1]);
    if (gap > kNearBytes || endOf(rows[count]) - begin > kMostTogetherBytes) break;
    ++count;
  }
  return count;
}

std::uint32_t RowWindow::placeOf(std::uint32_t row) const {
  if (m_listed.empty()) {
    assert(row >= m_first && row - m_first < m_shown->rowCount());
    return row - m_first;
  }
  const auto place = std::ranges::lower_bound(m_listed, row);
  assert(place != m_listed.end() && *place == row);
  return static_cast<std::uint32_t>(place - m_listed.begin());
}

}  // namespace shinglescope
