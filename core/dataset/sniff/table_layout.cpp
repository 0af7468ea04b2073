// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/table_layout.h"

#include <algorithm>

#include "core/dataset/sniff/cell_kind.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostPreambleRows = 60;

std::size_t filledCells(const TrialRow &row) {
  return static_cast<std::size_t>(std::ranges::count_if(
      row.cells, [](const std::string &cell) { return !trimmedSpaces(cell).empty(); }));
}

std::size_t usedWidth(const TrialRow &row) {
  std::size_t width = row.cells.size();
  while (width > 0 && trimmedSpaces(row.cells[width - 1]).empty()) --width;
  return width;
}

/// Tests whether the table's own rows have a space after the delimiter.
bool hasSpacedRows(const DialectTrial &trial) {
  std::size_t rows = 0;
  std::size_t spaced = 0;
  for (const TrialRow &row : trial.rows) {
    if (row.cells.size() != trial.columns || row.cells.size() < 2) continue;
    ++rows;
    if (std::all_of(row.cells.begin() + 1, row.cells.end(),
                    [](const std::string &cell) { return cell.empty() || cell.front() == ' '; })) {
      ++spaced;
    }
  }
  return spaced * 3 > rows;
}

/// Tests for a space before each cell but the first, as in a sentence that contains the delimiter.
bool isSpaced(const TrialRow &row) {
  return std::all_of(row.cells.begin() + 1, row.cells.end(),
                     [](const std::string &cell) { return cell.starts_with(' '); });
}

/// Tests for a row that is split only because a sentence contains the delimiter.
bool isSentence(const TrialRow &row, const DialectTrial &trial) {
  return row.cells.size() < trial.columns && isSpaced(row) && !hasSpacedRows(trial);
}

/// Tests for a row without a quote above quoted rows.
bool lacksQuotes(const TrialRow &row, const DialectTrial &trial) {
  const auto hasQuotes = [](const TrialRow &any) {
    return std::ranges::find(any.isQuoted, true) != any.isQuoted.end();
  };
  const bool isWords = trial.marks.delimiter == ' ';  // a sentence may have any number of words
  if ((row.cells.size() == trial.columns && !isWords) || hasQuotes(row)) return false;
  std::size_t quoted = 0;
  std::size_t fitting = 0;
  for (const TrialRow &other : trial.rows) {
    if (other.cells.size() != trial.columns) continue;
    ++fitting;
    if (std::ranges::all_of(other.isQuoted, [](bool is) { return is; })) {
      ++quoted;
    }
  }
  return quoted * 10 >= fitting * 8;
}

/// Tests for a row with too few cells to belong to the table.
bool isTitle(const TrialRow &row, const DialectTrial &trial) {
  const std::size_t columns = trial.columns;
  const std::size_t filled = filledCells(row);
  if (row.cells.front().starts_with('#') && row.cells.size() != columns) return true;
  if (columns == 2) return row.cells.size() == 1 || lacksQuotes(row, trial);
  if (row.cells.size() == 1) return true;
  if (filled == 0 || isSentence(row, trial) || lacksQuotes(row, trial)) return true;
  const bool isPadded = row.cells.size() >= columns;
  if (isPadded && columns < 4) return filled == 1 && usedWidth(row) == 1;
  return (usedWidth(row) <= 2 && usedWidth(row) * 2 < columns) || usedWidth(row) * 3 <= columns;
}

/// Tests for a row with enough cells to be the header, or a row, of a table of `columns` columns.
bool isTableLike(const TrialRow &row, std::size_t columns) {
  const std::size_t width = row.cells.size();
  return width >= 2 && width * 2 > columns && filledCells(row) * 2 >= columns;
}

std::size_t firstTableRow(const DialectTrial &trial) {
  const std::vector<TrialRow> &rows = trial.rows;
  std::size_t at = 0;
  const std::size_t most = std::min(rows.size(), kMostPreambleRows);
  while (at < most && isTitle(rows[at], trial)) ++at;
  // A sparse table looks like titles from beginning to end.
  if (at == most) return 0;
  const bool isGroupRow = at > 0 && at + 1 < rows.size() && !rows[at].cells.empty() &&
                          rows[at].cells.size() == trial.columns &&
                          isTableLike(rows[at + 1], trial.columns);
  if (!isTableLike(rows[at], trial.columns) && !isGroupRow) return 0;
  const std::size_t below = rows.size() - at;
  return below >= 2 || trial.columns >= 3 ? at : 0;
}

/// Tests for a text in each column, as in a row of names.
bool isTextRow(const TrialRow &row, std::size_t columns) {
  return row.cells.size() == columns && std::ranges::all_of(row.cells, [](const std::string &cell) {
           return !trimmedSpaces(cell).empty() && !isNumberLike(cell);
         });
}

