#include "core/dataset/plain_row_scanner.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/dataset/encoding.h"
#include "core/dataset/record_parser.h"

namespace shinglescope {
namespace {

constexpr std::size_t kStepBlocks = 32;  ///< masked at a time
constexpr std::size_t kStepBytes = kStepBlocks * MarkFinder::kBlockBytes;
constexpr std::size_t kMostTextBytes = 1U << 30U;
constexpr std::size_t kLeastEnds = 1U << 14U;
constexpr std::uint32_t kQuotedFlag = 1U << 31U;  ///< on the end of a cell in quotes

/// The bits below the lowest one that is set.
constexpr std::uint64_t below(std::uint64_t bits) { return (bits - 1) & ~bits; }

}  // namespace

PlainRowScanner::PlainRowScanner(char delimiter, std::optional<char> quote,
                                 std::uint64_t maxRowBytes)
    : m_finder(delimiter, quote),
      m_quote(quote),
      m_maxRowBytes(maxRowBytes),
      m_masks(kStepBlocks) {}

void PlainRowScanner::setColumns(std::size_t columns) {
  m_columns = columns;
  m_ends.resize(std::max(kLeastEnds, 2 * (columns + MarkFinder::kBlockBytes)));
}

const PlainRows &PlainRowScanner::scan(std::span<char> text, LineEnd lineEnd, std::size_t maxRows) {
  m_text = text.first(std::min(text.size(), kMostTextBytes));
  m_lineEnd = lineEnd;
  m_maxRows = maxRows;
  m_rows.rowBegins.clear();
  m_used = 0;
  beginRow(0);
  bool goesOn = lineEnd != LineEnd::Cr;
  for (std::size_t at = 0; goesOn && at < m_text.size(); at += kStepBytes) {
    const std::size_t bytes = std::min(kStepBytes, m_text.size() - at);
    m_finder.find({m_text.data() + at, bytes}, m_masks);
    const std::size_t blocks = (bytes + MarkFinder::kBlockBytes - 1) / MarkFinder::kBlockBytes;
    for (std::size_t block = 0; goesOn && block < blocks; ++block) {
      const auto base = static_cast<std::uint32_t>(at + block * MarkFinder::kBlockBytes);
      const MarkMasks &masks = m_masks[block];
      const bool isEasy = masks.special == 0 && m_state == CellState::Literal;
      goesOn = m_used + MarkFinder::kBlockBytes <= m_ends.size() &&
               (isEasy ? takeEnds(masks, base) : takeMarks(masks, base));
    }
  }
  m_rows.bytes = m_rowBegin;
  m_rows.cellEnds = std::span(m_ends).first(m_firstEnd);
  return m_rows;
}

void PlainRowScanner::beginRow(std::uint32_t at) {
  m_rowBegin = at;
  m_firstEnd = m_used;
  m_state = CellState::Literal;
  m_hasQuotes = false;
  m_hasHighBytes = false;
}

/// A block in which only delimiters and line feeds matter.
bool PlainRowScanner::takeEnds(MarkMasks masks, std::uint32_t base) {
  const std::uint32_t lineEndBytes = m_lineEnd == LineEnd::CrLf ? 1 : 0;
  while (masks.cellEnds != 0) {
    const std::uint32_t at = base + static_cast<std::uint32_t>(std::countr_zero(masks.cellEnds));
    const std::uint64_t before = below(masks.cellEnds);
    masks.cellEnds &= masks.cellEnds - 1;
    if ((masks.lineFeeds & (before + 1)) == 0) {
      m_ends[m_used++] = at - m_rowBegin;
      continue;
    }
    m_ends[m_used++] = at - lineEndBytes - m_rowBegin;
    if (!endRow(at, (masks.high & before) != 0)) return false;
    masks.high &= ~before;
  }
  m_hasHighBytes |= masks.high != 0;
  return true;
}

/// A block with quotes or carriage returns, or inside quotes.
bool PlainRowScanner::takeMarks(MarkMasks masks, std::uint32_t base) {
  const bool isPaired = m_lineEnd == LineEnd::CrLf;
  for (std::uint64_t marks = masks.cellEnds | masks.special; marks != 0; marks &= marks - 1) {
    const std::uint32_t at = base + static_cast<std::uint32_t>(std::countr_zero(marks));
    const char mark = m_text[at];
    if (mark == '\r') {
      if (!isPaired || at + 1 >= m_text.size() || m_text[at + 1] != '\n') return false;
    } else if (mark == '\n') {
      if (!endCell(isPaired ? at - 1 : at)) return false;
      if (!endRow(at, (masks.high & below(marks)) != 0)) return false;
      masks.high &= ~below(marks);
    } else if (m_quote && mark == *m_quote) {
      if (!takeQuote(at)) return false;
    } else if (m_state != CellState::InQuotes && !endCell(at)) {
      return false;
    }
  }
  m_hasHighBytes |= masks.high != 0;
  return true;
}

bool PlainRowScanner::takeQuote(std::uint32_t at) {
  const bool isFirst = m_used == m_firstEnd;
  const std::uint32_t inRow = isFirst ? 0 : (m_ends[m_used - 1] & ~kQuotedFlag) + 1;
  if (m_state == CellState::Literal && at == m_rowBegin + inRow) {
    m_state = CellState::InQuotes;
    m_hasQuotes = true;
    return true;
  }
  if (m_state != CellState::InQuotes) return false;
  m_state = CellState::AfterQuote;
  m_closedAt = at;
  return true;
}

bool PlainRowScanner::endCell(std::uint32_t at) {
  if (m_state == CellState::InQuotes) return false;
  const bool isQuoted = m_state == CellState::AfterQuote;
  if (isQuoted && at != m_closedAt + 1) return false;
  m_ends[m_used++] = (at - m_rowBegin) | (isQuoted ? kQuotedFlag : 0);
  m_state = CellState::Literal;
  return true;
}

/// Ends the row at the line feed `at`; its cells are all there.
bool PlainRowScanner::endRow(std::uint32_t at, bool hasHighBytes) {
  const bool isPaired = m_lineEnd == LineEnd::CrLf;
  const std::uint32_t length = at - m_rowBegin - (isPaired && at > m_rowBegin ? 1 : 0);
  if (length == 0 || length > m_maxRowBytes || m_used - m_firstEnd != m_columns) return false;
  if (isPaired && m_text[at - 1] != '\r') return false;
  if (m_hasQuotes && length > RecordParser::kLongFieldBytes) return false;
  const std::string_view row(m_text.data() + m_rowBegin, length);
  if ((hasHighBytes || m_hasHighBytes) && !isValidUtf8(row)) return false;
  if (m_hasQuotes) stripQuotes(std::span(m_ends).subspan(m_firstEnd, m_columns));
  m_rows.rowBegins.push_back(m_rowBegin);
  beginRow(at + 1);
  return m_rows.rowBegins.size() < m_maxRows;
}

/// Moves the cells together, so that each begins one byte behind the one before.
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
