#include "core/dataset/table_layout.h"

#include <algorithm>

namespace shinglescope {

namespace {

constexpr std::size_t kMostPreambleRows = 60;

std::size_t filledCells(const TrialRow &row) {
  return static_cast<std::size_t>(
      std::count_if(row.cells.begin(), row.cells.end(),
                    [](const std::string &cell) { return !trimmedSpaces(cell).empty(); }));
}

std::size_t usedWidth(const TrialRow &row) {
  std::size_t width = row.cells.size();
  while (width > 0 && trimmedSpaces(row.cells[width - 1]).empty()) --width;
  return width;
}

/// The table's own rows have a space behind the delimiter.
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

/// Split only because a sentence holds the delimiter.
bool isSentence(const TrialRow &row, const DialectTrial &trial) {
  const bool isSpaced = std::all_of(row.cells.begin() + 1, row.cells.end(),
                                    [](const std::string &cell) { return cell.starts_with(' '); });
  return isSpaced && row.cells.size() < trial.columns && !hasSpacedRows(trial);
}

/// Without a quote above rows that are quoted.
bool lacksQuotes(const TrialRow &row, const DialectTrial &trial) {
  const auto hasQuotes = [](const TrialRow &any) {
    return std::find(any.isQuoted.begin(), any.isQuoted.end(), true) != any.isQuoted.end();
  };
  const bool isWords = trial.marks.delimiter == ' ';  // a sentence may have any number
  if ((row.cells.size() == trial.columns && !isWords) || hasQuotes(row)) return false;
  std::size_t quoted = 0;
  std::size_t fitting = 0;
  for (const TrialRow &other : trial.rows) {
    if (other.cells.size() != trial.columns) continue;
    ++fitting;
    if (std::all_of(other.isQuoted.begin(), other.isQuoted.end(), [](bool is) { return is; })) {
      ++quoted;
    }
  }
  return quoted * 10 >= fitting * 8;
}

/// Too little in it to be a row of the table.
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

/// Enough in it to be the header, or a row, of a table of `columns` cells.
bool isTableLike(const TrialRow &row, std::size_t columns) {
  const std::size_t width = row.cells.size();
  return width >= 2 && width * 2 > columns && filledCells(row) * 2 >= columns;
}

std::size_t firstTableRow(const DialectTrial &trial) {
  const std::vector<TrialRow> &rows = trial.rows;
  std::size_t at = 0;
  const std::size_t most = std::min(rows.size(), kMostPreambleRows);
  while (at < most && isTitle(rows[at], trial)) ++at;
  // A sparse table looks like titles from end to end.
  if (at == most || !isTableLike(rows[at], trial.columns)) return 0;
  const std::size_t below = rows.size() - at;
  return below >= 2 || trial.columns >= 3 ? at : 0;
}

}  // namespace

TableLayout layoutOf(const DialectTrial &trial) {
  TableLayout layout;
  for (const TrialRow &row : trial.rows) {
    if (!row.cells.empty() && !row.isQuoted.front() && row.cells.front().starts_with('#')) {
      ++layout.commentLines;
    }
  }
  if (trial.columns < 2) return layout;
  layout.firstRow = firstTableRow(trial);
  if (layout.firstRow > 0) layout.preambleLines = trial.rows[layout.firstRow].line;
  const std::vector<TrialRow> &last = trial.lastRows.empty() ? trial.rows : trial.lastRows;
  for (auto row = last.rbegin(); row != last.rend(); ++row) {
    if (row->line <= layout.preambleLines || row->cells.size() > 1) break;
    ++layout.footnotes;
  }
  return layout;
}

}  // namespace shinglescope
