#include "core/dataset/dataset.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

#include "core/dataset/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kListedColumns = 20;
constexpr std::size_t kListedBytes = 60;
constexpr std::size_t kFirstBlockBytes = 1U << 16U;
constexpr std::size_t kDatasetBlockBytes = 64U << 20U;

/// The number in all of `text`, from 1; none where it is anything else.
std::optional<std::uint64_t> positiveNumber(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number == 0) return std::nullopt;
  return number;
}

}  // namespace

std::string columnList(const Dataset &dataset) {
  const std::vector<std::string> &names = dataset.columnNames();
  std::string list;
  for (std::size_t i = 0; i < std::min(names.size(), kListedColumns); ++i) {
    if (i > 0) list += ", ";
    list += shortenedForMessage(names[i], kListedBytes);
  }
  if (names.size() > kListedColumns) {
    list += " and " + std::to_string(names.size() - kListedColumns) + " more";
  }
  return list;
}

std::string_view Dataset::cell(RecordId row, ColumnId column) const {
  const std::size_t index = row.value * columnCount() + column.value;
  const std::uint32_t begin = column.value == 0 ? 0 : m_cellEnds[index - 1] + 1;
  return {m_rows[row.value].text + begin, m_cellEnds[index] - begin};
}

std::string_view Dataset::rowText(RecordId row) const {
  const std::size_t columns = columnCount();
  if (columns == 0) return {};
  return {m_rows[row.value].text, m_cellEnds[row.value * columns + columns - 1]};
}

const std::vector<std::string> &Dataset::extraCells(RecordId row) const {
  static const std::vector<std::string> kNone;
  const auto found = m_extraCells.find(row.value);
  return found == m_extraCells.end() ? kNone : found->second;
}

std::uint64_t Dataset::memoryBytes() const {
  std::uint64_t bytes = m_textBytes + m_rows.size() * sizeof(Row) +
                        m_cellEnds.size() * sizeof(std::uint32_t) + sizeof(*this);
  for (const auto &[row, cells] : m_extraCells) {
    for (const std::string &cell : cells) bytes += cell.size() + sizeof(cell);
  }
  for (const std::string &name : m_columnNames) bytes += name.size() + sizeof(name);
  return bytes;
}

Result<ColumnId> Dataset::findColumn(std::string_view name) const {
  const bool isMarked = name.starts_with('#');
  const auto number = positiveNumber(isMarked ? name.substr(1) : name);
  const auto found = std::find(m_columnNames.begin(), m_columnNames.end(), name);
  if (found != m_columnNames.end() && !(isMarked && number)) {
    return ColumnId{static_cast<std::uint32_t>(found - m_columnNames.begin())};
  }
  if (number && *number <= columnCount()) {
    return ColumnId{static_cast<std::uint32_t>(*number - 1)};
  }
  return badParameter("There is no column \"" + std::string(name) +
                      "\"; the columns are: " + columnList(*this) + ".");
}

DatasetBuilder::DatasetBuilder(std::vector<std::string> columnNames)
    : m_dataset(std::make_shared<Dataset>()) {
  m_dataset->m_columnNames = std::move(columnNames);
}

void DatasetBuilder::reserveRows(std::uint64_t rows) {
  m_dataset->m_rows.reserve(rows);
  m_dataset->m_cellEnds.reserve(rows * m_dataset->columnCount());
}

/// Room that stays where it is for a row that is copied.
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
  const std::size_t kept = std::min(cells.size(), m_dataset->columnCount());
  std::size_t bytes = kept;
  for (std::size_t i = 0; i < kept; ++i) bytes += cells[i].size();
  addRowInPlace(ownRoom(bytes), bytes, cells, sourceOffset);
}

void DatasetBuilder::addRowInPlace(char *text, std::size_t bytes,
                                   const std::vector<std::string_view> &cells,
                                   std::uint64_t sourceOffset) {
  Dataset &dataset = *m_dataset;
  const std::size_t columns = dataset.columnCount();
  if (cells.size() > columns) {
    const auto row = static_cast<std::uint32_t>(dataset.m_rows.size());
    const auto firstExtra = cells.begin() + static_cast<std::ptrdiff_t>(columns);
    dataset.m_extraCells[row].assign(firstExtra, cells.end());
    m_extraBytes += extraBytesOf(row);
  }
  std::uint32_t begin = 0;
  for (std::size_t i = 0; i < columns; ++i) {
    const std::string_view cell = i < cells.size() ? cells[i] : std::string_view();
    if (!cell.empty() && cell.data() != text + begin) {
      std::memmove(text + begin, cell.data(), cell.size());
    }
    const std::uint32_t end = begin + static_cast<std::uint32_t>(cell.size());
    dataset.m_cellEnds.push_back(end);
    begin = end + 1;
  }
  dataset.m_rows.push_back({text, sourceOffset});
  dataset.m_textBytes += bytes;
}

