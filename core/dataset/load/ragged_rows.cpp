// SPDX-License-Identifier: MIT
#include "core/dataset/load/ragged_rows.h"

#include <algorithm>

#include "core/dataset/sniff/cell_kind.h"
#include "core/dataset/sniff/delimiter_guess.h"

namespace shinglescope {

namespace {

/// Longer rows do not come from another delimiter, so trying them would only cost time.
constexpr std::size_t kMostTriedBytes = 1U << 16U;
/// The number of rows that must agree: few if the rows have the table's width or follow a blank
/// line, otherwise more.
constexpr std::size_t kDriftRows = 3;
constexpr std::size_t kDriftRowsOfOtherWidth = 10;
constexpr std::size_t kTableRowsAfterBlank = 2;
constexpr std::size_t kTableRows = 8;

std::string_view withoutLineEnd(std::string_view bytes) {
  while (bytes.ends_with('\n') || bytes.ends_with('\r')) bytes.remove_suffix(1);
  return bytes;
}

}  // namespace

RaggedRowTrial::RaggedRowTrial(const RecordMarks &marks, std::size_t columns)
    : m_columns(columns), m_quote(marks.quote), m_delimiter(marks.delimiter) {
  RecordMarks other = marks;
  other.mergesDelimiters = false;
  other.delimiterTail.clear();
  for (const char candidate : kUsualDelimiters) {
    other.delimiter = candidate;
    m_parsers.emplace_back(other, kMostTriedBytes);
  }
}

RaggedRow RaggedRowTrial::examine(std::string_view bytes, const ParsedRecord &record) {
  RaggedRow row;
  row.cells = record.cells.size();
  row.hasNumbers = std::ranges::any_of(record.cells, isNumberLike);
  if (bytes.size() > kMostTriedBytes) return row;
  for (std::size_t i = 0; i < kUsualDelimiters.size(); ++i) {
    const char candidate = kUsualDelimiters[i];
    const bool isOther = candidate != m_delimiter && candidate != m_quote;
    if (isOther && bytes.find(candidate) != bytes.npos) row.widths[i] = widthWith(i, bytes);
  }
  return row;
}

/// Returns 0 if the candidate does not parse the whole row as one record.
std::uint32_t RaggedRowTrial::widthWith(std::size_t candidate, std::string_view bytes) {
  const std::string_view text = withoutLineEnd(bytes);
  const ParseStatus status = m_parsers[candidate].parse(text, true, m_record);
  if (status != ParseStatus::Record || m_record.length != text.size()) return 0;
  return static_cast<std::uint32_t>(m_record.cells.size());
}

std::optional<char> RaggedRowTrial::otherDelimiter(const RaggedRow &row) const {
  if (row.cells != 1 || m_columns < 2) return std::nullopt;
  const auto fitting = std::ranges::find(row.widths, m_columns);
  if (fitting == row.widths.end()) return std::nullopt;
  return kUsualDelimiters[static_cast<std::size_t>(fitting - row.widths.begin())];
}

void RaggedRuns::add(const RaggedRow &row) {
  const bool isNext = m_lastRow && *m_lastRow + 1 == row.row;
  if (!isNext) m_driftLength.fill(0);
  m_lastRow = row.row;
  extendDrift(row);
  if (isNext && row.cells == m_first.cells && !row.isAfterBlank) {
    extendTable(row);
  } else {
    begin(row);
  }
}

void RaggedRuns::begin(const RaggedRow &row) {
  m_first = row;
  m_length = 1;
  m_isTableReported = false;
  m_haveNumbers = true;
}

void RaggedRuns::extendTable(const RaggedRow &row) {
  ++m_length;
  m_haveNumbers = m_haveNumbers && row.hasNumbers;
  if (m_isTableReported || m_first.cells < 2) return;
  const bool looksLikeHeader = !m_first.hasNumbers && m_haveNumbers;
  const bool isTable = m_first.isAfterBlank ? m_length >= kTableRowsAfterBlank
                                            : m_length >= kTableRows && looksLikeHeader;
  if (!isTable) return;
  m_isTableReported = true;
  m_changes.push_back(problemAt(m_first, ProblemKind::TableBoundary, m_first.row,
                                {MessageId::RowsFromHereWide, {m_first.cells, m_columns}}));
}

void RaggedRuns::extendDrift(const RaggedRow &row) {
  if (m_isDriftReported) return;
  for (std::size_t i = 0; i < row.widths.size(); ++i) {
    const bool agrees = m_driftLength[i] > 0 && m_driftFirst[i].widths[i] == row.widths[i];
    if (!agrees) m_driftFirst[i] = row;
    m_driftLength[i] = agrees ? m_driftLength[i] + 1 : (row.widths[i] > 1 ? 1 : 0);
    const std::size_t width = row.widths[i];
    const bool areFewEnough = width == m_columns || m_driftFirst[i].isAfterBlank;
    const std::size_t needed = areFewEnough ? kDriftRows : kDriftRowsOfOtherWidth;
    if (width <= row.cells || m_driftLength[i] < needed) continue;
    m_isDriftReported = true;
    const RaggedRow &first = m_driftFirst[i];
    m_changes.push_back(
        problemAt(first, ProblemKind::DialectDrift, first.row,
                  {MessageId::RowsFromHereDelimited, {delimiterName(kUsualDelimiters[i]), width}}));
    return;
  }
}

}  // namespace shinglescope
