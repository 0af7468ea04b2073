#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/csv/row_size_limit.h"
#include "core/dataset/shapes/line_reader.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/text_buffer.h"
#include "core/dataset/source/text_input.h"

namespace shinglescope {

/// Streams the values of a JSON text that does not have one value per line: the elements of one
/// array, or consecutive objects. It only counts brackets and quotes; the consumer decides whether
/// a value is JSON. Bytes between values count as blank; a value over the limit goes to the report.
/// Results do not depend on the block size. One thread; borrows its arguments.
class JsonValueReader {
 public:
  JsonValueReader(ByteSource &source, std::uint64_t maxValueBytes, std::size_t blockBytes,
                  const RunContext &context, LoadReport &report);

  /// Advances to the next value; false at the end. Its text lives until the next call. Errors:
  /// those of the source, Cancelled, Limit (as RowSizeLimit::check()).
  Result<bool> next();
  const SourcePiece &value() const { return m_value; }
  /// Returns the values over the limit that the last call of next() skipped.
  const std::vector<RejectedRow> &rejectedRows() const { return m_rejected; }

 private:
  std::string_view unread() const { return m_buffer.unread(); }
  Result<void> fill();
  bool skipGap();
  bool findEnd();
  bool endsAt(char byte, std::size_t at);
  void consume(std::size_t bytes);
  void dropBytesOverLimit();
  bool take();

  std::uint64_t m_maxValueBytes;
  const RunContext &m_context;
  LoadReport &m_report;
  TextInput m_input;
  TextBuffer m_buffer;
  RowSizeLimit m_room;
  std::size_t m_scanned = 0;  ///< bytes of the current value that were scanned
  std::uint64_t m_depth = 0;  ///< of brackets inside the value
  bool m_isInString = false;
  bool m_isEscaped = false;
  bool m_isAtEnd = false;
  bool m_isArrayOpen = false;
  std::uint64_t m_dropped = 0;    ///< bytes of the value beyond the limit, not kept
  std::uint64_t m_offset;         ///< of the first unread byte
  std::uint64_t m_line = 1;       ///< of the first unread byte
  std::uint64_t m_valueLine = 1;  ///< on which the current value begins
  std::uint64_t m_steps = 0;
  SourcePiece m_value;
  std::vector<RejectedRow> m_rejected;
};

}  // namespace shinglescope
