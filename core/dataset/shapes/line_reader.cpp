// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/line_reader.h"

#include <utility>

#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/source/byte_scan.h"

namespace shinglescope {

namespace {

constexpr ByteScan kLineEnds('\n', '\r', '\n');

}  // namespace

Result<bool> LineReader::next() {
  m_rejected.clear();
  while (true) {
    if (isCancelled()) return cancelledError();
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
        addTail(m_input.tail(), m_line, m_offset, m_report);
        return false;
      }
      if (take(bytes.size(), 0)) return true;
      continue;
    }
    dropBytesOverLimit();
    if (auto filled = fill(m_offset); !filled) return filled.error();
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
  m_piece = {unread().substr(0, textBytes), m_dropped + textBytes + endBytes, m_offset, m_line};
  if (endBytes > 0) noteLineEnd(unread().substr(textBytes, endBytes));
  m_buffer.drop(textBytes + endBytes);
  m_scanned = 0;
  m_offset += m_piece.bytes;
  ++m_line;
  ++m_report.physicalLines;
  if (rejectOverLimit(std::exchange(m_dropped, 0) + textBytes)) return false;
  if (textBytes > 0) return true;
  ++m_report.blankLines;
  m_report.blankBytes += m_piece.bytes;
  return false;
}

/// Bytes over the limit are only counted; a CR at the end may be followed by an LF.
void LineReader::dropBytesOverLimit() {
  if (!isOverLimit()) return;
  m_buffer.drop(m_scanned);
  m_dropped += m_scanned;
  m_scanned = 0;
}

void LineReader::noteLineEnd(std::string_view end) {
  const LineEnd kind = end.size() == 2 ? LineEnd::CrLf : end == "\n" ? LineEnd::Lf : LineEnd::Cr;
  if (!m_firstLineEnd) m_firstLineEnd = kind;
  if (kind == *m_firstLineEnd || m_isMixReported) return;
  m_isMixReported = true;
  m_report.insertProblem(
      problemAt(m_piece, ProblemKind::MixedLineEnds, std::nullopt,
                {MessageId::LineEndAfter, {lineEndName(kind), lineEndName(*m_firstLineEnd)}}));
}

}  // namespace shinglescope
