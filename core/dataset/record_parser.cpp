#include "core/dataset/record_parser.h"

#include <algorithm>
#include <utility>

namespace shinglescope {

namespace {

constexpr std::size_t kLongFieldLines = 1000;
constexpr std::size_t kLineEndBytes = 2;

/// How many lines of `text` there are and how many have `columns` cells, each
/// read on its own. The last line is left out: it is cut at the closing quote.
struct LineTally {
  std::size_t lines = 0;
  std::size_t fitting = 0;
};

LineTally tallyLines(std::string_view text, RecordParser parser, std::size_t columns) {
  LineTally tally;
  ParsedRecord record;
  while (true) {
    const std::size_t end = text.find_first_of("\r\n");
    if (end == text.npos) return tally;
    if (end > 0) {
      parser.parse(text.substr(0, end), true, record);
      ++tally.lines;
      if (record.cells.size() == columns) ++tally.fitting;
    }
    text.remove_prefix(end + 1);
  }
}

}  // namespace

void ParsedRecord::clear() {
  cells.clear();
  quotedCells.clear();
  length = 0;
  lineEnd.reset();
  innerLineEnds = 0;
  multiLineFields = 0;
  problems.clear();
  unescaped.clear();
}

RecordParser::RecordParser(char delimiter, std::optional<char> quote, std::uint64_t maxRowBytes)
    : m_delimiter(delimiter),
      m_quote(quote),
      m_maxRowBytes(maxRowBytes),
      m_cellScan(delimiter, '\n', '\r'),
      m_quoteScan(quote.value_or('\n'), '\n', '\r') {}

ParseStatus RecordParser::parse(std::string_view bytes, bool atEnd, ParsedRecord &record) {
  record.clear();
  m_fixups.clear();
  const std::uint64_t windowBytes = m_maxRowBytes + kLineEndBytes;
  m_isLimited = bytes.size() > windowBytes;
  m_isFinal = atEnd || m_isLimited;
  m_window = m_isLimited ? bytes.substr(0, windowBytes) : bytes;
  m_at = 0;
  CellEnd end = CellEnd::Delimiter;
  while (end == CellEnd::Delimiter) end = parseCell(record);
  if (end == CellEnd::NeedMore) return ParseStatus::NeedMore;
  if (end == CellEnd::TooLarge) return ParseStatus::TooLarge;
  pointToUnescaped(record);
  const bool isBlank = record.lineEnd && record.cells.size() == 1 && record.quotedCells.empty() &&
                       record.cells.front().empty();
  return isBlank ? ParseStatus::Blank : ParseStatus::Record;
}

RecordParser::CellEnd RecordParser::parseCell(ParsedRecord &record) {
  if (m_quote && m_at < m_window.size() && m_window[m_at] == *m_quote) return parseQuoted(record);
  return parseLiteral(record);
}

RecordParser::CellEnd RecordParser::parseLiteral(ParsedRecord &record) {
  const char *begin = m_window.data() + m_at;
  const char *windowEnd = m_window.data() + m_window.size();
  const char *end = m_cellScan.find(begin, windowEnd);
  if (end == windowEnd && !m_isFinal) return CellEnd::NeedMore;
  record.cells.emplace_back(begin, static_cast<std::size_t>(end - begin));
  return finishCell(static_cast<std::size_t>(end - m_window.data()), record);
}

/// Steps over the delimiter or line end behind a cell.
RecordParser::CellEnd RecordParser::finishCell(std::size_t cellEnd, ParsedRecord &record) {
  const bool atWindowEnd = cellEnd == m_window.size();
  if (!atWindowEnd && m_window[cellEnd] == m_delimiter) {
    m_at = cellEnd + 1;
    return CellEnd::Delimiter;
  }
  if (cellEnd > m_maxRowBytes) return CellEnd::TooLarge;
  record.length = cellEnd;
  if (atWindowEnd) return CellEnd::Record;
  if (m_window[cellEnd] == '\n') {
    record.lineEnd = LineEnd::Lf;
    record.length += 1;
    return CellEnd::Record;
  }
  if (cellEnd + 1 == m_window.size() && !m_isFinal) return CellEnd::NeedMore;
  const bool isPair = cellEnd + 1 < m_window.size() && m_window[cellEnd + 1] == '\n';
  record.lineEnd = isPair ? LineEnd::CrLf : LineEnd::Cr;
  record.length += isPair ? 2 : 1;
  return CellEnd::Record;
}

RecordParser::CellEnd RecordParser::parseQuoted(ParsedRecord &record) {
  const QuotedSpan span = findClosingQuote();
  if (span.state == QuotedSpan::State::NeedMore) return CellEnd::NeedMore;
  if (span.state == QuotedSpan::State::Unclosed) {
    record.problems.push_back({ProblemKind::UnterminatedQuote, m_at, "taken literally"});
    return parseLiteral(record);
  }
  if (isTakenLiterally(span, record)) return parseLiteral(record);
  record.innerLineEnds += span.lineEnds;
  if (span.lineEnds > 0) ++record.multiLineFields;

  const std::size_t after = span.close + 1;
  const char *windowEnd = m_window.data() + m_window.size();
  const char *end = m_cellScan.find(m_window.data() + after, windowEnd);
  if (end == windowEnd && !m_isFinal) return CellEnd::NeedMore;
  const auto cellEnd = static_cast<std::size_t>(end - m_window.data());
  if (cellEnd == after) {
    addQuotedCell(span, record);
  } else {
    record.problems.push_back({ProblemKind::TextAfterQuote, after, "kept as written"});
    record.quotedCells.push_back(record.cells.size());
    record.cells.push_back(m_window.substr(m_at, cellEnd - m_at));
  }
  return finishCell(cellEnd, record);
}

RecordParser::QuotedSpan RecordParser::findClosingQuote() const {
  QuotedSpan span;
  const char *begin = m_window.data();
  const char *end = begin + m_window.size();
  const char *at = begin + m_at + 1;
  while ((at = m_quoteScan.find(at, end)) != end) {
    if (*at != *m_quote) {
      const bool isSecondHalf = *at == '\n' && at[-1] == '\r';
      if (!isSecondHalf) ++span.lineEnds;
      ++at;
    } else if (at + 1 < end && at[1] == *m_quote) {
      span.hasEscapes = true;
      at += 2;
    } else if (at + 1 == end && (!m_isFinal || m_isLimited)) {
      break;  // the other half of an escape may follow
    } else {
      span.close = static_cast<std::size_t>(at - begin);
      span.state = QuotedSpan::State::Closed;
      return span;
    }
  }
  span.state = m_isFinal ? QuotedSpan::State::Unclosed : QuotedSpan::State::NeedMore;
  return span;
}

/// A quoted field of thousands of lines is more likely a quote that was never
/// meant to open: the lines inside tell.
bool RecordParser::isTakenLiterally(const QuotedSpan &span, ParsedRecord &record) const {
  const std::size_t bytes = span.close - m_at;
  if (span.lineEnds <= kLongFieldLines && bytes <= kLongFieldBytes) return false;
  const std::string size =
      std::to_string(span.lineEnds + 1) + " lines, " + std::to_string(bytes) + " bytes";
  bool literal = false;
  if (m_columns > 0 && span.lineEnds > 0) {
    const LineTally tally =
        tallyLines(m_window.substr(0, span.close),
                   RecordParser(m_delimiter, m_quote, m_maxRowBytes), m_columns);
    literal = tally.lines > 0 && tally.fitting * 10 >= tally.lines * 9;
  }
  record.problems.push_back(
      {ProblemKind::LongQuotedField, m_at,
       literal ? size + "; its lines read as rows, so the quote is taken literally"
               : size + "; kept as one field"});
  return literal;
}

void RecordParser::addQuotedCell(const QuotedSpan &span, ParsedRecord &record) {
  std::string_view inner = m_window.substr(m_at + 1, span.close - m_at - 1);
  record.quotedCells.push_back(record.cells.size());
  record.cells.push_back(inner);
  if (!span.hasEscapes) return;
  const std::size_t begin = record.unescaped.size();
  while (true) {
    const std::size_t quote = inner.find(*m_quote);
    if (quote == inner.npos) break;
    record.unescaped.append(inner.substr(0, quote + 1));
    inner.remove_prefix(quote + 2);
  }
  record.unescaped.append(inner);
  m_fixups.push_back({record.cells.size() - 1, begin, record.unescaped.size() - begin});
}

/// Only now: the buffer moved while it grew.
void RecordParser::pointToUnescaped(ParsedRecord &record) const {
  for (const Fixup &fixup : m_fixups) {
    record.cells[fixup.cell] = std::string_view(record.unescaped).substr(fixup.begin, fixup.length);
  }
}

}  // namespace shinglescope
