// SPDX-License-Identifier: MIT
#include "core/dataset/csv/delimited_reader.h"

#include <algorithm>

namespace shinglescope {

namespace {

constexpr std::uint64_t kDelimitedReaderStepsBetweenPolls = 1U << 16U;
constexpr unsigned kMostSkippedScans = 64;
/// A row separator and a line end, plus one byte that proves that more follows.
constexpr std::uint64_t kBytesBehindLimit = 4;
constexpr std::size_t kPreambleHeadBytes = 200;

/// CRLF counts once.
std::uint64_t countRowEnds(std::string_view bytes, std::string_view rowEnds) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const bool isSecondHalf = bytes[i] == '\n' && i > 0 && bytes[i - 1] == '\r';
    if (rowEnds.find(bytes[i]) != rowEnds.npos && !isSecondHalf) ++count;
  }
  return count;
}

}  // namespace

DelimitedReader::DelimitedReader(TextInput &input, std::uint64_t offset,
                                 const ReadingOptions &options, const RunContext &context,
                                 LoadReport &report)
    : m_input(&input),
      m_parser(options.marks, options.maxRowBytes),
      m_context(context),
      m_report(report),
      m_scanner(options.marks, options.maxRowBytes),
      m_buffer(options.bufferBytes),
      m_offset(offset),
      m_preambleLines(options.preambleLines),
      m_room(options.memoryLimit) {}

DelimitedReader::DelimitedReader(std::span<char> piece, std::uint64_t offset, bool isLast,
                                 const ReadingOptions &options, const RunContext &context,
                                 LoadReport &report)
    : m_input(nullptr),
      m_parser(options.marks, options.maxRowBytes),
      m_context(context),
      m_report(report),
      m_scanner(options.marks, options.maxRowBytes),
      m_buffer(piece),
      m_offset(offset),
      m_atEnd(isLast),
      m_isCut(!isLast) {}

void DelimitedReader::setColumns(std::size_t columns) {
  m_parser.setColumns(columns);
  m_scanner.setColumns(columns);
}

const PlainRows &DelimitedReader::nextPlainRows(std::size_t maxRows) {
  static const PlainRows kNone;
  if (!m_firstLineEnd || buffered().empty()) return kNone;
  if (m_scansToSkip > 0) {
    --m_scansToSkip;
    return kNone;
  }
  m_record.text = m_buffer.unreadData();
  m_record.offset = m_offset;
  const PlainRows &rows =
      m_scanner.scan({m_record.text, buffered().size()}, *m_firstLineEnd, maxRows);
  // If hardly any row is plain, scanning for plain ones only costs time.
  m_scansWithoutRows = rows.rowBegins.empty() ? m_scansWithoutRows + 1 : 0;
  m_scansToSkip = std::min(m_scansWithoutRows / 2, kMostSkippedScans);
  m_report.physicalLines += rows.rowBegins.size();
  m_line += rows.rowBegins.size();
  drop(rows.bytes);
  if (rows.bytes > 0) m_buffer.keepDropped();
  return rows;
}

Result<bool> DelimitedReader::next() {
  if (m_preambleLines > 0) {
    const auto skipped = skipPreamble();
    if (!skipped || !*skipped) return skipped;
  }
  m_record.isAfterBlank = false;
  m_rejected.clear();
  while (true) {
    // A buffer that grew for one long record can contain millions of short ones.
    if (++m_steps % kDelimitedReaderStepsBetweenPolls == 0 && m_context.isCancelled())
      return cancelledError();
    const bool isDone = m_atEnd || m_isCut;
    if (buffered().empty() && isDone) return false;
    const ParseStatus status = buffered().empty()
                                   ? ParseStatus::NeedMore
                                   : m_parser.parse(buffered(), m_atEnd, m_record.parsed);
    switch (status) {
      case ParseStatus::Record: acceptRecord(); return true;
      case ParseStatus::Blank: skipBlank(); break;
      case ParseStatus::Comment: skipComment(); break;
      case ParseStatus::NeedMore:
        if (m_isCut) return false;
        if (auto filled = fill(); !filled) return filled.error();
        break;
      case ParseStatus::TooLarge: {
        const auto skipped = skipTooLarge();
        if (!skipped || !*skipped) return skipped;
        break;
      }
    }
  }
}

/// At least doubles the buffered text, so a long record is parsed only a logarithmic number of
/// times. Beyond the row limit, more text does not help.
Result<void> DelimitedReader::fill() {
  const auto hasRoom = m_room.check(buffered().size(), m_offset, m_report.path);
  if (!hasRoom) return hasRoom;
  const std::size_t doubled = buffered().size() * 2 + 1;
  const std::uint64_t decided = std::min(m_parser.maxRowBytes(), m_room.most()) + kBytesBehindLimit;
  const std::size_t wanted =
      buffered().size() < decided
          ? static_cast<std::size_t>(std::min<std::uint64_t>(doubled, decided))
          : buffered().size() + 1;
  while (!m_atEnd && buffered().size() < wanted) {
    const auto more = m_input->fill(m_buffer);
    if (!more) return more.error();
    m_atEnd = !*more;
  }
  return {};
}

