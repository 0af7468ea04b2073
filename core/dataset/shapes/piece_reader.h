// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
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

/// Streams the pieces of a source for shapes without delimiters. Pieces over the limit go to the
/// report. Results do not depend on the block size. One thread; borrows its arguments.
class PieceReader {
 public:
  PieceReader(ByteSource &source, std::uint64_t maxPieceBytes, std::size_t blockBytes,
              const RunContext &context, LoadReport &report);
  virtual ~PieceReader() = default;

  /// Advances to the next piece; false at the end. Its text lives until the next call. Errors:
  /// those of the source, Cancelled, Limit (as RowSizeLimit::check()).
  virtual Result<bool> next() = 0;
  const SourcePiece &piece() const { return m_piece; }
  /// Returns the pieces over the limit that the last call of next() skipped.
  const std::vector<RejectedRow> &rejectedRows() const { return m_rejected; }

 protected:
  std::string_view unread() const { return m_buffer.unread(); }
  /// Checks for cancellation, but only once in many calls.
  bool isCancelled();
  /// Reads more text of the piece that begins at byte `offset`.
  Result<void> fill(std::uint64_t offset);
  /// Rejects the piece if it has too many bytes, not counting its separator.
  bool rejectOverLimit(std::uint64_t bytes);
  bool isOverLimit() const { return m_dropped > 0 || m_scanned > m_maxPieceBytes; }

  LoadReport &m_report;
  TextInput m_input;
  TextBuffer m_buffer;
  std::size_t m_scanned = 0;    ///< unread bytes of the piece that were scanned
  std::uint64_t m_dropped = 0;  ///< bytes of the piece beyond the limit, not kept
  std::uint64_t m_offset;
  std::uint64_t m_line = 1;
  bool m_isAtEnd = false;
  SourcePiece m_piece;
  std::vector<RejectedRow> m_rejected;

 private:
  std::uint64_t m_maxPieceBytes;
  const RunContext &m_context;
  RowSizeLimit m_room;
  std::uint64_t m_steps = 0;
};

}  // namespace shinglescope
