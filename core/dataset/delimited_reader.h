#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/byte_source.h"
#include "core/dataset/load_report.h"
#include "core/dataset/plain_row_scanner.h"
#include "core/dataset/record_parser.h"
#include "core/dataset/text_buffer.h"

namespace shinglescope {

/// A record with its place in the source.
struct SourceRecord {
  ParsedRecord parsed;
  std::string_view bytes;    ///< the whole record with its line end
  std::uint64_t offset = 0;  ///< of its first byte
  std::uint64_t line = 1;    ///< physical line on which it begins
  char *text = nullptr;      ///< the bytes, for a row that is rewritten in place
};

/// How a DelimitedReader reads.
struct ReadingOptions {
  char delimiter = ',';
  std::optional<char> quote;
  std::uint64_t maxRowBytes = 0;
  std::size_t blockBytes = 0;   ///< of a read
  std::size_t bufferBytes = 0;  ///< at least; the size of the file where all of it is kept
};

/// Streams the records of a source through a buffer that always holds the
/// current record whole; rows can be kept where they stand in it. Counts lines, blank lines, line
/// ends and rows over the limit in the report; every other byte is handed out as part of a record.
/// The buffer doubles while a record is incomplete, so the work stays linear.
/// One thread; borrows source, context and report.
class DelimitedReader {
 public:
  DelimitedReader(ByteSource &source, const ReadingOptions &options, const RunContext &context,
                  LoadReport &report);

  /// The table's width, once known; see RecordParser::setColumns.
  void setColumns(std::size_t columns);
  /// Moves to the next record; false at the end. The record's cells live until
  /// the next call. Errors: Io, Cancelled.
  Result<bool> next();
  const SourceRecord &record() const { return m_record; }
  /// Keeps the bytes of the record where they are, for good.
  void keepRecord() { m_buffer.keepDropped(); }

  /// Takes up to `maxRows` rows at once and keeps them, as far as what is
  /// buffered begins with plain ones; often none. Their first byte is the
  /// record's `text` and `offset`.
  const PlainRows &nextPlainRows(std::size_t maxRows);
  /// Everything that was kept; nothing must be read afterwards.
  std::vector<LargeBlock> takeBlocks() { return m_buffer.takeBlocks(); }

 private:
  std::string_view buffered() const { return m_buffer.unread(); }
  Result<void> fill();
  Result<void> readOneBlock();
  Result<void> skipTooLarge();
  void acceptRecord();
  void skipBlank();
  void drop(std::size_t bytes);
  void noteLineEnd(LineEnd kind);

  ByteSource &m_source;
  RecordParser m_parser;
  std::size_t m_blockBytes;
  const RunContext &m_context;
  LoadReport &m_report;
  PlainRowScanner m_scanner;
  TextBuffer m_buffer;
  std::string m_decoded;
  std::uint64_t m_offset;  ///< of the first byte that was not handed out yet, in the source
  std::uint64_t m_line = 1;
  std::uint64_t m_steps = 0;
  bool m_atEnd = false;
  std::optional<LineEnd> m_firstLineEnd;
  bool m_isMixReported = false;
  unsigned m_scansWithoutRows = 0;  ///< one after the other
  unsigned m_scansToSkip = 0;
  SourceRecord m_record;
};

/// How often LF, CRLF or a lone CR ends a line in `bytes`.
std::uint64_t countLineEnds(std::string_view bytes);

}  // namespace shinglescope
