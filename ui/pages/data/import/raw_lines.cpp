// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/raw_lines.h"

#include <algorithm>

#include "core/dataset/source/encoding.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {

namespace {

/// Bytes of a line that are read: enough for the part that is shown.
constexpr std::size_t kShownBytes = 2048;

struct Line {
  std::uint64_t offset = 0;
  std::string_view content;  ///< without its line ending
};

std::vector<Line> split(std::string_view text, std::uint64_t offset, std::optional<char> rowEnd,
                        std::size_t mostLines) {
  const std::string ends = rowEnd ? std::string(1, *rowEnd) : "\r\n";
  std::vector<Line> lines;
  while (!text.empty() && lines.size() < mostLines) {
    const std::size_t end = std::min(text.find_first_of(ends), text.size());
    std::size_t next = std::min(end + 1, text.size());
    if (!rowEnd && text.substr(end).starts_with("\r\n")) next = end + 2;
    const std::string_view behind = rowEnd ? text.substr(next) : std::string_view();
    next += behind.starts_with('\n') ? 1 : behind.starts_with("\r\n") ? 2 : 0;
    lines.push_back({offset, text.substr(0, end)});
    text.remove_prefix(next);
    offset += next;
  }
  return lines;
}

std::size_t lineBreaks(std::string_view cell, std::optional<char> rowEnd) {
  if (rowEnd) return static_cast<std::size_t>(std::count(cell.begin(), cell.end(), *rowEnd));
  std::size_t breaks = 0;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const bool isPair = cell[i] == '\r' && i + 1 < cell.size() && cell[i + 1] == '\n';
    if (cell[i] == '\n' || (cell[i] == '\r' && !isPair)) ++breaks;
  }
  return breaks;
}

/// Returns the number of physical lines of a row.
std::size_t linesOfRow(const Dataset &dataset, RecordId row, const Dialect &dialect) {
  std::size_t lines = 1;
  if (dialect.shape != SourceShape::Delimited) return lines;
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
    lines += lineBreaks(dataset.cell(row, {column}), dialect.rowEnd);
  for (const std::string_view cell : dataset.extraCells(row))
    lines += lineBreaks(cell, dialect.rowEnd);
  return lines;
}

bool isBlank(std::string_view content) {
  return content.find_first_not_of(" \t") == std::string_view::npos;
}

/// Assigns each line its kind.
class Marker {
 public:
  Marker(const std::vector<Line> &lines, const LoadedDataset &loaded)
      : m_lines(lines),
        m_dialect(loaded.report.dialect),
        m_dataset(*loaded.dataset),
        m_hasFooter(loaded.report.footerBytes > 0) {}

  std::vector<RawLine> run() {
    m_marked.resize(m_lines.size());
    const std::size_t first = markRows();
    markAbove(first);
    return std::move(m_marked);
  }

 private:
  /// Marks the lines of rows. Returns the first line of the first row.
  std::size_t markRows() {
    std::size_t next = m_lines.size();
    std::size_t first = next;
    for (std::uint32_t row = 0; row < m_dataset.rowCount(); ++row) {
      const std::size_t begin = lineAt(m_dataset.sourceOffset({row}));
      if (begin >= m_lines.size()) break;
      if (row == 0) first = begin;
      for (std::size_t i = next; i < begin; ++i) markBetween(i, RawLineKind::NotLoaded);
      next = std::min(begin + linesOfRow(m_dataset, {row}, m_dialect), m_lines.size());
      for (std::size_t i = begin; i < next; ++i) {
        m_marked[i].kind = RawLineKind::Row;
        m_marked[i].row = row;
      }
    }
    const RawLineKind below = m_hasFooter ? RawLineKind::Footer : RawLineKind::Beyond;
    for (std::size_t i = next; i < m_lines.size(); ++i) markBetween(i, below);
    return first;
  }

  void markAbove(std::size_t firstRow) {
    for (std::size_t i = 0; i < firstRow; ++i) {
      if (i < m_dialect.preambleLines)
        m_marked[i].kind = RawLineKind::Preamble;
      else
        markBetween(i, hasHeader() ? RawLineKind::Header : RawLineKind::NotLoaded);
    }
  }

  bool hasHeader() const {
    return m_dialect.hasHeader && m_dialect.shape == SourceShape::Delimited;
  }

  void markBetween(std::size_t line, RawLineKind otherwise) {
    const std::string_view content = m_lines[line].content;
    RawLineKind kind = otherwise;
    if (isBlank(content)) kind = RawLineKind::Blank;
    if (m_dialect.comment && content.starts_with(*m_dialect.comment)) kind = RawLineKind::Comment;
    m_marked[line].kind = kind;
  }

  /// Returns the line that contains a byte.
  std::size_t lineAt(std::uint64_t offset) const {
    if (m_lines.empty() || offset < m_lines.front().offset) return m_lines.size();
    const auto after = std::ranges::upper_bound(m_lines, offset, {}, &Line::offset);
    const auto line = static_cast<std::size_t>(after - m_lines.begin()) - 1;
    const bool isLast = line + 1 == m_lines.size();
    return isLast && offset > m_lines[line].offset ? m_lines.size() : line;
  }

  const std::vector<Line> &m_lines;
  const Dialect &m_dialect;
  const Dataset &m_dataset;
  bool m_hasFooter;
  std::vector<RawLine> m_marked;
};

}  // namespace

std::vector<RawLine> rawLines(std::string_view text, std::uint64_t firstOffset,
                              const LoadedDataset *loaded, std::size_t mostLines) {
  const auto rowEnd = loaded ? loaded->report.dialect.rowEnd : std::nullopt;
  const std::vector<Line> lines = split(text, firstOffset, rowEnd, mostLines);
  std::vector<RawLine> marked =
      loaded ? Marker(lines, *loaded).run() : std::vector<RawLine>(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string repaired;
    appendRepairedUtf8(lines[i].content.substr(0, kShownBytes), repaired);
    marked[i].number = static_cast<std::uint32_t>(i + 1);
    marked[i].text = cellDisplayText(repaired);
  }
  return marked;
}

}  // namespace shinglescope
