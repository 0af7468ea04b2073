#include "core/dataset/dataset.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/dataset/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kListedColumns = 20;
constexpr std::size_t kListedBytes = 60;

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
  const std::uint32_t begin = column.value == 0 ? 0 : m_cellEnds[index - 1];
  return std::string_view(m_arena).substr(m_rows[row.value].arenaOffset + begin,
                                          m_cellEnds[index] - begin);
}

const std::vector<std::string> &Dataset::extraCells(RecordId row) const {
  static const std::vector<std::string> kNone;
  const auto found = m_extraCells.find(row.value);
  return found == m_extraCells.end() ? kNone : found->second;
}

std::uint64_t Dataset::memoryBytes() const {
  std::uint64_t bytes = m_arena.size() + m_rows.size() * sizeof(Row) +
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

void DatasetBuilder::reserveText(std::uint64_t bytes) { m_dataset->m_arena.reserve(bytes); }

void DatasetBuilder::reserveRows(std::uint64_t rows) {
  m_dataset->m_rows.reserve(rows);
  m_dataset->m_cellEnds.reserve(rows * m_dataset->columnCount());
}

void DatasetBuilder::addRow(const std::vector<std::string_view> &cells,
                            std::uint64_t sourceOffset) {
  Dataset &dataset = *m_dataset;
  const std::uint64_t begin = dataset.m_arena.size();
  const std::size_t columns = dataset.columnCount();
  const std::size_t kept = std::min(cells.size(), columns);
  for (std::size_t i = 0; i < kept; ++i) {
    dataset.m_arena.append(cells[i]);
    dataset.m_cellEnds.push_back(static_cast<std::uint32_t>(dataset.m_arena.size() - begin));
  }
  dataset.m_cellEnds.insert(dataset.m_cellEnds.end(), columns - kept,
                            static_cast<std::uint32_t>(dataset.m_arena.size() - begin));
  if (cells.size() > columns) {
    const auto row = static_cast<std::uint32_t>(dataset.m_rows.size());
    const auto firstExtra = cells.begin() + static_cast<std::ptrdiff_t>(columns);
    dataset.m_extraCells[row].assign(firstExtra, cells.end());
  }
  dataset.m_rows.push_back({begin, sourceOffset});
}

std::size_t DatasetBuilder::rowCount() const { return m_dataset->rowCount(); }

std::uint64_t DatasetBuilder::tableBytes() const {
  return m_dataset->m_arena.size() + m_dataset->m_rows.size() * sizeof(Dataset::Row) +
         m_dataset->m_cellEnds.size() * sizeof(std::uint32_t);
}

std::shared_ptr<const Dataset> DatasetBuilder::finish() { return std::move(m_dataset); }

}  // namespace shinglescope
