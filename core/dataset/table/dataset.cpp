// SPDX-License-Identifier: MIT
#include "core/dataset/table/dataset.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ranges>
#include <utility>

#include "core/base/comma_list.h"
#include "core/base/decimal_text.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kListedColumns = 20;
constexpr std::size_t kListedBytes = 60;
constexpr std::size_t kFirstBlockBytes = 1U << 16U;
constexpr std::size_t kDatasetBlockBytes = 64U << 20U;

}  // namespace

Message columnList(const Dataset &dataset) {
  const std::vector<std::string> &names = dataset.columnNames();
  const std::string list =
      commaList(names | std::views::take(kListedColumns),
                [](const std::string &name) { return shortenedForMessage(name, kListedBytes); });
  if (names.size() > kListedColumns)
    return {MessageId::ListAndMore, {list, names.size() - kListedColumns}};
  return {MessageId::PlainText, {list}};
}

Dataset::RowCells Dataset::cellsOf(std::size_t row) const {
  // Cells that look empty would give wrong results.
  if (!keepsText()) std::abort();
  const std::size_t columns = columnCount();
  if (m_rowCells.empty()) return {row * columns, columns};
  const std::size_t begin = m_rowCells[row];
  const std::size_t end = row + 1 < m_rowCells.size() ? m_rowCells[row + 1] : m_cellEnds.size();
  return {begin, end - begin};
}

std::string_view Dataset::cell(RecordId row, ColumnId column) const {
  const RowCells cells = cellsOf(row.value);
  const char *text = m_texts[row.value];
  if (column.value >= cells.count) return {text, 0};
  const std::size_t index = cells.begin + column.value;
  const std::uint32_t begin = column.value == 0 ? 0 : m_cellEnds[index - 1] + 1;
  return {text + begin, m_cellEnds[index] - begin};
}

std::string_view Dataset::rowText(RecordId row) const {
  const RowCells cells = cellsOf(row.value);
  const std::size_t count = std::min(cells.count, columnCount());
  if (count == 0) return {};
  return {m_texts[row.value], m_cellEnds[cells.begin + count - 1]};
}

std::vector<std::string_view> Dataset::extraCells(RecordId row) const {
  const RowCells cells = cellsOf(row.value);
  std::vector<std::string_view> extra;
  for (std::size_t column = columnCount(); column < cells.count; ++column)
    extra.push_back(cell(row, {static_cast<std::uint32_t>(column)}));
  return extra;
}

std::uint64_t Dataset::memoryBytes() const {
  std::uint64_t bytes = m_textBytes + m_offsets.size() * sizeof(std::uint64_t) +
                        m_texts.size() * sizeof(const char *) +
                        m_cellEnds.size() * sizeof(std::uint32_t) +
                        m_rowCells.size() * sizeof(std::uint64_t) + sizeof(*this);
  for (const std::string &name : m_columnNames) bytes += name.size() + sizeof(name);
  return bytes;
}

Result<ColumnId> Dataset::findColumn(std::string_view name) const {
  const bool isMarked = name.starts_with('#');
  const auto number = parsedNumber<std::uint64_t>(isMarked ? name.substr(1) : name);
  const bool isNumber = number.value_or(0) > 0;
  const auto found = std::ranges::find(m_columnNames, name);
  if (found != m_columnNames.end() && !(isMarked && isNumber)) {
    return ColumnId{static_cast<std::uint32_t>(found - m_columnNames.begin())};
  }
  if (isNumber && *number <= columnCount()) {
    return ColumnId{static_cast<std::uint32_t>(*number - 1)};
  }
  return badParameter(
      {MessageId::ColumnUnknown, {shortenedForMessage(name, kMostShownBytes), columnList(*this)}});
}

DatasetBuilder::DatasetBuilder(std::vector<std::string> columnNames)
    : m_dataset(std::make_shared<Dataset>()) {
  m_dataset->m_columnNames = std::move(columnNames);
}

void DatasetBuilder::reserveRows(std::uint64_t rows) {
  m_dataset->m_offsets.reserve(rows);
  if (!m_keepsText) return;
  m_dataset->m_texts.reserve(rows);
  m_dataset->m_cellEnds.reserve(rows * m_dataset->columnCount());
}

/// Returns permanent space for a row that is copied.
char *DatasetBuilder::ownRoom(std::size_t bytes) {
  if (m_block.data() == nullptr || m_block.size() - m_blockUsed < bytes) {
    const std::size_t next = std::clamp(2 * m_block.size(), kFirstBlockBytes, kDatasetBlockBytes);
    if (m_blockUsed > 0) m_dataset->m_blocks.push_back(std::move(m_block));
    m_block = LargeBlock(std::max(next, bytes));
    m_blockUsed = 0;
  }
  char *room = m_block.data() + m_blockUsed;
  m_blockUsed += bytes;
  return room;
}

void DatasetBuilder::addRow(const std::vector<std::string_view> &cells,
                            std::uint64_t sourceOffset) {
  std::size_t bytes = cells.size();
  for (const std::string_view cell : cells) bytes += cell.size();
  addRowInPlace(ownRoom(bytes), bytes, cells, sourceOffset);
}