void DatasetBuilder::addPlainRows(const char *text, const PlainRows &rows,
                                  std::uint64_t sourceOffset) {
  Dataset &dataset = *m_dataset;
  for (const std::uint32_t begin : rows.rowBegins) {
    dataset.m_rows.push_back({text + begin, sourceOffset + begin});
  }
  dataset.m_cellEnds.append(rows.cellEnds);
  dataset.m_textBytes += rows.bytes;
}

void DatasetBuilder::append(DatasetBuilder &&next) {
  Dataset &dataset = *m_dataset;
  Dataset &added = *next.m_dataset;
  const auto first = static_cast<std::uint32_t>(dataset.m_rows.size());
  dataset.m_rows.append({added.m_rows.data(), added.m_rows.size()});
  dataset.m_cellEnds.append({added.m_cellEnds.data(), added.m_cellEnds.size()});
  dataset.m_textBytes += added.m_textBytes;
  for (auto &[row, cells] : added.m_extraCells) {
    dataset.m_extraCells.emplace(first + row, std::move(cells));
  }
  m_extraBytes += next.m_extraBytes;
  adoptText(std::move(added.m_blocks));
  if (next.m_blockUsed > 0) dataset.m_blocks.push_back(std::move(next.m_block));
}

void DatasetBuilder::clear() {
  Dataset &dataset = *m_dataset;
  dataset.m_blocks.clear();
  dataset.m_textBytes = 0;
  dataset.m_rows.resize(0);
  dataset.m_cellEnds.resize(0);
  dataset.m_extraCells.clear();
  m_narrow.clear();
  m_block = LargeBlock();
  m_blockUsed = 0;
  m_extraBytes = 0;
}

void DatasetBuilder::adoptText(std::vector<LargeBlock> blocks) {
  for (LargeBlock &block : blocks) m_dataset->m_blocks.push_back(std::move(block));
}

std::size_t DatasetBuilder::rowCount() const { return m_dataset->rowCount(); }

std::uint64_t DatasetBuilder::extraBytesOf(std::size_t row) const {
  if (m_dataset->m_extraCells.empty()) return 0;
  std::uint64_t bytes = 0;
  for (const std::string &cell : m_dataset->extraCells({static_cast<std::uint32_t>(row)}))
    bytes += cell.size() + sizeof(cell);
  return bytes;
}

void DatasetBuilder::addColumns(std::size_t columns) {
  Dataset &dataset = *m_dataset;
  if (m_narrow.empty()) m_narrow.push_back({0, dataset.columnCount()});
  dataset.m_columnNames.resize(dataset.columnCount() + columns);
  if (m_narrow.back().firstRow == dataset.rowCount()) m_narrow.pop_back();
  m_narrow.push_back({dataset.rowCount(), dataset.columnCount()});
}

void DatasetBuilder::nameColumns(std::vector<std::string> names) {
  m_dataset->m_columnNames = std::move(names);
}

/// Gives every row all columns: the ones that it lacks end where they begin.
/// From the last row to the first, where they stand: they only move up.
void DatasetBuilder::widenRows() {
  if (m_narrow.size() < 2) return;
  Dataset &dataset = *m_dataset;
  const std::size_t columns = dataset.columnCount();
  std::size_t from = dataset.m_cellEnds.size();
  std::size_t end = dataset.rowCount();
  dataset.m_cellEnds.resize(end * columns);
  std::uint32_t *ends = dataset.m_cellEnds.data();
  for (; !m_narrow.empty(); m_narrow.pop_back()) {
    const std::size_t had = m_narrow.back().columns;
    for (std::size_t row = end; row-- > m_narrow.back().firstRow;) {
      from -= had;
      std::uint32_t *to = ends + row * columns;
      std::memmove(to, ends + from, had * sizeof(*to));
      std::uint32_t begin = had == 0 ? 0 : to[had - 1] + 1;
      for (std::size_t column = had; column < columns; ++column) to[column] = begin++;
    }
    end = m_narrow.back().firstRow;
  }
}

std::shared_ptr<const Dataset> DatasetBuilder::finish() {
  widenRows();
  if (m_blockUsed > 0) m_dataset->m_blocks.push_back(std::move(m_block));
  return std::move(m_dataset);
}

}  // namespace shinglescope
