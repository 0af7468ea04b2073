// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/row_batch.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "app/cli/worker/frames/payload.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

Error invalidRows(const std::string &what) {
  return plainError(ErrorCode::Format,
                    "A frame of kind ROWS is not valid: " + what + "; read the table again.");
}

/// The cells of a column: their ends, and the bytes.
struct ColumnCells {
  std::string_view ends;
  std::string_view bytes;

  std::size_t end(std::size_t row) const {
    std::int32_t base = 0;
    std::int32_t end = 0;
    std::memcpy(&base, ends.data(), sizeof base);
    std::memcpy(&end, ends.data() + row * sizeof end, sizeof end);
    return static_cast<std::size_t>(end - base);
  }
  std::string_view cell(std::size_t row) const {
    return bytes.substr(end(row), end(row + 1) - end(row));
  }
};

Result<ColumnCells> readColumn(PayloadReader &reader, std::uint64_t count) {
  ColumnCells column;
  column.ends = reader.bytes((count + 1) * sizeof(std::int32_t));
  if (reader.hasFailed()) return invalidRows("a column is cut off");
  PayloadReader ends(column.ends);
  const auto base = ends.number<std::int32_t>();
  if (base < 0) return invalidRows("a column begins before 0");
  std::int32_t previous = base;
  for (std::uint64_t row = 0; row < count; ++row) {
    const auto end = ends.number<std::int32_t>();
    if (end < previous) return invalidRows("the cells of a column overlap");
    previous = end;
  }
  column.bytes = reader.bytes(static_cast<std::uint64_t>(previous - base));
  if (reader.hasFailed()) return invalidRows("a column is cut off");
  return column;
}

std::vector<ColumnId> columnIds(std::size_t first, std::size_t count) {
  std::vector<ColumnId> columns;
  for (std::size_t i = 0; i < count; ++i)
    columns.push_back({static_cast<std::uint32_t>(first + i)});
  return columns;
}

}  // namespace

RowBatch::RowBatch(const Recipe &recipe, std::optional<std::uint64_t> reference)
    : m_compared(recipe.compare.size()),
      m_same(recipe.same.size()),
      m_hasId(recipe.id.has_value()),
      m_reference(reference) {}

Result<void> RowBatch::add(Frame frame, const std::function<bool(std::uint64_t)> &isWanted) {
  const std::string &payload = m_payloads.emplace_back(std::move(frame.payload));
  PayloadReader reader(payload);
  if (frame.count > payload.size() / sizeof(std::int64_t)) return invalidRows("rows are cut off");
  PayloadReader numbers(reader.bytes(frame.count * sizeof(std::int64_t)));
  if (const auto given = reader.number<std::uint32_t>(); given != columns())
    return invalidRows("it has " + std::to_string(given) + " columns instead of " +
                       std::to_string(columns()));
  std::vector<ColumnCells> cells;
  for (std::size_t i = 0; i < columns(); ++i) {
    auto column = readColumn(reader, frame.count);
    if (!column) return column.error();
    cells.push_back(*column);
  }
  if (!reader.isAtEnd()) return invalidRows("bytes are left");
  m_bytes += payload.size();
  for (std::uint64_t i = 0; i < frame.count; ++i) {
    const auto row = numbers.number<std::int64_t>();
    if (row < 0) return invalidRows("a row number is negative");
    const auto number = static_cast<std::uint64_t>(row);
    if (!isWanted(number)) continue;
    m_rows.push_back({number, m_cells.size()});
    for (const ColumnCells &column : cells) {
      const std::string_view cell = column.cell(i);
      if (!isValidUtf8(cell))
        return plainError(ErrorCode::Encoding, "Row " + std::to_string(number) +
                                                   " contains bytes that are not UTF-8; convert "
                                                   "the column to UTF-8.");
      m_cells.push_back(cell);
    }
  }
  return {};
}

Result<RowTable> RowBatch::take() {
  std::ranges::sort(m_rows, {}, &Row::number);
  const auto repeated = std::ranges::adjacent_find(m_rows, {}, &Row::number);
  if (repeated != m_rows.end())
    return invalidRows("row " + std::to_string(repeated->number) + " occurs twice");
  std::vector<std::string> names;
  for (std::size_t i = 0; i < columns(); ++i) names.push_back(std::to_string(i + 1));
  DatasetBuilder builder(std::move(names));
  RowTable table;
  std::vector<std::string_view> cells;
  for (const Row &row : m_rows) {
    const auto first = m_cells.begin() + static_cast<std::ptrdiff_t>(row.firstCell);
    cells.assign(first, first + static_cast<std::ptrdiff_t>(columns()));
    builder.addRow(cells, 0);
    table.rows.push_back(row.number);
  }
  table.dataset = builder.finish();
  table.compare = columnIds(0, m_compared);
  table.same = columnIds(m_compared, m_same);
  if (m_hasId) table.id = ColumnId{static_cast<std::uint32_t>(m_compared + m_same)};
  if (m_reference)
    table.firstReference = static_cast<std::uint32_t>(
        std::ranges::lower_bound(table.rows, *m_reference) - table.rows.begin());
  m_payloads.clear();
  m_rows.clear();
  m_cells.clear();
  m_bytes = 0;
  return table;
}

}  // namespace shinglescope