/// Tests whether one column contains numbers in nearly all rows below this one.
bool hasNumbersBelow(const DialectTrial &trial, std::size_t at) {
  constexpr std::size_t kLeastRows = 2;
  std::vector<std::size_t> numbers(trial.columns, 0);
  std::size_t whole = 0;
  for (std::size_t i = at + 1; i < trial.rows.size(); ++i) {
    const std::vector<std::string> &cells = trial.rows[i].cells;
    if (cells.size() != trial.columns) continue;
    ++whole;
    for (std::size_t column = 0; column < cells.size(); ++column)
      if (isNumberLike(cells[column])) ++numbers[column];
  }
  return whole >= kLeastRows &&
         std::ranges::any_of(numbers, [whole](auto count) { return count * 10 >= whole * 8; });
}

/// Returns the first row below titles that contain more delimiters than the table's rows, or as
/// many if the table has two columns. Such rows are titles only if names follow, above numbers or
/// after a gap.
std::size_t firstRowBelowWideTitles(const DialectTrial &trial) {
  const std::vector<TrialRow> &rows = trial.rows;
  const std::size_t columns = trial.columns;
  bool isWide = false;
  bool isGap = false;
  bool isSentence = false;
  std::size_t at = 0;
  for (; at < std::min(rows.size(), kMostPreambleRows); ++at) {
    const TrialRow &row = rows[at];
    const bool isPadded = columns == 2 && row.cells.size() > 1 && usedWidth(row) <= 1;
    const bool isWider = row.cells.size() > columns && isSpaced(row) && !hasSpacedRows(trial);
    if (!isPadded && !isWider && !isTitle(row, trial)) break;
    isWide = isWide || isPadded || isWider;
    isGap = isGap || (at > 0 && filledCells(row) == 0);
    isSentence = isSentence || row.cells.front().find(' ') != std::string::npos || isWider;
  }
  if (!isWide || at + 1 >= rows.size() || !isTextRow(rows[at], columns)) return 0;
  isGap = isGap || rows[at].isAfterBlank;
  return (isGap && isSentence) || hasNumbersBelow(trial, at) ? at : 0;
}

}  // namespace

/// Returns the first row below a blank line that separates narrower rows from rows of the table's
/// width. The narrower rows are names and values of a measurement.
std::size_t firstRowBelowBlank(const DialectTrial &trial) {
  constexpr std::size_t kLeastRows = 3;
  const std::vector<TrialRow> &rows = trial.rows;
  std::size_t at = 0;
  const std::size_t most = std::min(rows.size(), kMostPreambleRows);
  while (at < most && rows[at].cells.size() < trial.columns) ++at;
  if (at == 0 || at + kLeastRows > rows.size() || !rows[at].isAfterBlank) return 0;
  const auto isFull = [&trial](const TrialRow &row) { return row.cells.size() == trial.columns; };
  const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(at);
  return std::all_of(begin, begin + kLeastRows, isFull) ? at : 0;
}

/// Tests for words in a single or only filled cell, or for a narrow row that begins with "Note" or
/// "Source".
bool isFootnote(const TrialRow &row, std::size_t columns) {
  const std::string_view text = trimmedSpaces(row.cells.front());
  const bool isAlone = columns >= 3 && usedWidth(row) == 1;
  if ((row.cells.size() == 1 || isAlone) && text.find(' ') != text.npos) return true;
  const bool isNamed = text.starts_with("Note") || text.starts_with("Source") ||
                       text.starts_with("NOTE") || text.starts_with("SOURCE");
  return isNamed && (isAlone || usedWidth(row) < columns) && text.find(' ') != text.npos;
}

TableLayout layoutOf(const DialectTrial &trial) {
  TableLayout layout;
  if (trial.columns < 2) return layout;
  layout.firstRow = firstRowBelowWideTitles(trial);
  if (layout.firstRow == 0) layout.firstRow = firstTableRow(trial);
  if (layout.firstRow == 0) layout.firstRow = firstRowBelowBlank(trial);
  if (layout.firstRow > 0) layout.preambleLines = trial.rows[layout.firstRow].line;
  for (const TrialRow &row : trial.rows) {
    const bool isComment = !row.isQuoted.front() && row.cells.front().starts_with('#');
    const bool isBelow = row.line >= layout.preambleLines && row.cells.size() != trial.columns;
    if (isComment && isBelow) layout.commentLines.push_back(row.line);
  }
  const std::vector<TrialRow> &last = trial.lastRows.empty() ? trial.rows : trial.lastRows;
  for (auto row = last.rbegin(); row != last.rend(); ++row) {
    if (row->line <= layout.preambleLines || !isFootnote(*row, trial.columns)) break;
    ++layout.footnotes;
    layout.footnoteLine = row->line;
  }
  return layout;
}

}  // namespace shinglescope
