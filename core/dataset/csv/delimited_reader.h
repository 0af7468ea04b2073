// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/line_end.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/csv/plain_row_scanner.h"
#include "core/dataset/csv/record_parser.h"
#include "core/dataset/csv/row_size_limit.h"
#include "core/dataset/source/text_buffer.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

/// A record with its position in the source.
struct SourceRecord {
  ParsedRecord parsed;
  std::string_view bytes;     ///< the whole record with its line end
  std::uint64_t offset = 0;   ///< of its first byte
  std::uint64_t line = 1;     ///< physical line on which it begins
  char *text = nullptr;       ///< the bytes, for a row that is rewritten in place
  bool isAfterBlank = false;  ///< a blank line is directly before it
};

/// The settings of a DelimitedReader.
struct ReadingOptions {
  RecordMarks marks;
  std::uint64_t maxRowBytes = 0;
  std::size_t bufferBytes = 0;  ///< minimum; the size of the file if all of it is kept
  std::uint32_t preambleLines = 0;
  std::uint64_t memoryLimit = std::numeric_limits<std::uint64_t>::max();
};

/// Streams the records of a text through a buffer that always contains the whole current record;
/// rows can be kept there in place. Counts lines, blank lines, comments, line ends and rows over
/// the limit in the report; every other byte is returned as part of a record. The buffer doubles
/// while a record is incomplete, so the work stays linear. One thread; borrows input, text, context
/// and report.
class DelimitedReader {
 public:
  /// Reads all of `input`, which begins at byte `offset` of the source.
  DelimitedReader(TextInput &input, std::uint64_t offset, const ReadingOptions &options,
                  const RunContext &context, LoadReport &report);
  /// Reads a piece of a source in memory that begins with a row; lines are counted from 1. `isLast`
  /// is true if nothing of the source follows it.
  DelimitedReader(std::span<char> piece, std::uint64_t offset, bool isLast,
                  const ReadingOptions &options, const RunContext &context, LoadReport &report);

  /// Sets the table's width, once known; see RecordParser::setColumns.
  void setColumns(std::size_t columns);
  /// Returns the line end that all rows should have, which is that of the first row.
  std::optional<LineEnd> firstLineEnd() const { return m_firstLineEnd; }
  void setFirstLineEnd(LineEnd kind) { m_firstLineEnd = kind; }

  /// Advances to the next record. Returns false at the end, or if a piece ends within a record; the
  /// first byte of that record is then at offset(). The record's cells live until the next call.
  /// Errors: Io, Cancelled, Limit (a row that exceeds both the memory limit and the usual row
  /// limit).
  Result<bool> next();
  const SourceRecord &record() const { return m_record; }
  /// Returns the rows over the limit that the last call of next() skipped.
  const std::vector<RejectedRow> &rejectedRows() const { return m_rejected; }
  /// Keeps the bytes of the record in place permanently.
  void keepRecord() { m_buffer.keepDropped(); }
  /// Returns the offset in the source of the first byte not consumed yet; line() returns its line.
  std::uint64_t offset() const { return m_offset; }
  std::uint64_t line() const { return m_line; }

  /// Returns the beginning of the preamble, long enough for a message.
  const std::string &preambleHead() const { return m_preambleHead; }

  /// Takes up to `maxRows` plain rows, often none, from the beginning of the buffered text and
  /// keeps them. The record's `text` and `offset` are then those of their first byte.
  const PlainRows &nextPlainRows(std::size_t maxRows);
  /// Hands over everything that was kept; nothing may be read afterwards.
  std::vector<LargeBlock> takeBlocks() { return m_buffer.takeBlocks(); }

 private:
  std::string_view buffered() const { return m_buffer.unread(); }
  Result<void> fill();
  Result<bool> skipPreamble();
  Result<bool> skipTooLarge();
  Result<bool> dropLine(std::size_t from);
  void acceptRecord();
  void skipBlank();
  void skipComment();
  void drop(std::size_t bytes);
  void nextLine();
  void noteLineEnd(LineEnd kind);

  TextInput *m_input;  ///< null for a piece
  RecordParser m_parser;
  const RunContext &m_context;
  LoadReport &m_report;
  PlainRowScanner m_scanner;
  TextBuffer m_buffer;
  std::uint64_t m_offset;
  std::uint64_t m_line = 1;
  std::uint32_t m_preambleLines = 0;  ///< still to be skipped
  RowSizeLimit m_room;
  std::string m_preambleHead;
  std::uint64_t m_steps = 0;
  bool m_atEnd = false;  ///< nothing follows the buffered text
  bool m_isCut = false;  ///< more follows in the source, but not in this piece
  std::optional<LineEnd> m_firstLineEnd;
  bool m_isMixReported = false;
  std::optional<RowProblem> m_openMix;  ///< reported if another row follows
  unsigned m_scansWithoutRows = 0;      ///< consecutive scans up to now
  unsigned m_scansToSkip = 0;
  SourceRecord m_record;
  std::vector<RejectedRow> m_rejected;
};

}  // namespace shinglescope
