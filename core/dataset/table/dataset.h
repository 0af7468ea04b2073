#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/ids.h"
#include "core/base/large_array.h"
#include "core/base/large_block.h"
#include "core/base/result.h"
#include "core/dataset/csv/plain_rows.h"

namespace shinglescope {

/// An immutable table of text: rows by RecordId, columns by ColumnId, all cells
/// valid UTF-8. A row's cells stand one after the other with a byte between, in
/// blocks of text that never move: a row that was read without trouble still
/// stands where it was read. Made by DatasetBuilder; shared between threads
/// without a lock. A row keeps the cells that it has, be they fewer than the
/// columns or more, so that a table costs what its source does: the decoded text
/// with its delimiters + 4 bytes a cell + 16 bytes a row, and 8 more a row where
/// rows differ in their number of cells.
class Dataset {
 public:
  Dataset() = default;
  Dataset(const Dataset &) = delete;
  Dataset &operator=(const Dataset &) = delete;

  std::size_t rowCount() const { return m_rows.size(); }
  std::size_t columnCount() const { return m_columnNames.size(); }
  const std::string &columnName(ColumnId column) const { return m_columnNames[column.value]; }
  const std::vector<std::string> &columnNames() const { return m_columnNames; }

  /// The cell's text, valid as long as the data set. O(1). Columns that a short
  /// row does not have are empty.
  std::string_view cell(RecordId row, ColumnId column) const;
  /// From the row's first cell to its last, with a byte of no meaning between two
  /// cells: to look through a row at once. O(1).
  std::string_view rowText(RecordId row) const;
  /// Cells beyond the table's columns that an over-long row carried; mostly none.
  /// Valid as long as the data set. O(extra cells).
  std::vector<std::string_view> extraCells(RecordId row) const;
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
    const char *text;
    std::uint64_t sourceOffset;
  };
  std::vector<std::string> m_columnNames;
  std::vector<LargeBlock> m_blocks;
  std::uint64_t m_textBytes = 0;  ///< of the blocks, as far as rows use them
  /// Where a row's cells begin in m_cellEnds, and how many it has.
  struct RowCells {
    std::size_t begin;
    std::size_t count;
  };
  RowCells cellsOf(std::size_t row) const;

  LargeArray<Row> m_rows;
  LargeArray<std::uint32_t> m_cellEnds;  ///< of each row's cells, relative to the row's text
  LargeArray<std::uint64_t> m_rowCells;  ///< where each row's cells begin; empty: all rows are full
};

/// "id, title and 5 more": the columns, for messages.
Message columnList(const Dataset &dataset);

/// Collects rows into a Dataset. One thread.
class DatasetBuilder {
 public:
  /// Column names must be final before the first row.
  explicit DatasetBuilder(std::vector<std::string> columnNames);
  /// Reserves address space for about this many rows (pages are only used when
  /// written).
  void reserveRows(std::uint64_t rows);
  /// Appends a row of any number of cells; they must be valid UTF-8.
  void addRow(const std::vector<std::string_view> &cells, std::uint64_t sourceOffset);
  /// The same for cells that stand in this order, with at least a byte between,
  /// in the `bytes` of text at `text` (or elsewhere, if they take no more room):
  /// they are moved together there instead of being copied.
  void addRowInPlace(char *text, std::size_t bytes, const std::vector<std::string_view> &cells,
                     std::uint64_t sourceOffset);
  /// Appends rows where they stand: `text` and `sourceOffset` are those of the
  /// first one's first byte.
  void addPlainRows(const char *text, const PlainRows &rows, std::uint64_t sourceOffset);
  /// Adds nameless columns behind those there are, which the rows so far do not have.
  void addColumns(std::size_t columns);
  /// Names all columns anew.
  void nameColumns(std::vector<std::string> names);
  /// Appends the rows of another builder with as many columns, and takes over
  /// their memory.
  void append(DatasetBuilder &&next);
  /// Forgets what append() has not taken over, and keeps the room for rows to come.
  void clear();
  /// Takes over the memory in which rows stand that were added in place.
  void adoptText(std::vector<LargeBlock> blocks);
  std::size_t rowCount() const;
  /// Where a row's first byte stands in the source. O(1).
  std::uint64_t sourceOffset(std::size_t row) const { return m_dataset->m_rows[row].sourceOffset; }
  /// Bytes that rows and cells take, their text apart, up to this row and with it.
  /// Grows with the row, and depends on nothing but the rows before. O(1).
  std::uint64_t indexBytesTo(std::size_t row) const;
  /// Hands the table over; the builder must not be used afterwards.
  std::shared_ptr<const Dataset> finish();

 private:
  static constexpr std::size_t kNoRow = static_cast<std::size_t>(-1);

  char *ownRoom(std::size_t bytes);
  void keepRowCells(std::size_t firstUneven);
  void writeRowCells();

  std::shared_ptr<Dataset> m_dataset;
  std::size_t m_firstUneven = kNoRow;  ///< the first row that is not full, as far as is known
  LargeBlock m_block;                  ///< for rows that are copied; not full yet
  std::size_t m_blockUsed = 0;
};

}  // namespace shinglescope
