// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/json_value_reader.h"

#include <algorithm>

#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/source/byte_scan.h"

namespace shinglescope {

namespace {

constexpr ByteScan kStringMarks('"', '\\', '"');

bool isBlank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r' || byte == ',';
}

}  // namespace

Result<bool> JsonValueReader::next() {
  m_rejected.clear();
  while (true) {
    if (isCancelled()) return cancelledError();
    const bool isInValue = m_scanned > 0 || m_dropped > 0;
    if (isInValue || skipGap()) {
      // Bytes over the limit are dropped, with their line ends, before the end is found.
      if (!isInValue) m_valueLine = m_line;
      const bool isWhole = findEnd();
      if (isWhole || m_isAtEnd) {
        if (take()) return true;
        continue;
      }
      dropBytesOverLimit();
    } else if (m_isAtEnd) {
      m_report.physicalLines = m_line;
      addTail(m_input.tail(), m_line, m_offset, m_report);
      return false;
    }
    if (auto filled = fill(m_offset - m_dropped); !filled) return filled.error();
  }
}

/// Advances to the beginning of a value; false if the buffer contains none.
bool JsonValueReader::skipGap() {
  const std::string_view bytes = unread();
  std::size_t at = 0;
  for (; at < bytes.size(); ++at) {
    const bool isArrayBegin = bytes[at] == '[' && !m_isArrayOpen && m_report.rejectedBytes == 0 &&
                              m_report.recordBytes == 0;
    const bool isArrayEnd = bytes[at] == ']' && m_isArrayOpen;
    if (isArrayBegin || isArrayEnd) {
      m_isArrayOpen = isArrayBegin;
    } else if (!isBlank(bytes[at])) {
      break;
    }
  }
  const bool isFound = at < bytes.size();
  m_report.blankBytes += at;
  consume(at);
  return isFound;
}

/// Continues the search for the end of the value. If it is found, m_scanned is the length of the
/// value.
bool JsonValueReader::findEnd() {
  const std::string_view bytes = unread();
  while (m_scanned < bytes.size()) {
    if (m_isInString && !m_isEscaped) {
      const char *end = bytes.data() + bytes.size();
      m_scanned =
          static_cast<std::size_t>(kStringMarks.find(bytes.data() + m_scanned, end) - bytes.data());
      if (m_scanned == bytes.size()) return false;
    }
    if (endsAt(bytes[m_scanned], m_scanned)) return true;
    ++m_scanned;
  }
  return false;
}

/// Returns whether the value ends before or with the byte at `at`; if so, updates m_scanned.
bool JsonValueReader::endsAt(char byte, std::size_t at) {
  const bool isFirst = at == 0 && m_dropped == 0;
  if (m_isInString) {
    const bool isClosing = byte == '"' && !m_isEscaped;
    m_isEscaped = byte == '\\' && !m_isEscaped;
    if (!isClosing) return false;
    m_isInString = false;
    if (m_depth == 0) ++m_scanned;
    return m_depth == 0;
  }
  switch (byte) {
    case '"':
    case '{':
    case '[':
      if (m_depth == 0 && !isFirst) return true;
      if (byte == '"') m_isInString = true;
      if (byte != '"') ++m_depth;
      return false;
    case '}':
    case ']':
      if (m_depth == 0 && !isFirst) return true;
      if (m_depth > 0) --m_depth;
      if (m_depth == 0) ++m_scanned;
      return m_depth == 0;
    default: return m_depth == 0 && isBlank(byte);
  }
}

/// Makes the scanned bytes the current value; returns false if they are over the limit.
bool JsonValueReader::take() {
  const std::uint64_t bytes = m_dropped + m_scanned;
  m_piece = {unread().substr(0, m_scanned), bytes, m_offset - m_dropped, m_valueLine};
  const bool isTooLarge = rejectOverLimit(bytes);
  consume(m_scanned);
  m_scanned = 0;
  m_dropped = m_depth = 0;
  m_isInString = m_isEscaped = false;
  return !isTooLarge;
}

void JsonValueReader::dropBytesOverLimit() {
  if (!isOverLimit()) return;
  m_dropped += m_scanned;
  consume(m_scanned);
  m_scanned = 0;
}

void JsonValueReader::consume(std::size_t bytes) {
  const std::string_view passed = unread().substr(0, bytes);
  m_line += static_cast<std::uint64_t>(std::ranges::count(passed, '\n'));
  m_buffer.drop(bytes);
  m_offset += bytes;
}

}  // namespace shinglescope
