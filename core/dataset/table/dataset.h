// SPDX-License-Identifier: MIT
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
#include "core/dataset/table/row_source.h"

namespace shinglescope {

/// An immutable table of text: rows by RecordId, columns by ColumnId, all cells valid UTF-8. The
/// cells of a row are contiguous with one byte between them, in blocks of text that never move; a
/// row that needed no changes stays where it was read. Built by DatasetBuilder; shared between
/// threads without a lock. A row keeps its own number of cells, which may differ from the number of
/// columns, so the size is proportional to the source: the decoded text with its delimiters, 4
/// bytes per cell, 16 bytes per row, and 8 more per row if rows differ in their number of cells.
///
/// The text of a large file may also stay in the file (LoadOptions::mayLeaveText). Such a table
/// takes 8 bytes per row, and its cells are read with a RowWindow.
class Dataset {
 public:
  Dataset() = default;
  Dataset(const Dataset &) = delete;
  Dataset &operator=(const Dataset &) = delete;

  std::size_t rowCount() const { return m_offsets.size(); }
  std::size_t columnCount() const { return m_columnNames.size(); }
  const std::string &columnName(ColumnId column) const { return m_columnNames[column.value]; }
  const std::vector<std::string> &columnNames() const { return m_columnNames; }

  /// Returns whether cells are in memory. Otherwise only RowWindow may ask for them; any other
  /// access ends the program.
  bool keepsText() const { return m_source == nullptr; }
  /// Returns where rows can be read again; null if the text is in memory.
  const std::shared_ptr<const RowSource> &source() const { return m_source; }

  /// Returns the cell's text, valid as long as the data set. O(1). Columns that a short row lacks
  /// are empty.
  std::string_view cell(RecordId row, ColumnId column) const;
  /// Returns the row from its first cell to its last, with one meaningless byte between cells, for
  /// scanning a whole row. O(1).
  std::string_view rowText(RecordId row) const;
  /// Returns the cells of an over-long row beyond the table's columns; mostly none. Valid as long
  /// as the data set. O(extra cells).
  std::vector<std::string_view> extraCells(RecordId row) const;
  /// Returns the offset of the row's first byte in the source, for messages and exact export.
  std::uint64_t sourceOffset(RecordId row) const { return m_offsets[row.value]; }
  /// Returns the bytes of memory that the table uses.
  std::uint64_t memoryBytes() const;

  /// Returns the first row of the second table, if this table was made of two (merge_datasets.h).
  const std::optional<std::uint32_t> &secondTable() const { return m_secondTable; }

  /// Finds a column by header, by a number from 1, or by "#2", which is always a number, whatever
  /// the headers are. A header that is a number takes precedence over the number. BadParameter
  /// lists the existing columns.
  Result<ColumnId> findColumn(std::string_view name) const;

 private:
  friend class DatasetBuilder;
  std::vector<std::string> m_columnNames;
  std::vector<LargeBlock> m_blocks;
  std::uint64_t m_textBytes = 0;  ///< of the blocks, counting only what rows use
  /// The beginning of a row's cells in m_cellEnds, and their number.
  struct RowCells {
    std::size_t begin;
    std::size_t count;
  };
  RowCells cellsOf(std::size_t row) const;

  LargeArray<std::uint64_t> m_offsets;
  LargeArray<const char *> m_texts;      ///< empty if the text stays in the source
  LargeArray<std::uint32_t> m_cellEnds;  ///< of each row's cells, relative to the row's text
  LargeArray<std::uint64_t> m_rowCells;  ///< where each row's cells begin; empty: all rows are full
  std::shared_ptr<const RowSource> m_source;
  std::optional<std::uint32_t> m_secondTable;
};

/// Lists the columns for messages: "id, title and 5 more".
Message columnList(const Dataset &dataset);

/// Collects rows into a Dataset. One thread.
class DatasetBuilder {
 public:
  /// Column names must be final before the first row.
  explicit DatasetBuilder(std::vector<std::string> columnNames);
  /// Reserves address space for about this many rows (pages are only used when written).
  void reserveRows(std::uint64_t rows);
  /// Appends a row of any number of cells; they must be valid UTF-8.
  void addRow(const std::vector<std::string_view> &cells, std::uint64_t sourceOffset);
  /// Appends a row in place. Its cells are in the `bytes` bytes at `text`, in this order and with
  /// at least one byte between them; they may also be elsewhere if they fit into that space. They
  /// are moved together there instead of being copied.
  void addRowInPlace(char *text, std::size_t bytes, const std::vector<std::string_view> &cells,
                     std::uint64_t sourceOffset);
  /// Appends rows in place: `text` and `sourceOffset` are those of the first byte of the first row.
  void addPlainRows(const char *text, const PlainRows &rows, std::uint64_t sourceOffset);
  /// Appends nameless columns, which the rows so far do not have.
  void addColumns(std::size_t columns);
  /// Replaces the names of all columns.
  void nameColumns(std::vector<std::string> names);
  /// Appends the rows of another builder with the same number of columns, and takes ownership of
  /// their memory.
  void append(DatasetBuilder &&next);
  /// Makes the rows that are added from now on those of a second table. Call at most once.
  void beginSecondTable() { m_dataset->m_secondTable = static_cast<std::uint32_t>(rowCount()); }
  /// Forgets the text of all rows, also of those that append() adds from now on.
  void leaveText();
  bool keepsText() const { return m_keepsText; }
  /// Where the rows can be read again, after leaveText().
  void setSource(std::shared_ptr<const RowSource> source);
  /// Clears what append() has not taken, and keeps the capacity for further rows.
  void clear();
  /// Takes ownership of the memory of the rows that were added in place.
  void adoptText(std::vector<LargeBlock> blocks);
  std::size_t rowCount() const;
  /// Returns the offset of a row's first byte in the source. O(1).
  std::uint64_t sourceOffset(std::size_t row) const { return m_dataset->m_offsets[row]; }
  /// Returns the rows so far; they change with the builder.
  const Dataset &rows() const { return *m_dataset; }
  /// Returns the bytes of the index, without text, up to and including this row. Increases with the
  /// row, and depends only on the rows up to it. O(1).
  std::uint64_t indexBytesTo(std::size_t row) const;
  /// Hands the table over; the builder must not be used afterwards.
  std::shared_ptr<const Dataset> finish();

 private:
  static constexpr std::size_t kNoRow = static_cast<std::size_t>(-1);

  char *ownRoom(std::size_t bytes);
  void keepRowCells(std::size_t firstUneven);
  void writeRowCells();

  std::shared_ptr<Dataset> m_dataset;
  bool m_keepsText = true;
  std::size_t m_firstUneven = kNoRow;  ///< the first row that is not full, as far as known
  LargeBlock m_block;                  ///< for copied rows; has free space
  std::size_t m_blockUsed = 0;
};

}  // namespace shinglescope
