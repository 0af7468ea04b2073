#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/ids.h"
#include "core/base/result.h"

namespace shinglescope {

/// An immutable table of text: rows by RecordId, columns by ColumnId, all cells
/// valid UTF-8 in one arena. Made by DatasetBuilder; shared between threads
/// without a lock. Costs the decoded text + 4 bytes a cell + 16 bytes a row.
class Dataset {
 public:
  std::size_t rowCount() const { return m_rows.size(); }
  std::size_t columnCount() const { return m_columnNames.size(); }
  const std::string &columnName(ColumnId column) const { return m_columnNames[column.value]; }
  const std::vector<std::string> &columnNames() const { return m_columnNames; }

  /// The cell's text, valid as long as the data set. O(1). Columns that a short
  /// row does not have are empty.
  std::string_view cell(RecordId row, ColumnId column) const;
  /// Cells beyond the table's columns that an over-long row carried; mostly none.
  const std::vector<std::string> &extraCells(RecordId row) const;
  /// Where the row's first byte stands in the source, for messages and exact export.
  std::uint64_t sourceOffset(RecordId row) const { return m_rows[row.value].sourceOffset; }
  /// Bytes that the table occupies in memory.
  std::uint64_t memoryBytes() const;

  /// A column by what a user may call it: its header (a header that is a number
  /// wins), a number from 1, or "#2", which is always a number, whatever the
  /// headers say. BadParameter names the columns that there are.
  Result<ColumnId> findColumn(std::string_view name) const;

 private:
  friend class DatasetBuilder;
  struct Row {
    std::uint64_t arenaOffset;
    std::uint64_t sourceOffset;
  };
  std::vector<std::string> m_columnNames;
  std::string m_arena;
  std::vector<Row> m_rows;
  std::vector<std::uint32_t> m_cellEnds;  ///< rows x columns, relative to the row's arenaOffset
  std::unordered_map<std::uint32_t, std::vector<std::string>> m_extraCells;
};

/// "id, title and 5 more": the columns, for messages.
std::string columnList(const Dataset &dataset);

/// Collects rows into a Dataset. One thread.
class DatasetBuilder {
 public:
  /// Column names must be final before the first row.
  explicit DatasetBuilder(std::vector<std::string> columnNames);
  /// Reserves address space for about this much text (pages are only used when
  /// written).
  void reserveText(std::uint64_t bytes);
  /// The same for about this many rows.
  void reserveRows(std::uint64_t rows);
  /// Appends a row; missing cells become empty, cells beyond the columns are
  /// kept as extra cells. Cells must be valid UTF-8.
  void addRow(const std::vector<std::string_view> &cells, std::uint64_t sourceOffset);
  std::size_t rowCount() const;
  /// Bytes of text, cells and rows so far, extra cells not counted. O(1).
  std::uint64_t tableBytes() const;
  /// Hands the table over; the builder must not be used afterwards.
  std::shared_ptr<const Dataset> finish();

 private:
  std::shared_ptr<Dataset> m_dataset;
};

}  // namespace shinglescope
