// SPDX-License-Identifier: MIT
#include "core/dataset/csv/plain_row_scanner.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/dataset/csv/record_parser.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr std::size_t kStepBlocks = 32;  ///< masks computed at a time
constexpr std::size_t kStepBytes = kStepBlocks * MarkFinder::kBlockBytes;
constexpr std::size_t kMostTextBytes = 1U << 30U;
constexpr std::size_t kLeastEnds = 1U << 14U;
constexpr std::uint32_t kQuotedFlag = 1U << 31U;  ///< set on the end of a quoted cell

/// Returns the bits below the lowest set bit.
constexpr std::uint64_t below(std::uint64_t bits) { return (bits - 1) & ~bits; }

}  // namespace

PlainRowScanner::PlainRowScanner(const RecordMarks &marks, std::uint64_t maxRowBytes)
    : m_finder(marks.delimiter, marks.quote),
      m_marks(marks),
      m_maxRowBytes(maxRowBytes),
      m_masks(kStepBlocks) {}

void PlainRowScanner::setColumns(std::size_t columns) {
  m_columns = columns;
  m_ends.resize(std::max(kLeastEnds, 2 * (columns + kStepBytes)));
}

const PlainRows &PlainRowScanner::scan(std::span<char> text, LineEnd lineEnd, std::size_t maxRows) {
  m_text = text.first(std::min(text.size(), kMostTextBytes));
  m_lineEnd = lineEnd;
  m_maxRows = maxRows;
  m_rows.rowBegins.clear();
  m_used = m_firstEnd = 0;
  beginRow(0);
  bool goesOn = endsWithLf(lineEnd) && !m_marks.mergesDelimiters && m_marks.delimiterTail.empty();
  for (std::size_t at = 0; goesOn && at < m_text.size(); at += kStepBytes) {
    const std::size_t bytes = std::min(kStepBytes, m_text.size() - at);
    m_finder.find({m_text.data() + at, bytes}, m_masks);
    const std::size_t blocks = (bytes + MarkFinder::kBlockBytes - 1) / MarkFinder::kBlockBytes;
    goesOn = m_used + kStepBytes + MarkFinder::kBlockBytes <= m_ends.size() &&
             takeBlocks(std::span(m_masks).first(blocks), static_cast<std::uint32_t>(at));
  }
  m_rows.bytes = m_rowBegin;
  m_rows.cellEnds = std::span(m_ends).first(m_firstEnd);
  return m_rows;
}

/// Processes runs of simple blocks together and the other blocks one by one.
bool PlainRowScanner::takeBlocks(std::span<const StructuralMasks> masks, std::uint32_t base) {
  std::size_t block = 0;
  while (block < masks.size()) {
    std::size_t end = block;
    while (end < masks.size() && masks[end].special == 0) ++end;
    const auto at = static_cast<std::uint32_t>(base + block * MarkFinder::kBlockBytes);
    if (end > block && m_state == CellState::Literal) {
      if (!takeEnds(masks.subspan(block, end - block), at)) return false;
      block = end;
    } else {
      if (!takeMarks(masks[block], at)) return false;
      ++block;
    }
  }
  return true;
}

void PlainRowScanner::beginRow(std::uint32_t at) {
  m_rowBegin = at;
  m_state = CellState::Literal;
  m_hasQuotes = false;
  m_hasHighBytes = false;
}

/// Processes blocks in which only delimiters and line feeds matter.
bool PlainRowScanner::takeEnds(std::span<const StructuralMasks> masks, std::uint32_t base) {
  m_used += m_finder.list(masks, base, m_ends.data() + m_used);
  for (const StructuralMasks &block : masks) {
    std::uint64_t high = block.high;
    for (std::uint64_t feeds = block.lineFeeds; feeds != 0; feeds &= feeds - 1) {
      const std::uint32_t at = base + static_cast<std::uint32_t>(std::countr_zero(feeds));
      if (!endRow(at, (high & below(feeds)) != 0)) return false;
      high &= ~below(feeds);
    }
    m_hasHighBytes |= high != 0;
    base += MarkFinder::kBlockBytes;
  }
  return true;
}

