// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Appends a cell as CSV: in quotes if it contains a comma, a quote or a line end.
void appendCsvCell(std::string_view text, std::string &out);

/// Writes the cells of a sheet as CSV, the form in which all tables are read. Rows are separated by
/// LF; a row that the sheet leaves out, or whose cells are all empty, is a blank line, so that line
/// numbers are row numbers as long as no cell has several lines. Empty cells at the end of a row
/// are left out, except that rows are padded to the width of the first thousand; a row with few
/// cells for this width stays short, so that one far cell does not make a table of empty cells. One
/// thread.
class CellRows {
 public:
  static constexpr std::uint64_t kMostRows = std::uint64_t{1} << 20U;  ///< of a sheet
  static constexpr std::uint64_t kMostColumns = 16'384;

  /// Begins a row, counted from 0. A row that is not below the last one becomes the next.
  void beginRow(std::uint64_t row);
  /// Adds a filled cell, counted from 0. A cell that is not to the right of the last one becomes
  /// the next.
  void addCell(std::uint64_t column, std::string_view text);
  void endRow();
  /// Ends the sheet; blank lines at its end are left out.
  void finish();

  /// Tests whether much text is ready.
  bool isFull() const { return m_isSettled && m_text.size() - m_taken >= kFullBytes; }
  /// Copies ready text and returns its size.
  std::size_t take(char *to, std::size_t bytes);
  std::uint64_t row() const { return m_nextRow; }

 private:
  static constexpr std::size_t kFullBytes = 256U << 10U;

  struct HeadRow {
    std::size_t end = 0;  ///< of its text
    std::uint64_t filled = 0;
  };
  void settle();
  static std::uint64_t padding(std::uint64_t filled, std::uint64_t width);

  std::string m_text;
  std::size_t m_taken = 0;
  std::vector<HeadRow> m_head;
  bool m_isSettled = false;  ///< the width is known
  std::uint64_t m_width = 0;
  std::uint64_t m_nextRow = 0;
  std::uint64_t m_nextColumn = 0;
  std::uint64_t m_blankRows = 0;  ///< above the current row
};

}  // namespace shinglescope
