#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/byte_source.h"
#include "core/dataset/load_report.h"
#include "core/dataset/record_parser.h"

namespace shinglescope {

/// A record with its place in the source.
struct SourceRecord {
  ParsedRecord parsed;
  std::string_view bytes;    ///< the whole record with its line end
  std::uint64_t offset = 0;  ///< of its first byte
  std::uint64_t line = 1;    ///< physical line on which it begins
};

/// Streams the records of a source through a sliding buffer that always holds
/// the current record whole. Counts lines, blank lines, line ends and rows over
/// the limit in the report; every other byte is handed out as part of a record.
/// The buffer doubles while a record is incomplete, so the work stays linear.
/// One thread; borrows source, context and report.
class DelimitedReader {
 public:
  DelimitedReader(ByteSource &source, RecordParser parser, std::size_t blockBytes,
                  const RunContext &context, LoadReport &report);

  /// The table's width, once known; see RecordParser::setColumns.
  void setColumns(std::size_t columns) { m_parser.setColumns(columns); }
  /// Moves to the next record; false at the end. The record's cells live until
  /// the next call. Errors: Io, Cancelled.
  Result<bool> next();
  const SourceRecord &record() const { return m_record; }

 private:
  std::string_view buffered() const { return std::string_view(m_buffer).substr(m_begin); }
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
  std::string m_buffer;
  std::size_t m_begin = 0;  ///< of what was not handed out yet, in m_buffer
  std::uint64_t m_offset;   ///< of that byte in the source
  std::uint64_t m_line = 1;
  std::uint64_t m_steps = 0;
  bool m_atEnd = false;
  std::optional<LineEnd> m_firstLineEnd;
  bool m_isMixReported = false;
  SourceRecord m_record;
};

/// How often LF, CRLF or a lone CR ends a line in `bytes`.
std::uint64_t countLineEnds(std::string_view bytes);

}  // namespace shinglescope
