// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/csv/line_end.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/csv/record_marks.h"
#include "core/dataset/source/byte_scan.h"

namespace shinglescope {

/// A problem inside one record, at a byte offset from its first byte.
struct RecordProblem {
  ProblemKind kind = ProblemKind::TextAfterQuote;
  std::size_t offset = 0;
  Message detail = {};
};

/// One record. Cells point into the parsed bytes or into `unescaped`, so they
/// live until either changes.
struct ParsedRecord {
  std::vector<std::string_view> cells;
  std::vector<std::size_t> quotedCells;  ///< indices of the cells that were in quotes
  std::size_t length = 0;                ///< bytes including the line end
  std::optional<LineEnd> lineEnd;        ///< none for a last record without one
  std::size_t innerLineEnds = 0;         ///< inside quotes
  std::size_t multiLineFields = 0;
  std::vector<RecordProblem> problems;
  std::string unescaped;

  void clear();
};

enum class ParseStatus {
  Record,
  Blank,     ///< a line end only
  Comment,   ///< a line that begins with the comment character
  NeedMore,  ///< undecided until more bytes are available
  TooLarge   ///< more bytes than the row limit
};

/// Splits bytes into records. Independent of files: its result depends only on the bytes from the
/// record's first one to the row limit, never on how many were read so far, so block sizes cannot
/// change it. A failed scan for a closing quote happens at most once per row limit: it finds no
/// undoubled quote, and therefore no quote that could start another such scan. The time is thus
/// linear for any input.
class RecordParser {
 public:
  /// A longer quoted field gets a second check.
  static constexpr std::size_t kLongFieldBytes = 1'000'000;
  /// A record with more cells is not a row; one extra cell is kept to mark it.
  static constexpr std::size_t kMostCells = 1'000'000;

  RecordParser(const RecordMarks &marks, std::uint64_t maxRowBytes);

  /// Sets the table's width, used to judge very long quoted fields; 0 while unknown.
  void setColumns(std::size_t columns) { m_columns = columns; }
  std::uint64_t maxRowBytes() const { return m_maxRowBytes; }
  /// Returns the bytes that each end a record.
  std::string_view rowEnds() const { return m_rowEnds; }

  /// Parses the record at the beginning of `bytes`, which must not be empty. `atEnd` is true if
  /// nothing follows them.
  ParseStatus parse(std::string_view bytes, bool atEnd, ParsedRecord &record);

 private:
  enum class CellEnd { Delimiter, Record, NeedMore, TooLarge };
  /// A quoted field up to its closing quote.
  struct QuotedSpan {
    std::size_t close = 0;
    std::size_t lineEnds = 0;
    bool hasEscapes = false;
    enum class State { Closed, Unclosed, NeedMore } state = State::Unclosed;
  };

  /// An unquoted cell up to the delimiter or line end after it.
  struct LiteralSpan {
    std::size_t end = 0;
    std::size_t lineEnds = 0;  ///< escaped line ends
    bool hasEscapes = false;
  };

  ParseStatus parseComment(ParsedRecord &record);
  void forgetLastCell(std::size_t problemsBefore, ParsedRecord &record);
  CellEnd parseCell(ParsedRecord &record);
  CellEnd parseQuoted(ParsedRecord &record);
  CellEnd parseLiteral(ParsedRecord &record);
  CellEnd finishCell(std::size_t cellEnd, ParsedRecord &record);
  CellEnd finishMarkedRow(ParsedRecord &record);
  std::size_t behindRun(std::size_t at) const;
  bool isRowEnd(char byte) const { return m_rowEnds.find(byte) != m_rowEnds.npos; }
  bool isDelimiter(std::size_t at) const;
  std::size_t delimiterBytes() const { return 1 + m_marks.delimiterTail.size(); }
  std::size_t behindSpaces(std::size_t at) const;
  LiteralSpan findLiteralEnd(std::size_t from) const;
  std::size_t stepOverEscaped(std::size_t escape, std::size_t &lineEnds) const;
  const char *findInQuotes(const char *at) const;
  QuotedSpan findClosingQuote() const;
  bool isStray(const QuotedSpan &span, const ParsedRecord &record) const;
  /// The cells after a given cell, up to the end of its line.
  struct RestOfLine {
    std::size_t cells = 0;
    std::size_t looseQuotes = 0;  ///< unquoted cells that contain quotes, plus problems
  };
  RestOfLine restBehind(std::size_t cellEnd, std::size_t lineEnd) const;
  std::optional<std::size_t> doubledEnd(const QuotedSpan &span, const ParsedRecord &record) const;
  std::optional<std::size_t> laterClose(std::size_t close, std::size_t lineEnd, std::size_t cells);
  bool fitsLiterally(std::size_t lineEnd, const ParsedRecord &record, std::size_t mostLooseQuotes);
  std::optional<CellEnd> parseStray(std::size_t close, std::size_t cellEnd, ParsedRecord &record);
  CellEnd keepAsWritten(std::size_t odd, std::size_t cellEnd, ParsedRecord &record);
  bool isTakenLiterally(const QuotedSpan &span, ParsedRecord &record) const;
  void addQuotedCell(const QuotedSpan &span, ParsedRecord &record);
  void addUnescaped(std::string_view text, bool isQuoted, ParsedRecord &record);
  void addWithLooseQuotes(std::string_view text, ParsedRecord &record);
  bool isEscapable(char character) const;
  void pointToUnescaped(ParsedRecord &record) const;

  struct Fixup {
    std::size_t cell;
    std::size_t begin;
    std::size_t length;
  };

  RecordMarks m_marks;
  std::string m_rowEnds;
  std::uint64_t m_maxRowBytes;
  std::size_t m_columns = 0;
  ByteScan m_cellScan;
  ByteScan m_quoteScan;
  std::string_view m_window;  ///< of the record being parsed
  bool m_isFinal = false;     ///< the window will not grow
  bool m_isLimited = false;   ///< the window ends at the row limit
  std::size_t m_at = 0;       ///< beginning of the current cell
  std::size_t m_quoteAt = 0;  ///< its opening quote
  int m_lineTries = 0;        ///< how often the rest of this record's line was scanned ahead
  std::vector<Fixup> m_fixups;
};

}  // namespace shinglescope