void DatasetBuilder::addRowInPlace(char *text, std::size_t bytes,
                                   const std::vector<std::string_view> &cells,
                                   std::uint64_t sourceOffset) {
  Dataset &dataset = *m_dataset;
  if (cells.size() != dataset.columnCount()) keepRowCells(dataset.rowCount());
  if (m_firstUneven != kNoRow) dataset.m_rowCells.push_back(dataset.m_cellEnds.size());
  std::uint32_t begin = 0;
  for (const std::string_view cell : cells) {
    if (!cell.empty() && cell.data() != text + begin) {
      std::memmove(text + begin, cell.data(), cell.size());
    }
    const std::uint32_t end = begin + static_cast<std::uint32_t>(cell.size());
    dataset.m_cellEnds.push_back(end);
    begin = end + 1;
  }
  dataset.m_offsets.push_back(sourceOffset);
  dataset.m_texts.push_back(text);
  dataset.m_textBytes += bytes;
}

void DatasetBuilder::addPlainRows(const char *text, const PlainRows &rows,
                                  std::uint64_t sourceOffset) {
  Dataset &dataset = *m_dataset;
  for (std::size_t i = 0; i < rows.rowBegins.size(); ++i) {
    const std::uint32_t begin = rows.rowBegins[i];
    dataset.m_offsets.push_back(sourceOffset + begin);
    dataset.m_texts.push_back(text + begin);
    if (m_firstUneven != kNoRow)
      dataset.m_rowCells.push_back(dataset.m_cellEnds.size() + i * dataset.columnCount());
  }
  dataset.m_cellEnds.append(rows.cellEnds);
  dataset.m_textBytes += rows.bytes;
}

void DatasetBuilder::append(DatasetBuilder &&next) {
  Dataset &dataset = *m_dataset;
  Dataset &added = *next.m_dataset;
  const std::size_t first = dataset.rowCount();
  if (!m_keepsText) return dataset.m_offsets.append({added.m_offsets.data(), added.rowCount()});
  if (next.m_firstUneven != kNoRow || m_firstUneven != kNoRow) {
    if (m_firstUneven == kNoRow) keepRowCells(first + next.m_firstUneven);
    if (next.m_firstUneven == kNoRow) next.writeRowCells();
    const std::size_t cells = dataset.m_cellEnds.size();
    for (const std::uint64_t begin : added.m_rowCells) dataset.m_rowCells.push_back(cells + begin);
  }
  dataset.m_offsets.append({added.m_offsets.data(), added.rowCount()});
  dataset.m_texts.append({added.m_texts.data(), added.m_texts.size()});
  dataset.m_cellEnds.append({added.m_cellEnds.data(), added.m_cellEnds.size()});
  dataset.m_textBytes += added.m_textBytes;
  adoptText(std::move(added.m_blocks));
  if (next.m_blockUsed > 0) dataset.m_blocks.push_back(std::move(next.m_block));
}

void DatasetBuilder::clear() {
  Dataset &dataset = *m_dataset;
  dataset.m_blocks.clear();
  dataset.m_textBytes = 0;
  dataset.m_offsets.resize(0);
  dataset.m_texts.resize(0);
  dataset.m_cellEnds.resize(0);
  dataset.m_rowCells.resize(0);
  m_firstUneven = kNoRow;
  m_block = LargeBlock();
  m_blockUsed = 0;
}

void DatasetBuilder::adoptText(std::vector<LargeBlock> blocks) {
  for (LargeBlock &block : blocks) m_dataset->m_blocks.push_back(std::move(block));
}

std::size_t DatasetBuilder::rowCount() const { return m_dataset->rowCount(); }

void DatasetBuilder::leaveText() {
  m_keepsText = false;
  Dataset &dataset = *m_dataset;
  dataset.m_blocks.clear();
  dataset.m_textBytes = 0;
  dataset.m_texts = {};
  dataset.m_cellEnds = {};
  dataset.m_rowCells = {};
  m_block = LargeBlock();
  m_blockUsed = 0;
}

void DatasetBuilder::setSource(std::shared_ptr<const RowSource> source) {
  m_dataset->m_source = std::move(source);
}

std::uint64_t DatasetBuilder::indexBytesTo(std::size_t row) const {
  constexpr std::size_t kOffsetBytes = sizeof(std::uint64_t);
  if (!m_keepsText) return (row + 1) * kOffsetBytes;
  const Dataset::RowCells cells = m_dataset->cellsOf(row);
  const std::size_t perRow =
      kOffsetBytes + sizeof(const char *) + (row >= m_firstUneven ? sizeof(std::uint64_t) : 0);
  return (cells.begin + cells.count) * sizeof(std::uint32_t) + (row + 1) * perRow;
}

void DatasetBuilder::addColumns(std::size_t columns) {
  if (rowCount() > 0) keepRowCells(0);
  m_dataset->m_columnNames.resize(m_dataset->columnCount() + columns);
}

/// Stores the number of cells for each row from now on; `firstUneven` is the first row that
/// differs.
void DatasetBuilder::keepRowCells(std::size_t firstUneven) {
  if (m_firstUneven != kNoRow) return;
  m_firstUneven = firstUneven;
  writeRowCells();
}

/// Stores where the cells of full rows begin.
void DatasetBuilder::writeRowCells() {
  Dataset &dataset = *m_dataset;
  const std::size_t rows = dataset.rowCount();
  dataset.m_rowCells.resize(rows);
  for (std::size_t row = 0; row < rows; ++row)
    dataset.m_rowCells[row] = row * dataset.columnCount();
}

void DatasetBuilder::nameColumns(std::vector<std::string> names) {
  m_dataset->m_columnNames = std::move(names);
}

std::shared_ptr<const Dataset> DatasetBuilder::finish() {
  if (m_blockUsed > 0) m_dataset->m_blocks.push_back(std::move(m_block));
  return std::move(m_dataset);
}

}  // namespace shinglescope
