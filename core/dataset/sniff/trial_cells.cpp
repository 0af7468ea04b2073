// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/trial_cells.h"

#include <algorithm>
#include <array>

namespace shinglescope {

namespace {

constexpr std::size_t kTrialCellsMaxColumns = 100;

enum class KindClass { Number, Date, Address, Word, Text, Count };

using ClassCounts = std::array<std::size_t, static_cast<std::size_t>(KindClass::Count)>;

KindClass classOf(CellKind kind) {
  switch (kind) {
    case CellKind::Number: return KindClass::Number;
    case CellKind::Date:
    case CellKind::Time:
    case CellKind::DateTime: return KindClass::Date;
    case CellKind::Address: return KindClass::Address;
    case CellKind::Code:
    case CellKind::Word: return KindClass::Word;
    default: return KindClass::Text;
  }
}

/// Returns the bracket depth after a character, while a cell is scanned.
int depthAfter(int depth, char character) {
  if (std::string_view("([{").find(character) != std::string_view::npos) return depth + 1;
  if (std::string_view(")]}").find(character) != std::string_view::npos) return depth - 1;
  return depth;
}

/// Punctuation in running text is followed by a space; a delimiter is not. In brackets it may
/// belong to a list or to the arguments of a function.
double markWorth(std::string_view cell, char mark, double spaced, double tight) {
  double worth = 1;
  int depth = 0;
  for (std::size_t at = 0; at < cell.size(); ++at) {
    depth = depthAfter(depth, cell[at]);
    if (cell[at] != mark) continue;
    const bool isSpaced = at + 1 < cell.size() && (cell[at + 1] == ' ' || cell[at + 1] == '\n');
    worth = std::min(worth, isSpaced || depth > 0 ? spaced : tight);
  }
  return worth;
}

bool beginsOddly(std::string_view cell) {
  return std::string_view(".:;!?)]}%=*").find(cell.front()) != std::string_view::npos &&
         cell.size() > 1;
}

bool isDigitsAndSpaces(std::string_view cell) {
  return cell.find_first_not_of("0123456789 ") == cell.npos && cell.find(' ') != cell.npos;
}

double foreignMarks(std::string_view cell, char delimiter) {
  double worth = 1;
  if (delimiter != '\t') worth = std::min(worth, markWorth(cell, '\t', 0.1, 0.1));
  if (delimiter != ';') worth = std::min(worth, markWorth(cell, ';', 0.8, 0.3));
  if (delimiter != '|') worth = std::min(worth, markWorth(cell, '|', 0.7, 0.5));
  if (delimiter != ',') worth = std::min(worth, markWorth(cell, ',', 0.9, 0.45));
  if (delimiter != '^') worth = std::min(worth, markWorth(cell, '^', 0.9, 0.5));
  return worth;
}

double kindWorth(CellKind kind) {
  switch (kind) {
    case CellKind::Number:
    case CellKind::Date:
    case CellKind::Time:
    case CellKind::DateTime:
    case CellKind::Address: return 1.0;
    case CellKind::Empty: return 0.9;
    case CellKind::Code: return 0.95;
    case CellKind::Word: return 0.9;
    case CellKind::Text: return 0.85;
    default: return 0.25;
  }
}

/// The cells of one column, by kind.
struct ColumnTally {
  ClassCounts counts{};
  std::size_t filled = 0;
};

double purityOf(const std::vector<ColumnTally> &columns) {
  double pure = 0;
  std::size_t judged = 0;
  for (const ColumnTally &column : columns) {
    if (column.filled < 2) continue;
    const std::size_t most = *std::ranges::max_element(column.counts);
    const auto words = static_cast<std::size_t>(KindClass::Word);
    const std::size_t wordy = column.counts[words] + column.counts[words + 1];
    pure +=
        static_cast<double>(std::max(most, wordy * 9 / 10)) / static_cast<double>(column.filled);
    ++judged;
  }
  return judged == 0 ? 1.0 : pure / static_cast<double>(judged);
}

}  // namespace

double scoreOfCell(std::string_view cell, CellKind kind, char delimiter) {
  double worth = kindWorth(kind);
  if (kind == CellKind::Empty) return delimiter == ' ' ? 0.2 : worth;
  const bool isText = kind == CellKind::Word || kind == CellKind::Text || kind == CellKind::Code ||
                      kind == CellKind::Broken;
  if (!isText) return worth;
  worth *= foreignMarks(cell, delimiter);
  if (isDigitsAndSpaces(cell)) worth *= 0.35;
  if (trimmedSpaces(cell).front() == '"' || (cell.front() == '\'' && cell.back() == '\''))
    worth *= 0.4;
  if (beginsOddly(trimmedSpaces(cell))) worth *= 0.5;
  return worth;
}

void scoreCells(DialectTrial &trial) {
  double worth = 0;
  std::size_t cells = 0;
  std::size_t spaced = 0;
  std::size_t later = 0;
  std::size_t texts = 0;
  std::size_t filled = 0;
  std::size_t headTexts = 0;
  std::size_t headFilled = 0;
  std::vector<ColumnTally> columns(std::min(trial.columns, kTrialCellsMaxColumns));
  const std::size_t first = trial.rows.size() > 2 ? 1 : 0;  // names are not values
  for (std::size_t i = 0; i < trial.rows.size(); ++i) {
    const TrialRow &row = trial.rows[i];
    const bool isComment = row.cells.front().starts_with('#') && !row.isQuoted.front();
    const bool isJudged = trial.columns == 1 || row.cells.size() == trial.columns ||
                          (row.cells.size() > 1 && !isComment);
    if (!isJudged) continue;
    for (std::size_t j = 0; j < row.cells.size(); ++j) {
      const std::string &cell = row.cells[j];
      const CellKind kind = cellKind(cell);
      worth += row.isQuoted[j] ? 1.0 : scoreOfCell(cell, kind, trial.marks.delimiter);
      ++cells;
      if (!row.isQuoted[j] && j > 0) {
        ++later;
        if (cell.starts_with(' ') || (cell.empty() && j + 1 == row.cells.size())) ++spaced;
      }
      if (kind == CellKind::Empty) continue;
      ++filled;
      if (!row.isQuoted[j] && classOf(kind) >= KindClass::Word) ++texts;
      const bool isInTable = row.cells.size() == trial.columns && i >= first && j < columns.size();
      if (!isInTable) continue;
      ++columns[j].filled;
      ++columns[j].counts[static_cast<std::size_t>(classOf(kind))];
    }
    if (i == 0) {
      headTexts = texts;
      headFilled = filled;
    }
  }
  const auto share = [](std::size_t part, std::size_t all) {
    return all == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(all);
  };
  if (cells > 0) trial.cellQuality = worth / static_cast<double>(cells);
  trial.columnPurity = purityOf(columns);
  trial.spacedCells = share(spaced, later);
  trial.textCells = share(texts, filled);
  trial.textCellsBelow = share(texts - headTexts, filled - headFilled);
}

}  // namespace shinglescope
