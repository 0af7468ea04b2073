#include "core/dataset/delimited_reader.h"

#include <algorithm>
#include <array>

namespace shinglescope {

namespace {

constexpr std::uint64_t kStepsBetweenPolls = 1U << 16U;
constexpr unsigned kMostSkippedScans = 64;

std::string_view lineEndName(LineEnd kind) {
  static constexpr std::array<std::string_view, 3> kNames = {"LF", "CRLF", "CR"};
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace

std::uint64_t countLineEnds(std::string_view bytes) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == '\r' || (bytes[i] == '\n' && (i == 0 || bytes[i - 1] != '\r'))) ++count;
  }
  return count;
}

DelimitedReader::DelimitedReader(ByteSource &source, const ReadingOptions &options,
                                 const RunContext &context, LoadReport &report)
    : m_source(source),
      m_parser(options.delimiter, options.quote, options.maxRowBytes),
      m_blockBytes(options.blockBytes),
      m_context(context),
      m_report(report),
      m_scanner(options.delimiter, options.quote, options.maxRowBytes),
      m_buffer(options.bufferBytes),
      m_offset(source.bomBytes()) {}

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
  // Where hardly a row is plain, looking for plain ones would only cost.
  m_scansWithoutRows = rows.rowBegins.empty() ? m_scansWithoutRows + 1 : 0;
  m_scansToSkip = std::min(m_scansWithoutRows / 2, kMostSkippedScans);
  m_report.physicalLines += rows.rowBegins.size();
  m_line += rows.rowBegins.size();
  drop(rows.bytes);
  if (rows.bytes > 0) m_buffer.keepDropped();
  return rows;
}

Result<bool> DelimitedReader::next() {
  while (true) {
    // A buffer that grew for one long record can hold millions of short ones.
    if (++m_steps % kStepsBetweenPolls == 0 && m_context.isCancelled()) return cancelledError();
    if (buffered().empty()) {
      if (m_atEnd) return false;
      if (auto filled = fill(); !filled) return filled.error();
      continue;
    }
    switch (m_parser.parse(buffered(), m_atEnd, m_record.parsed)) {
      case ParseStatus::Record: acceptRecord(); return true;
      case ParseStatus::Blank: skipBlank(); break;
      case ParseStatus::NeedMore:
        if (auto filled = fill(); !filled) return filled.error();
        break;
      case ParseStatus::TooLarge:
        if (auto skipped = skipTooLarge(); !skipped) return skipped.error();
        break;
    }
  }
}

/// At least doubles what is buffered, so that a long record is parsed a
/// logarithmic number of times.
Result<void> DelimitedReader::fill() {
  const std::size_t wanted = buffered().size() * 2 + 1;
  while (!m_atEnd && buffered().size() < wanted) {
    if (auto read = readOneBlock(); !read) return read.error();
  }
  return {};
}

Result<void> DelimitedReader::readOneBlock() {
  if (m_context.isCancelled()) return cancelledError();
  const std::uint64_t before = m_source.storedPosition();
  if (m_source.isDecoded()) {
    m_decoded.clear();
    const auto more = m_source.readBlock(m_blockBytes, m_decoded);
    if (!more) return more.error();
    m_atEnd = !*more;
    std::copy(m_decoded.begin(), m_decoded.end(), m_buffer.room(m_decoded.size()));
    m_buffer.filled(m_decoded.size());
  } else {
    const auto read =
        m_source.readTo(m_buffer.room(m_source.nextBytes(m_blockBytes)), m_blockBytes);
    if (!read) return read.error();
    m_atEnd = *read == 0;
    m_buffer.filled(*read);
  }
  m_context.advance(m_source.storedPosition() - before);
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
  ++m_report.physicalLines;
  ++m_line;
  m_report.blankBytes += m_record.parsed.length;
  drop(m_record.parsed.length);
}

/// Drops a row over the limit as far as the first line end behind the limit.
Result<void> DelimitedReader::skipTooLarge() {
  const std::uint64_t offset = m_offset;
  const std::uint64_t line = m_line;
  std::size_t at = static_cast<std::size_t>(m_parser.maxRowBytes());
  std::uint64_t lines = countLineEnds(buffered().substr(0, at)) + 1;
  while (true) {
    at = buffered().find_first_of("\r\n", at);
    if (at == std::string_view::npos) {
      drop(buffered().size());
      at = 0;
      if (m_atEnd) break;
    } else {
      const bool isPairOpen = buffered()[at] == '\r' && at + 1 == buffered().size() && !m_atEnd;
      if (!isPairOpen) {
        drop(at + (buffered().substr(at).starts_with("\r\n") ? 2 : 1));
        break;
      }
    }
    if (auto filled = fill(); !filled) return filled.error();
  }
  m_report.physicalLines += lines;
  m_line += lines;
  m_report.rejectedBytes += m_offset - offset;
  m_report.addProblem({ProblemKind::RowTooLarge, std::nullopt, line, offset,
                       std::to_string(m_offset - offset) + " bytes, the limit is " +
                           std::to_string(m_parser.maxRowBytes())});
  return {};
}

void DelimitedReader::drop(std::size_t bytes) {
  m_buffer.drop(bytes);
  m_offset += bytes;
}

void DelimitedReader::noteLineEnd(LineEnd kind) {
  if (!m_firstLineEnd) m_firstLineEnd = kind;
  if (kind == *m_firstLineEnd || m_isMixReported) return;
  m_isMixReported = true;
  m_report.addProblem(
      {ProblemKind::MixedLineEnds, std::nullopt, m_line, m_offset,
       std::string(lineEndName(kind)) + " after " + std::string(lineEndName(*m_firstLineEnd))});
}

}  // namespace shinglescope