void DelimitedReader::acceptRecord() {
  const ParsedRecord &parsed = m_record.parsed;
  m_record.bytes = buffered().substr(0, parsed.length);
  m_record.text = m_buffer.unreadData();
  m_record.offset = m_offset;
  m_record.line = m_line;
  m_report.multiLineFields += parsed.multiLineFields;
  if (parsed.lineEnd) noteLineEnd(*parsed.lineEnd);
  const std::uint64_t lines = parsed.innerLineEnds + 1;
  m_report.physicalLines += lines;
  m_line += lines;
  drop(parsed.length);
}

void DelimitedReader::skipBlank() {
  noteLineEnd(*m_record.parsed.lineEnd);
  ++m_report.blankLines;
  m_report.blankBytes += m_record.parsed.length;
  m_record.isAfterBlank = true;
  drop(m_record.parsed.length);
  nextLine();
}

void DelimitedReader::skipComment() {
  if (m_record.parsed.lineEnd) noteLineEnd(*m_record.parsed.lineEnd);
  ++m_report.commentLines;
  m_report.commentBytes += m_record.parsed.length;
  drop(m_record.parsed.length);
  nextLine();
}

void DelimitedReader::nextLine() {
  ++m_report.physicalLines;
  ++m_line;
}

/// Skips physical lines, regardless of quotes. False if there are no more.
Result<bool> DelimitedReader::skipPreamble() {
  while (m_preambleLines > 0) {
    if (buffered().empty()) {
      if (auto filled = fill(); !filled) return filled.error();
      if (buffered().empty()) return false;
    }
    const std::uint64_t offset = m_offset;
    if (auto dropped = dropLine(0); !dropped) return dropped;
    m_report.preambleBytes += m_offset - offset;
    nextLine();
    --m_preambleLines;
  }
  return true;
}

/// Drops a row over the limit up to the first line end after the limit. False if a piece ends
/// before it.
Result<bool> DelimitedReader::skipTooLarge() {
  const std::uint64_t offset = m_offset;
  const std::uint64_t line = m_line;
  const auto limit = static_cast<std::size_t>(m_parser.maxRowBytes());
  const std::uint64_t lines = countRowEnds(buffered().substr(0, limit), m_parser.rowEnds()) + 1;
  const auto dropped = dropLine(limit);
  if (!dropped || !*dropped) return dropped;
  m_report.physicalLines += lines;
  m_line += lines;
  m_rejected.push_back({offset, m_offset - offset});
  m_report.addRejected(m_rejected.back(), line, m_parser.maxRowBytes());
  return true;
}

/// Drops the buffered text up to the first line end from `from` on, or all of it if there is none.
/// In a piece without one, drops nothing and returns false.
Result<bool> DelimitedReader::dropLine(std::size_t from) {
  while (true) {
    const std::size_t end = buffered().find_first_of(m_parser.rowEnds(), from);
    const bool isFound = end != std::string_view::npos;
    const std::string_view behind = isFound ? buffered().substr(end + 1) : std::string_view();
    const bool isMark = m_parser.rowEnds().size() == 1;
    const bool mayGoOn = isFound && (isMark || buffered()[end] == '\r');
    const bool isOpen = mayGoOn && (behind.empty() || (isMark && behind == "\r")) && !m_atEnd;
    if (isFound && !isOpen) {
      const bool isPair = isMark && behind.starts_with("\r\n");
      drop(end + 1 + (isPair ? 2 : mayGoOn && behind.starts_with('\n') ? 1 : 0));
      return true;
    }
    if (m_isCut) return false;
    const std::size_t seen = std::min(end, buffered().size());
    drop(seen);
    from = 0;
    if (m_atEnd) return true;
    if (auto filled = fill(); !filled) return filled.error();
  }
}

void DelimitedReader::drop(std::size_t bytes) {
  if (m_preambleLines > 0 && m_preambleHead.size() < kPreambleHeadBytes) {
    m_preambleHead += buffered().substr(0, std::min(bytes, kPreambleHeadBytes));
    m_preambleHead.resize(std::min(m_preambleHead.size(), kPreambleHeadBytes));
  }
  m_buffer.drop(bytes);
  m_offset += bytes;
}

void DelimitedReader::noteLineEnd(LineEnd kind) {
  if (!m_firstLineEnd) m_firstLineEnd = kind;
  if (m_openMix) m_report.insertProblem(std::move(*m_openMix));
  m_openMix.reset();
  if (kind == *m_firstLineEnd || m_isMixReported) return;
  m_isMixReported = true;
  m_openMix = {ProblemKind::MixedLineEnds,
               std::nullopt,
               m_line,
               m_offset,
               {MessageId::LineEndAfter, {lineEndName(kind), lineEndName(*m_firstLineEnd)}}};
  // The last row separator of a file may or may not be followed by a line end.
  if (kind == LineEnd::Mark || kind == LineEnd::MarkLine) return;
  m_report.insertProblem(std::move(*m_openMix));
  m_openMix.reset();
}

}  // namespace shinglescope
