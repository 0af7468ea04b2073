#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/csv/row_size_limit.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/text_buffer.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

/// A piece of a source that becomes at most one row.
struct SourcePiece {
  std::string_view text;     ///< without the separator after it
  std::uint64_t bytes = 0;   ///< including the separator
  std::uint64_t offset = 0;  ///< of its first byte
  std::uint64_t line = 1;    ///< physical line on which it begins
};

/// Streams the lines of a source for shapes without quotes: LF, CRLF and a lone CR each end a line.
/// Blank lines, lines over the limit and mixed line ends go to the report; every other byte is
/// returned. Results do not depend on the block size. One thread; borrows its arguments.
class LineReader {
 public:
  LineReader(ByteSource &source, std::uint64_t maxLineBytes, std::size_t blockBytes,
             const RunContext &context, LoadReport &report);

  /// Advances to the next line that is not blank; false at the end. The text lives until the next
  /// call. Errors: those of the source, Cancelled, Limit (as RowSizeLimit::check()).
  Result<bool> next();
  const SourcePiece &line() const { return m_line; }
  /// Returns the lines over the limit that the last call of next() skipped.
  const std::vector<RejectedRow> &rejectedRows() const { return m_rejected; }

 private:
  std::string_view unread() const { return m_buffer.unread(); }
  Result<void> fill();
  /// Returns the length of the line end at `at` in the unread bytes; 0 if it is not decided yet.
  std::size_t lineEndBytes(std::size_t at) const;
  bool take(std::size_t textBytes, std::size_t endBytes);
  void dropBytesOverLimit();
  void noteLineEnd(std::string_view end);

  std::uint64_t m_maxLineBytes;
  const RunContext &m_context;
  LoadReport &m_report;
  TextInput m_input;
  TextBuffer m_buffer;
  RowSizeLimit m_room;
  std::size_t m_scanned = 0;    ///< unread bytes without a line end
  std::uint64_t m_dropped = 0;  ///< bytes of the current line beyond the limit, not kept
  std::uint64_t m_offset;       ///< of the current line
  std::uint64_t m_lineNumber = 1;
  std::uint64_t m_steps = 0;
  bool m_isAtEnd = false;
  std::optional<LineEnd> m_firstLineEnd;
  bool m_isMixReported = false;
  SourcePiece m_line;
  std::vector<RejectedRow> m_rejected;
};

}  // namespace shinglescope