/// Processes a block that contains quotes or carriage returns, or that begins inside quotes.
bool PlainRowScanner::takeMarks(StructuralMasks masks, std::uint32_t base) {
  for (std::uint64_t marks = masks.cellEnds | masks.special; marks != 0; marks &= marks - 1) {
    const std::uint32_t at = base + static_cast<std::uint32_t>(std::countr_zero(marks));
    const char mark = m_text[at];
    if (mark == '\r') {
      if (m_lineEnd != LineEnd::CrLf || at + 1 >= m_text.size() || m_text[at + 1] != '\n')
        return false;
    } else if (mark == '\n') {
      if (!endCell(at) || !endRow(at, (masks.high & below(marks)) != 0)) return false;
      masks.high &= ~below(marks);
    } else if (m_marks.quote && mark == *m_marks.quote) {
      if (!takeQuote(at)) return false;
    } else if (m_state != CellState::InQuotes && !endCell(at)) {
      return false;
    }
  }
  m_hasHighBytes |= masks.high != 0;
  return true;
}

bool PlainRowScanner::takeQuote(std::uint32_t at) {
  const std::uint32_t cellBegin =
      m_used == m_firstEnd ? m_rowBegin : (m_ends[m_used - 1] & ~kQuotedFlag) + 1;
  if (m_state == CellState::Literal && at == cellBegin) {
    m_state = CellState::InQuotes;
    m_hasQuotes = true;
    return true;
  }
  if (m_state != CellState::InQuotes) return false;
  m_state = CellState::AfterQuote;
  m_closedAt = at;
  return true;
}

/// Ends a cell at a delimiter or line end.
bool PlainRowScanner::endCell(std::uint32_t at) {
  if (m_state == CellState::InQuotes) return false;
  const bool isQuoted = m_state == CellState::AfterQuote;
  const bool isPaired = m_text[at] == '\n' && m_lineEnd == LineEnd::CrLf;
  if (isQuoted && at != m_closedAt + (isPaired ? 2 : 1)) return false;
  m_ends[m_used++] = at | (isQuoted ? kQuotedFlag : 0);
  m_state = CellState::Literal;
  return true;
}

/// Ends the row at the line feed `at`, which ends its last cell if the row has the table's width.
bool PlainRowScanner::endRow(std::uint32_t at, bool hasHighBytes) {
  const std::size_t next = m_firstEnd + m_columns;
  if (next > m_used || (m_ends[next - 1] & ~kQuotedFlag) != at) return false;
  const std::uint32_t returns = m_lineEnd == LineEnd::CrLf && at > m_rowBegin ? 1 : 0;
  const std::uint32_t length = at - m_rowBegin - returns;
  if (length == 0 || length > m_maxRowBytes) return false;
  if (m_lineEnd == LineEnd::CrLf && m_text[at - 1] != '\r') return false;
  if (m_hasQuotes && length > RecordParser::kLongFieldBytes) return false;
  const std::string_view row(m_text.data() + m_rowBegin, length);
  if (hasOddMarks(row)) return false;
  if ((hasHighBytes || m_hasHighBytes) && !isValidUtf8(row)) return false;
  const std::span<std::uint32_t> ends = std::span(m_ends).subspan(m_firstEnd, m_columns);
  for (std::uint32_t &end : ends) end -= m_rowBegin;
  ends.back() -= returns;
  if (m_hasQuotes) stripQuotes(ends);
  m_rows.rowBegins.push_back(m_rowBegin);
  m_firstEnd = next;
  beginRow(at + 1);
  return m_rows.rowBegins.size() < m_maxRows;
}

/// Tests for an escape or a comment; both are left to the parser. In a row without an escape,
/// quotes, delimiters and line ends have their usual meaning.
bool PlainRowScanner::hasOddMarks(std::string_view row) const {
  return (m_marks.escape && row.find(*m_marks.escape) != row.npos) ||
         (m_marks.comment && row.front() == *m_marks.comment);
}

/// Moves the cells together, so that each begins one byte after the end of the previous one.
void PlainRowScanner::stripQuotes(std::span<std::uint32_t> ends) {
  char *row = m_text.data() + m_rowBegin;
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  for (std::uint32_t &end : ends) {
    const std::uint32_t quote = (end & kQuotedFlag) != 0 ? 1 : 0;
    const std::uint32_t after = end & ~kQuotedFlag;
    const std::uint32_t length = after - from - 2 * quote;
    if (to != from + quote) std::memmove(row + to, row + from + quote, length);
    end = to + length;
    from = after + 1;
    to += length + 1;
  }
}

}  // namespace shinglescope
