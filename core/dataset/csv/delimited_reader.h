#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/csv/plain_row_scanner.h"
#include "core/dataset/csv/record_parser.h"
#include "core/dataset/csv/row_room.h"
#include "core/dataset/source/text_buffer.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

/// A record with its place in the source.
struct SourceRecord {
  ParsedRecord parsed;
  std::string_view bytes;     ///< the whole record with its line end
  std::uint64_t offset = 0;   ///< of its first byte
  std::uint64_t line = 1;     ///< physical line on which it begins
  char *text = nullptr;       ///< the bytes, for a row that is rewritten in place
  bool isAfterBlank = false;  ///< a blank line stands right before it
};

/// How a DelimitedReader reads.
struct ReadingOptions {
  RecordMarks marks;
  std::uint64_t maxRowBytes = 0;
  std::size_t bufferBytes = 0;  ///< at least; the size of the file where all of it is kept
  std::uint32_t preambleLines = 0;
  std::uint64_t memoryLimit = std::numeric_limits<std::uint64_t>::max();
};

/// Streams the records of a text through a buffer that always holds the
/// current record whole; rows can be kept where they stand in it. Counts lines, blank lines,
/// comments, line ends and rows over the limit in the report; every other byte is handed out as
/// part of a record. The buffer doubles while a record is incomplete, so the work stays linear.
/// One thread; borrows input, text, context and report.
class DelimitedReader {
 public:
  /// Reads all of `input`, which begins at byte `offset` of the source.
  DelimitedReader(TextInput &input, std::uint64_t offset, const ReadingOptions &options,
                  const RunContext &context, LoadReport &report);
  /// Reads a piece of a source that is in memory and begins with a row; lines
  /// count from 1. `isLast` if nothing of the source follows it.
  DelimitedReader(std::span<char> piece, std::uint64_t offset, bool isLast,
                  const ReadingOptions &options, const RunContext &context, LoadReport &report);

  /// The table's width, once known; see RecordParser::setColumns.
  void setColumns(std::size_t columns);
  /// The line end that all rows should have: that of the first one.
  std::optional<LineEnd> firstLineEnd() const { return m_firstLineEnd; }
  void setFirstLineEnd(LineEnd kind) { m_firstLineEnd = kind; }

  /// Moves to the next record; false at the end, or where a piece ends within a
  /// record: then offset() is that of its first byte. The record's cells live
  /// until the next call. Errors: Io, Cancelled, Limit (a row for which neither the
  /// memory limit nor the usual row limit has room).
  Result<bool> next();
  const SourceRecord &record() const { return m_record; }
  /// The rows over the limit that the last call of next() passed.
  const std::vector<RejectedRow> &rejectedRows() const { return m_rejected; }
  /// Keeps the bytes of the record where they are, for good.
  void keepRecord() { m_buffer.keepDropped(); }
  /// Of the first byte that was not taken yet, in the source, and its line.
  std::uint64_t offset() const { return m_offset; }
  std::uint64_t line() const { return m_line; }

  /// The first bytes of the preamble, as many as a message needs.
  const std::string &preambleHead() const { return m_preambleHead; }

  /// Takes up to `maxRows` rows at once and keeps them, as far as what is
  /// buffered begins with plain ones; often none. Their first byte is the
  /// record's `text` and `offset`.
  const PlainRows &nextPlainRows(std::size_t maxRows);
  /// Everything that was kept; nothing must be read afterwards.
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

  TextInput *m_input;  ///< none for a piece
  RecordParser m_parser;
  const RunContext &m_context;
  LoadReport &m_report;
  PlainRowScanner m_scanner;
  TextBuffer m_buffer;
  std::uint64_t m_offset;
  std::uint64_t m_line = 1;
  std::uint32_t m_preambleLines = 0;  ///< still to come
  RowRoom m_room;
  std::string m_preambleHead;
  std::uint64_t m_steps = 0;
  bool m_atEnd = false;  ///< nothing follows what is buffered
  bool m_isCut = false;  ///< more follows, but not here
  std::optional<LineEnd> m_firstLineEnd;
  bool m_isMixReported = false;
  std::optional<RowProblem> m_openMix;  ///< to be reported if another row follows
  unsigned m_scansWithoutRows = 0;      ///< one after the other
  unsigned m_scansToSkip = 0;
  SourceRecord m_record;
  std::vector<RejectedRow> m_rejected;
};

}  // namespace shinglescope
