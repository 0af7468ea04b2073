// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/dataset/csv/line_end.h"
#include "core/dataset/csv/plain_rows.h"
#include "core/dataset/csv/record_marks.h"
#include "core/dataset/csv/structural_masks.h"

namespace shinglescope {

/// The fast path through a table: takes plain rows, many at a time and in place. A plain row has as
/// many cells as the table, ends with the table's line end, is valid UTF-8, and is neither blank
/// nor over the limit. It contains no escape, is not a comment, and has quotes only around whole
/// cells that contain neither quotes nor line ends. No row is plain if runs of delimiters count as
/// one. RecordParser handles all other rows, and parses a plain row to the same cells. One thread.
class PlainRowScanner {
 public:
  PlainRowScanner(const RecordMarks &marks, std::uint64_t maxRowBytes);
  void setColumns(std::size_t columns);

  /// Takes up to `maxRows` plain rows (at least 1) from the beginning of `text` and stops before
  /// the first other row. Removes the quotes around cells in the text itself. The rows live until
  /// the next call.
  const PlainRows &scan(std::span<char> text, LineEnd lineEnd, std::size_t maxRows);

 private:
  enum class CellState { Literal, InQuotes, AfterQuote };

  /// All of these return false when the scan ends: the row is not plain, or enough rows were taken.
  bool takeBlocks(std::span<const StructuralMasks> masks, std::uint32_t base);
  bool takeEnds(std::span<const StructuralMasks> masks, std::uint32_t base);
  bool takeMarks(StructuralMasks masks, std::uint32_t base);
  bool takeQuote(std::uint32_t at);
  bool endCell(std::uint32_t at);
  bool endRow(std::uint32_t at, bool hasHighBytes);
  bool hasOddMarks(std::string_view row) const;
  void stripQuotes(std::span<std::uint32_t> ends);
  void beginRow(std::uint32_t at);

  MarkFinder m_finder;
  RecordMarks m_marks;
  std::uint64_t m_maxRowBytes;
  std::size_t m_columns = 0;
  std::span<char> m_text;
  LineEnd m_lineEnd = LineEnd::Lf;
  std::size_t m_maxRows = 1;
  std::vector<StructuralMasks> m_masks;
  /// The ends of cells; the first m_used are valid. They are relative to the text, or, in rows that
  /// were taken, to the row.
  std::vector<std::uint32_t> m_ends;
  std::size_t m_used = 0;
  std::size_t m_firstEnd = 0;  ///< of the row, in m_ends
  std::uint32_t m_rowBegin = 0;
  std::uint32_t m_closedAt = 0;
  CellState m_state = CellState::Literal;
  bool m_hasQuotes = false;     ///< in the current row
  bool m_hasHighBytes = false;  ///< in the current row, before the current block
  PlainRows m_rows;
};

}  // namespace shinglescope
