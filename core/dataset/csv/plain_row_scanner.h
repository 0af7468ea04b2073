#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/csv/mark_masks.h"
#include "core/dataset/csv/plain_rows.h"
#include "core/dataset/csv/record_parser.h"

namespace shinglescope {

/// The quick way through a table: takes rows without anything odd, many at a
/// time and where they stand. A row is plain if it has as many cells as the
/// table, ends in the table's line end, is valid UTF-8, is not blank and not
/// over the limit, holds no escape, is no comment, and has quotes, if any, only
/// round whole cells that hold neither quotes nor line ends; none is where runs
/// of delimiters count as one. Of everything else RecordParser
/// decides: a plain row is one for which both say the same. One thread.
class PlainRowScanner {
 public:
  PlainRowScanner(const RecordMarks &marks, std::uint64_t maxRowBytes);
  void setColumns(std::size_t columns);

  /// Takes up to `maxRows` plain rows (at least 1) from the beginning of `text`
  /// and stops before the first other one. Quotes round cells are taken off in
  /// the text itself. The rows live until the next call.
  const PlainRows &scan(std::span<char> text, LineEnd lineEnd, std::size_t maxRows);

 private:
  enum class CellState { Literal, InQuotes, AfterQuote };

  /// All false where the scan ends: the row is not plain, or enough are taken.
  bool takeBlocks(std::span<const MarkMasks> masks, std::uint32_t base);
  bool takeEnds(std::span<const MarkMasks> masks, std::uint32_t base);
  bool takeMarks(MarkMasks masks, std::uint32_t base);
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
  std::vector<MarkMasks> m_masks;
  /// Where cells end; m_used of them. Relative to the text, those of rows that
  /// are taken relative to the row.
  std::vector<std::uint32_t> m_ends;
  std::size_t m_used = 0;
  std::size_t m_firstEnd = 0;  ///< of the row, in m_ends
  std::uint32_t m_rowBegin = 0;
  std::uint32_t m_closedAt = 0;
  CellState m_state = CellState::Literal;
  bool m_hasQuotes = false;     ///< in the row
  bool m_hasHighBytes = false;  ///< in the row, before the present block
  PlainRows m_rows;
};

}  // namespace shinglescope
