#include "core/dataset/shapes/line_reader.h"

#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/source/byte_scan.h"

namespace shinglescope {

namespace {

constexpr ByteScan kLineEnds('\n', '\r', '\n');
constexpr std::uint64_t kLineReaderStepsBetweenPolls = 1U << 16U;
constexpr std::size_t kLineReaderBufferBytes = 1U << 20U;

}  // namespace

LineReader::LineReader(ByteSource &source, std::uint64_t maxLineBytes, std::size_t blockBytes,
                       const RunContext &context, LoadReport &report)
    : m_maxLineBytes(maxLineBytes),
      m_context(context),
      m_report(report),
      m_input(source, blockBytes, context),
      m_buffer(kLineReaderBufferBytes),
      m_room(memoryLimit(context)),
      m_offset(source.bomBytes()) {}

Result<bool> LineReader::next() {
  m_rejected.clear();
  while (true) {
    if (++m_steps % kLineReaderStepsBetweenPolls == 0 && m_context.isCancelled())
      return cancelledError();
    const std::string_view bytes = unread();
    const char *end = bytes.data() + bytes.size();
    const auto at =
        static_cast<std::size_t>(kLineEnds.find(bytes.data() + m_scanned, end) - bytes.data());
    m_scanned = at;
    if (at < bytes.size()) {
      if (const std::size_t endBytes = lineEndBytes(at); endBytes > 0) {
        if (take(at, endBytes)) return true;
        continue;
      }
    } else if (m_isAtEnd) {
      if (bytes.empty() && m_dropped == 0) {
        addTail(m_input.tail(), m_lineNumber, m_offset, m_report);
        return false;
      }
      if (take(bytes.size(), 0)) return true;
      continue;
    }
    dropBytesOverLimit();
    if (auto filled = fill(); !filled) return filled.error();
  }
}

std::size_t LineReader::lineEndBytes(std::size_t at) const {
  const std::string_view end = unread().substr(at, 2);
  if (end.front() == '\n') return 1;
  if (end.size() < 2) return m_isAtEnd ? 1 : 0;
  return end[1] == '\n' ? 2 : 1;
}

/// Returns true for a line; anything else, such as a blank line, goes to the report.
bool LineReader::take(std::size_t textBytes, std::size_t endBytes) {
  m_line = {unread().substr(0, textBytes), m_dropped + textBytes + endBytes, m_offset,
            m_lineNumber};
  if (endBytes > 0) noteLineEnd(unread().substr(textBytes, endBytes));
  m_buffer.drop(textBytes + endBytes);
  m_scanned = 0;
  m_offset += m_line.bytes;
  ++m_lineNumber;
  ++m_report.physicalLines;
  if (m_dropped + textBytes > m_maxLineBytes) {
    m_report.rejectedBytes += m_line.bytes;
    m_rejected.push_back({m_line.offset, m_line.bytes});
    m_report.addProblem({ProblemKind::RowTooLarge,
                         std::nullopt,
                         m_line.line,
                         m_line.offset,
                         {MessageId::BytesOverLimit, {m_line.bytes, m_maxLineBytes}}});
    m_dropped = 0;
    return false;
  }
  if (textBytes > 0) return true;
  ++m_report.blankLines;
  m_report.blankBytes += m_line.bytes;
  return false;
}

/// Bytes over the limit are only counted; a CR at the end may belong to an LF.
void LineReader::dropBytesOverLimit() {
  if (m_dropped == 0 && m_scanned <= m_maxLineBytes) return;
  m_buffer.drop(m_scanned);
  m_dropped += m_scanned;
  m_scanned = 0;
}

Result<void> LineReader::fill() {
  const auto hasRoom = m_room.check(m_scanned, m_offset, m_report.path);
  if (!hasRoom) return hasRoom;
  const auto more = m_input.fill(m_buffer);
  if (!more) return more.error();
  m_isAtEnd = !*more;
  return {};
}

void LineReader::noteLineEnd(std::string_view end) {
  const LineEnd kind = end.size() == 2 ? LineEnd::CrLf : end == "\n" ? LineEnd::Lf : LineEnd::Cr;
  if (!m_firstLineEnd) m_firstLineEnd = kind;
  if (kind == *m_firstLineEnd || m_isMixReported) return;
  m_isMixReported = true;
  m_report.insertProblem(
      {ProblemKind::MixedLineEnds,
       std::nullopt,
       m_lineNumber,
       m_line.offset,
       {MessageId::LineEndAfter, {lineEndName(kind), lineEndName(*m_firstLineEnd)}}});
}

}  // namespace shinglescope
