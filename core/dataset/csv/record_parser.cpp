// SPDX-License-Identifier: MIT
#include "core/dataset/csv/record_parser.h"

#include <algorithm>

namespace shinglescope {

namespace {

constexpr std::size_t kLongFieldLines = 1000;
constexpr std::size_t kLineEndBytes = 3;  // a row separator, CR and LF
/// Keeps the cost of a line with many stray quotes linear.
constexpr int kMostLineTries = 16;

/// The number of lines of a text, and how many of them have the table's number of cells when parsed
/// on their own. The last line is left out, because it is cut at the closing quote.
struct LineTally {
  std::size_t lines = 0;
  std::size_t fitting = 0;
};

LineTally tallyLines(std::string_view text, RecordParser parser, std::size_t columns) {
  LineTally tally;
  ParsedRecord record;
  while (true) {
    const std::size_t end = text.find_first_of(parser.rowEnds());
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

RecordMarks marksOf(const Dialect &dialect) {
  return {dialect.delimiter,     dialect.quote,        dialect.escape,
          dialect.comment,       dialect.spacedQuotes, dialect.mergesDelimiters,
          dialect.delimiterTail, dialect.rowEnd,       dialect.isMadeOfCells};
}

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

RecordParser::RecordParser(const RecordMarks &marks, std::uint64_t maxRowBytes)
    : m_marks(marks),
      m_rowEnds(marks.rowEnd ? std::string(1, *marks.rowEnd) : "\n\r"),
      m_maxRowBytes(maxRowBytes),
      m_cellScan(marks.delimiter, m_rowEnds.front(), m_rowEnds.back()),
      m_quoteScan(marks.quote.value_or(m_rowEnds.front()), m_rowEnds.front(), m_rowEnds.back()) {
  if (marks.delimiter == ' ' || marks.quote == ' ' || marks.escape == ' ') {
    m_marks.spacedQuotes = false;
  }
}

ParseStatus RecordParser::parse(std::string_view bytes, bool atEnd, ParsedRecord &record) {
  record.clear();
  m_fixups.clear();
  m_lineTries = 0;
  const std::uint64_t windowBytes = m_maxRowBytes + kLineEndBytes;
  m_isLimited = bytes.size() > windowBytes;
  m_isFinal = atEnd || m_isLimited;
  m_window = m_isLimited ? bytes.substr(0, windowBytes) : bytes;
  m_at = 0;
  if (m_marks.comment && bytes.front() == *m_marks.comment) return parseComment(record);
  m_at = behindRun(0);
  CellEnd end = CellEnd::Delimiter;
  std::size_t problems = 0;
  while (end == CellEnd::Delimiter) {
    end = parseCell(record);
    if (record.cells.size() <= kMostCells + 1) {
      problems = record.problems.size();
    } else {
      forgetLastCell(problems, record);
    }
  }
  if (end == CellEnd::NeedMore) return ParseStatus::NeedMore;
  if (end == CellEnd::TooLarge) return ParseStatus::TooLarge;
  pointToUnescaped(record);
  const bool isBlank = record.lineEnd && record.cells.size() == 1 && record.quotedCells.empty() &&
                       record.cells.front().empty();
  return isBlank ? ParseStatus::Blank : ParseStatus::Record;
}

/// Removes the last cell again: a row of 64 MiB of delimiters must not use gigabytes of memory.
void RecordParser::forgetLastCell(std::size_t problemsBefore, ParsedRecord &record) {
  record.cells.pop_back();
  const std::size_t cells = record.cells.size();
  if (!record.quotedCells.empty() && record.quotedCells.back() == cells)
    record.quotedCells.pop_back();
  if (!m_fixups.empty() && m_fixups.back().cell == cells) {
    record.unescaped.resize(m_fixups.back().begin);
    m_fixups.pop_back();
  }
  record.problems.resize(std::min(record.problems.size(), problemsBefore));
}

/// A comment is a single line, regardless of quotes.
ParseStatus RecordParser::parseComment(ParsedRecord &record) {
  const std::size_t end = std::min(m_window.find_first_of(m_rowEnds), m_window.size());
  if (end == m_window.size() && !m_isFinal) return ParseStatus::NeedMore;
  switch (finishCell(end, record)) {
    case CellEnd::NeedMore: return ParseStatus::NeedMore;
    case CellEnd::TooLarge: return ParseStatus::TooLarge;
    default: return ParseStatus::Comment;
  }
}

RecordParser::CellEnd RecordParser::parseCell(ParsedRecord &record) {
  m_quoteAt = behindSpaces(m_at);
  const bool isQuoted =
      m_marks.quote && m_quoteAt < m_window.size() && m_window[m_quoteAt] == *m_marks.quote;
  return isQuoted ? parseQuoted(record) : parseLiteral(record);
}

/// Returns `at` itself unless spaces next to quotes are stripped.
std::size_t RecordParser::behindSpaces(std::size_t at) const {
  if (!m_marks.spacedQuotes) return at;
  while (at < m_window.size() && m_window[at] == ' ') ++at;
  return at;
}

RecordParser::CellEnd RecordParser::parseLiteral(ParsedRecord &record) {
  const LiteralSpan span = findLiteralEnd(m_at);
  if (span.end == m_window.size() && !m_isFinal) return CellEnd::NeedMore;
  const std::string_view text = m_window.substr(m_at, span.end - m_at);
  record.cells.push_back(text);
  record.innerLineEnds += span.lineEnds;
  if (span.lineEnds > 0) ++record.multiLineFields;
  if (span.hasEscapes) addUnescaped(text, false, record);
  return finishCell(span.end, record);
}

RecordParser::LiteralSpan RecordParser::findLiteralEnd(std::size_t from) const {
  LiteralSpan span;
  const char *begin = m_window.data();
  if (!m_marks.escape) {
    const char *windowEnd = begin + m_window.size();
    const char *end = m_cellScan.find(begin + from, windowEnd);
    while (end != windowEnd && !isRowEnd(*end) &&
           !isDelimiter(static_cast<std::size_t>(end - begin)))
      end = m_cellScan.find(end + 1, windowEnd);
    span.end = static_cast<std::size_t>(end - begin);
    return span;
  }
  std::size_t at = from;
  while (at < m_window.size()) {
    const char byte = m_window[at];
    if (byte == *m_marks.escape) {
      span.hasEscapes = true;
      at = stepOverEscaped(at, span.lineEnds);
    } else if (isRowEnd(byte) || isDelimiter(at)) {
      break;
    } else {
      ++at;
    }
  }
  span.end = at;
  return span;
}

/// Returns the position after the character that follows `escape`, or after a line end of one or
/// two characters. Returns the window's end if that position is not known yet.
std::size_t RecordParser::stepOverEscaped(std::size_t escape, std::size_t &lineEnds) const {
  const std::size_t next = escape + 1;
  if (next >= m_window.size()) return m_window.size();
  if (!isRowEnd(m_window[next])) return next + 1;
  ++lineEnds;
  const bool isPair = !m_marks.rowEnd && m_window.substr(next).starts_with("\r\n");
  return std::min(next + (isPair ? 2 : 1), m_window.size());
}

/// Returns the position after the delimiters that count as one; `at` itself if each counts.
std::size_t RecordParser::behindRun(std::size_t at) const {
  if (!m_marks.mergesDelimiters) return at;
  while (at < m_window.size() && isDelimiter(at)) at += delimiterBytes();
  return at;
}

/// Returns false if the window ends within a multi-byte delimiter: the cell then extends to the
/// window's end, and more bytes are requested.
bool RecordParser::isDelimiter(std::size_t at) const {
  return m_window[at] == m_marks.delimiter &&
         m_window.substr(at + 1).starts_with(m_marks.delimiterTail);
}

/// Steps over the delimiter or line end after a cell.
RecordParser::CellEnd RecordParser::finishCell(std::size_t cellEnd, ParsedRecord &record) {
  if (cellEnd < m_window.size() && isDelimiter(cellEnd)) {
    m_at = behindRun(cellEnd + delimiterBytes());
    const bool isAtEnd = m_at == m_window.size() || isRowEnd(m_window[m_at]);
    if (!m_marks.mergesDelimiters || !isAtEnd) return CellEnd::Delimiter;
    if (m_at == m_window.size() && !m_isFinal) return CellEnd::NeedMore;
    cellEnd = m_at;  // a run at the end of a line separates nothing
  }
  const bool atWindowEnd = cellEnd == m_window.size();
  if (cellEnd > m_maxRowBytes) return CellEnd::TooLarge;
  record.length = cellEnd;
  if (atWindowEnd) return CellEnd::Record;
  if (m_marks.rowEnd) return finishMarkedRow(record);
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

/// A row separator is often followed by a line end, which is then not part of the text.
RecordParser::CellEnd RecordParser::finishMarkedRow(ParsedRecord &record) {
  const std::string_view behind = m_window.substr(record.length + 1);
  if (!m_isFinal && (behind.empty() || behind == "\r")) return CellEnd::NeedMore;
  const std::size_t lineEnd = behind.starts_with('\n') ? 1 : behind.starts_with("\r\n") ? 2 : 0;
  record.lineEnd = lineEnd > 0 ? LineEnd::MarkLine : LineEnd::Mark;
  record.length += 1 + lineEnd;
  return CellEnd::Record;
}

RecordParser::CellEnd RecordParser::parseQuoted(ParsedRecord &record) {
  const QuotedSpan span = findClosingQuote();
  if (span.state == QuotedSpan::State::NeedMore) return CellEnd::NeedMore;
  if (span.state == QuotedSpan::State::Unclosed) {
    record.problems.push_back(
        {ProblemKind::UnterminatedQuote, m_quoteAt, {MessageId::QuoteLiteral}});
    return parseLiteral(record);
  }
  if (isTakenLiterally(span, record)) return parseLiteral(record);
  const std::size_t after = span.close + 1;
  const LiteralSpan rest = findLiteralEnd(after);
  const std::size_t cellEnd = rest.end;
  if (cellEnd == m_window.size() && !m_isFinal) return CellEnd::NeedMore;
  const bool isWhole = behindSpaces(after) >= cellEnd;
  if (!isWhole && isStray(span, record)) {
    record.problems.push_back(
        {ProblemKind::UnterminatedQuote, m_quoteAt, {MessageId::QuoteLiteralInRow}});
    return parseLiteral(record);
  }
  if (!isWhole) {
    if (const auto end = doubledEnd(span, record)) return keepAsWritten(*end - 1, *end, record);
    if (const auto end = parseStray(span.close, cellEnd, record)) return *end;
  }
  record.innerLineEnds += span.lineEnds;
  if (span.lineEnds > 0) ++record.multiLineFields;
  if (isWhole) {
    addQuotedCell(span, record);
  } else {
    record.innerLineEnds += rest.lineEnds;
    return keepAsWritten(after, cellEnd, record);
  }
  return finishCell(cellEnd, record);
}

/// Resolves quotes that are not doubled inside a one-line field, as in "Pedro "the" legend", or
/// that do not open a field, as in A2,2.00,"Paddle, wood. Chooses the reading in which the line has
/// the table's number of cells. If this is true of two readings by chance, chooses the one that
/// leaves fewer quotes inside cells.
std::optional<RecordParser::CellEnd> RecordParser::parseStray(std::size_t close,
                                                              std::size_t cellEnd,
                                                              ParsedRecord &record) {
  if (m_columns == 0 || m_marks.escape) return std::nullopt;
  if (++m_lineTries > kMostLineTries) return std::nullopt;
  std::size_t lineEnd = m_window.find_first_of(m_rowEnds, m_at);
  if (lineEnd == m_window.npos && !m_isFinal) return CellEnd::NeedMore;
  lineEnd = std::min(lineEnd, m_window.size());
  if (close > lineEnd) return std::nullopt;
  if (const auto later = laterClose(close, lineEnd, record.cells.size())) {
    record.problems.push_back(
        {ProblemKind::TextAfterQuote, close + 1, {MessageId::QuotesReadAsText}});
    addWithLooseQuotes(m_window.substr(m_quoteAt + 1, *later - m_quoteAt - 1), record);
    return finishCell(behindSpaces(*later + 1), record);
  }
  const RestOfLine rest = restBehind(cellEnd, lineEnd);
  const bool fits = record.cells.size() + 1 + rest.cells == m_columns;
  if (fits && rest.looseQuotes == 0) return std::nullopt;
  const std::size_t mostLoose = fits ? rest.looseQuotes - 1 : lineEnd;
  if (!fitsLiterally(lineEnd, record, mostLoose)) return std::nullopt;
  record.problems.push_back(
      {ProblemKind::UnterminatedQuote, m_quoteAt, {MessageId::QuoteLiteralInRow}});
  return parseLiteral(record);
}

/// Finds a quote before a delimiter or line end after which the line has exactly the missing number
/// of cells. Only a few are tried per record, so a line takes linear time.
std::optional<std::size_t> RecordParser::laterClose(std::size_t close, std::size_t lineEnd,
                                                    std::size_t cells) {
  for (std::size_t at = m_window.find(*m_marks.quote, close + 1); at < lineEnd;
       at = m_window.find(*m_marks.quote, at + 1)) {
    const std::size_t end = behindSpaces(at + 1);
    if (end < lineEnd && !isDelimiter(end)) continue;
    if (++m_lineTries > kMostLineTries) return std::nullopt;
    if (cells + 1 + restBehind(end, lineEnd).cells == m_columns) return at;
  }
  return std::nullopt;
}

bool RecordParser::fitsLiterally(std::size_t lineEnd, const ParsedRecord &record,
                                 std::size_t mostLooseQuotes) {
  const std::size_t end = findLiteralEnd(m_at).end;
  // If no delimiter follows on the line, the split does not change.
  if (end >= lineEnd || ++m_lineTries > kMostLineTries) return false;
  const RestOfLine rest = restBehind(end, lineEnd);
  return record.cells.size() + 1 + rest.cells == m_columns && rest.looseQuotes <= mostLooseQuotes;
}

/// `odd` is the first unexpected byte after the closing quote.
RecordParser::CellEnd RecordParser::keepAsWritten(std::size_t odd, std::size_t cellEnd,
                                                  ParsedRecord &record) {
  record.problems.push_back({ProblemKind::TextAfterQuote, odd, {MessageId::KeptAsWritten}});
  record.quotedCells.push_back(record.cells.size());
  record.cells.push_back(m_window.substr(m_at, cellEnd - m_at));
  return finishCell(cellEnd, record);
}

/// Returns the first quote, line end or escape from `at` on, or the window's end.
const char *RecordParser::findInQuotes(const char *at) const {
  const char *end = m_window.data() + m_window.size();
  if (!m_marks.escape) return m_quoteScan.find(at, end);
  while (at != end && *at != *m_marks.quote && *at != *m_marks.escape && !isRowEnd(*at)) ++at;
  return at;
}

RecordParser::QuotedSpan RecordParser::findClosingQuote() const {
  QuotedSpan span;
  const char *begin = m_window.data();
  const char *end = begin + m_window.size();
  const char *at = begin + m_quoteAt + 1;
  while ((at = findInQuotes(at)) != end) {
    if (isRowEnd(*at)) {
      const bool isSecondHalf = *at == '\n' && at[-1] == '\r';
      if (!isSecondHalf) ++span.lineEnds;
      ++at;
    } else if (*at == m_marks.escape) {
      if (at + 1 == end) break;
      span.hasEscapes = true;
      at += isRowEnd(at[1]) ? 1 : 2;
    } else if (at + 1 < end && at[1] == *m_marks.quote) {
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

/// Tests for a quote that probably does not open a field, although another quote closes it some
/// lines below, in the middle of other text. Its own line then has the table's number of cells
/// without it: an unclosed quote extends to the opening quote of a later field.
bool RecordParser::isStray(const QuotedSpan &span, const ParsedRecord &record) const {
  if (m_columns == 0 || span.lineEnds == 0) return false;
  const std::size_t lineEnd = m_window.find_first_of(m_rowEnds, m_at);
  return record.cells.size() + 1 + restBehind(findLiteralEnd(m_at).end, lineEnd).cells == m_columns;
}

/// Parses the cells after the one that ends at `cellEnd`.
RecordParser::RestOfLine RecordParser::restBehind(std::size_t cellEnd, std::size_t lineEnd) const {
  if (cellEnd >= lineEnd) return {};
  const std::size_t begin = std::min(cellEnd + delimiterBytes(), lineEnd);
  RecordMarks marks = m_marks;
  marks.comment.reset();
  ParsedRecord rest;
  RecordParser(marks, m_maxRowBytes).parse(m_window.substr(begin, lineEnd - begin), true, rest);
  RestOfLine found = {std::max(rest.cells.size(), std::size_t{1}), rest.problems.size()};
  auto quoted = rest.quotedCells.begin();
  for (std::size_t i = 0; i < rest.cells.size(); ++i) {
    const bool isQuoted = quoted != rest.quotedCells.end() && *quoted == i;
    if (isQuoted) ++quoted;
    if (!isQuoted && rest.cells[i].find(*m_marks.quote) != rest.cells[i].npos) ++found.looseQuotes;
  }
  return found;
}

/// Finds the intended end of a field with an extra quote after its closing quote. The two quotes
/// look like a doubled quote, so the field seems to end some lines below, in the middle of other
/// text. It ends after both if a delimiter or line end follows and its line then has the table's
/// number of cells.
std::optional<std::size_t> RecordParser::doubledEnd(const QuotedSpan &span,
                                                    const ParsedRecord &record) const {
  constexpr int kMostTries = 8;
  if (m_columns == 0 || span.lineEnds == 0 || m_marks.escape) return std::nullopt;
  const std::size_t lineEnd = m_window.find_first_of(m_rowEnds, m_at);
  const char quote = *m_marks.quote;
  std::size_t at = m_quoteAt + 1;
  for (int tries = 0; tries < kMostTries; at += 2) {
    at = m_window.find(quote, at);
    if (at + 1 >= lineEnd || m_window[at + 1] != quote) return std::nullopt;
    const std::size_t end = at + 2;
    if (end < lineEnd && !isDelimiter(end)) continue;
    ++tries;
    if (record.cells.size() + 1 + restBehind(end, lineEnd).cells == m_columns) return end;
  }
  return std::nullopt;
}

/// A quoted field of thousands of lines probably begins with a quote that does not open a field;
/// the lines inside decide.
bool RecordParser::isTakenLiterally(const QuotedSpan &span, ParsedRecord &record) const {
  if (m_marks.isMadeOfCells) return false;
  const std::size_t bytes = span.close - m_quoteAt;
  if (span.lineEnds <= kLongFieldLines && bytes <= kLongFieldBytes) return false;
  bool literal = false;
  if (m_columns > 0 && span.lineEnds > 0) {
    const LineTally tally =
        tallyLines(m_window.substr(0, span.close), RecordParser(m_marks, m_maxRowBytes), m_columns);
    literal = tally.lines > 0 && tally.fitting * 10 >= tally.lines * 9;
  }
  record.problems.push_back({ProblemKind::LongQuotedField,
                             m_quoteAt,
                             {literal ? MessageId::LongFieldLiteral : MessageId::LongFieldKept,
                              {span.lineEnds + 1, bytes}}});
  return literal;
}

void RecordParser::addQuotedCell(const QuotedSpan &span, ParsedRecord &record) {
  const std::string_view inner = m_window.substr(m_quoteAt + 1, span.close - m_quoteAt - 1);
  record.quotedCells.push_back(record.cells.size());
  record.cells.push_back(inner);
  if (span.hasEscapes) addUnescaped(inner, true, record);
}

/// An escape is removed only before structural characters and line ends: elsewhere it is text, as
/// in the path `C:\new`.
bool RecordParser::isEscapable(char character) const {
  return character == m_marks.quote || character == m_marks.escape ||
         character == m_marks.delimiter || isRowEnd(character);
}

/// Adds the last cell's text without its escapes and doubled quotes.
void RecordParser::addUnescaped(std::string_view text, bool isQuoted, ParsedRecord &record) {
  std::string &out = record.unescaped;
  const std::size_t begin = out.size();
  for (std::size_t at = 0; at < text.size();) {
    std::size_t mark = at;
    while (mark < text.size() && text[mark] != m_marks.escape &&
           !(isQuoted && text[mark] == m_marks.quote)) {
      ++mark;
    }
    out.append(text.substr(at, mark - at));
    if (mark == text.size()) break;
    const bool hasNext = mark + 1 < text.size();
    const bool isProtecting =
        hasNext && (text[mark] == m_marks.quote || isEscapable(text[mark + 1]));
    out += isProtecting ? text[mark + 1] : text[mark];
    at = mark + (isProtecting ? 2 : 1);
  }
  m_fixups.push_back({record.cells.size() - 1, begin, out.size() - begin});
}

/// A doubled quote becomes one quote; other quotes stay.
void RecordParser::addWithLooseQuotes(std::string_view text, ParsedRecord &record) {
  std::string &out = record.unescaped;
  const std::size_t begin = out.size();
  const char quote = *m_marks.quote;
  for (std::size_t at = 0; at < text.size(); ++at) {
    out += text[at];
    if (text[at] == quote && at + 1 < text.size() && text[at + 1] == quote) ++at;
  }
  record.quotedCells.push_back(record.cells.size());
  record.cells.push_back(text);
  m_fixups.push_back({record.cells.size() - 1, begin, out.size() - begin});
}

/// Called last, because the buffer moves when it grows.
void RecordParser::pointToUnescaped(ParsedRecord &record) const {
  for (const Fixup &fixup : m_fixups) {
    record.cells[fixup.cell] = std::string_view(record.unescaped).substr(fixup.begin, fixup.length);
  }
}

}  // namespace shinglescope
