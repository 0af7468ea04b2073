// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/export/request/export_request.h"

namespace shinglescope {

/// The kind of data in an export's column, which determines its format.
enum class ExportCellKind {
  Number,    ///< our own: never prefixed; in JSON a number, or null if empty
  RowIndex,  ///< a Number: a row, counted from 0; workbooks add its number, counted from 1
  Word,      ///< our own; in JSON a text, or null if empty
  Text,      ///< from the data: any content
  List       ///< texts; joined by ';' in formats without lists
};

constexpr bool isOwnNumber(ExportCellKind kind) {
  return kind == ExportCellKind::Number || kind == ExportCellKind::RowIndex;
}

struct ExportColumn {
  std::string name;  ///< of the column, or of the member inside its record
  ExportCellKind kind = ExportCellKind::Text;
  std::string record = {};  ///< with "a": `a_name` in tables, {"a": {"name"}} in JSON
  /// A Text column whose type is number: a workbook stores its plain numbers as such.
  bool isNumeric = false;

  std::string heading() const { return record.empty() ? name : record + "_" + name; }
};

/// Adds the columns of a table for the record "a" or "b", or "" for a table of single records.
/// `isNumeric` tells by column which ones are typed as numbers; empty: none.
void addRecordColumns(std::vector<ExportColumn> &columns, const Dataset &dataset,
                      const std::string &record, const std::vector<bool> &isNumeric = {});

/// One cell; refers to its text.
struct ExportCell {
  std::string_view text;
  std::span<const std::string> list = {};
};

inline constexpr int kSimilarityDecimals = 6;

/// Writes a table row by row in one format. Streams: keeps a chunk in memory, not the table. One
/// thread.
class RowWriter {
 public:
  virtual ~RowWriter() = default;
  virtual Result<void> begin(const std::vector<ExportColumn> &columns) = 0;
  /// Writes a row with one cell for each column. Tables may have extra cells, of kind Text, after
  /// them.
  virtual Result<void> row(std::span<const ExportCell> cells) = 0;
  virtual Result<void> end() = 0;
  /// The rows and cells written so far.
  virtual ExportOutcome &counts() { return m_counts; }

 protected:
  ExportOutcome m_counts;
};

/// Joins the texts with ';'; `room` is the buffer for the result.
std::string_view joinedList(std::span<const std::string> list, std::string &room);

/// Collects the cells of one row; owns the texts of its numbers.
class RowCells {
 public:
  void clear() {
    m_cells.clear();
    m_used = 0;
  }
  /// Adds a text and keeps it until clear().
  void ownText(std::string made);
  /// Adds a text, to which the cell refers.
  void text(std::string_view text) { m_cells.push_back({text}); }
  /// A text that dies before the row is written is one for ownText().
  template <std::same_as<std::string> Text>
  void text(Text &&) = delete;
  void list(std::span<const std::string> list) { m_cells.push_back({{}, list}); }
  void add(std::span<const ExportCell> cells) {
    m_cells.insert(m_cells.end(), cells.begin(), cells.end());
  }
  void number(std::optional<std::uint64_t> number);
  /// Formats with six decimals.
  void similarity(std::optional<double> value);
  /// Adds the cell of the id column; an empty cell if there is no id column.
  void id(const Dataset &dataset, RecordId row, std::optional<ColumnId> column);
  /// Adds every cell of a row.
  void record(const Dataset &dataset, RecordId row);
  std::span<const ExportCell> cells() const { return m_cells; }

 private:
  std::vector<ExportCell> m_cells;
  std::deque<std::string> m_numbers;  ///< cells refer to these; a deque does not move them
  std::size_t m_used = 0;
};

}  // namespace shinglescope
