#include "core/dataset/header_guess.h"

#include <algorithm>

#include "core/dataset/cell_kind.h"
#include "core/dataset/encoding.h"

namespace shinglescope {

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t kLongestName = 100;
constexpr std::size_t kLongestQuote = 30;
constexpr std::size_t kMostWords = 12;

/// The values below the first row.
struct ColumnFigures {
  std::size_t values = 0;
  std::size_t numbers = 0;
  bool repeatsFirst = false;
};

/// A number, an amount, a date or a time.
bool isValue(const std::string &cell) {
  if (isNumberLike(cell)) return true;
  const CellKind kind = cellKind(cell);
  return kind == CellKind::Date || kind == CellKind::Time || kind == CellKind::DateTime;
}

ColumnFigures figuresOf(const Rows &rows, std::size_t column) {
  ColumnFigures figures;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (column >= rows[i].size() || rows[i][column].empty()) continue;
    if (i == 1 && rows[0].size() > 1 && rows[1] == rows[0]) continue;  // the header again
    ++figures.values;
    if (isValue(rows[i][column])) ++figures.numbers;
    if (rows[i][column] == rows[0][column]) figures.repeatsFirst = true;
  }
  return figures;
}

std::string shown(const std::string &cell) {
  return quotedForMessage(shortenedForMessage(cell, kLongestQuote));
}

bool isYear(const std::string &cell) {
  return cell.size() == 4 && isNumberLike(cell) && cell >= "1800" && cell <= "2100";
}

/// Text that names no column: too long, a sentence, an address, an e-mail.
bool isRunningText(const std::string &cell) {
  const auto words = static_cast<std::size_t>(std::count(cell.begin(), cell.end(), ' ')) + 1;
  const bool isSentence = words > 3 && (cell.ends_with('.') || cell.ends_with('!'));
  return cell.size() > kLongestName || words > kMostWords || isSentence ||
         cell.find("://") != std::string::npos ||
         (cell.find('@') != std::string::npos && cell.find(' ') == std::string::npos &&
          cell.find('.') != std::string::npos);
}

/// Runs of digits as 9, of letters as a, the rest as it is.
std::string patternOf(const std::string &cell) {
  std::string pattern;
  for (const char character : cell) {
    const bool isDigit = character >= '0' && character <= '9';
    const bool isLetter = (character >= 'a' && character <= 'z') ||
                          (character >= 'A' && character <= 'Z') ||
                          static_cast<unsigned char>(character) >= 0x80;
    const char sign = isDigit ? '9' : isLetter ? 'a' : character;
    if (pattern.empty() || pattern.back() != sign) pattern += sign;
  }
  return pattern;
}

/// A first cell that is made as all of those below it are, digits and all.
bool hasPatternOfValues(const Rows &rows, std::size_t column) {
  const std::string &first = rows[0][column];
  if (isNumberLike(first)) return false;
  const std::string pattern = patternOf(first);
  if (pattern.find('9') == std::string::npos || rows.size() < 3) return false;
  return std::all_of(rows.begin() + 1, rows.end(), [&](const std::vector<std::string> &row) {
    return column < row.size() && patternOf(row[column]) == pattern;
  });
}

/// A pivot table has years for names, but not in its first column.
bool isYearsHeader(const std::vector<std::string> &first) {
  return first.size() > 1 && !isNumberLike(first[0]) &&
         std::all_of(first.begin() + 1, first.end(),
                     [](const std::string &cell) { return isYear(cell) || !isNumberLike(cell); });
}

}  // namespace

HeaderGuess guessHeader(const Rows &rows) {
  if (rows.empty()) return {true, "There are no rows to compare the first one with."};
  const std::vector<std::string> &first = rows.front();
  const bool mayBeYears = isYearsHeader(first);
  for (const std::string &cell : first) {
    if (isRunningText(cell)) return {false, "The first row holds a value, " + shown(cell) + "."};
  }
  for (std::size_t column = 0; column < first.size(); ++column) {
    if (!isValue(first[column]) || mayBeYears) continue;
    const ColumnFigures figures = figuresOf(rows, column);
    if (figures.values > 0 && figures.numbers == 0) continue;  // above text it may be a name
    return {false, "The first row holds a number, " + shown(first[column]) + "."};
  }
  for (std::size_t column = 0; column < first.size(); ++column) {
    if (hasPatternOfValues(rows, column)) {
      return {false, "The first row holds " + shown(first[column]) +
                         ", which is made as the values below it are."};
    }
  }
  std::size_t repeating = 0;
  for (std::size_t column = 0; column < first.size(); ++column) {
    const ColumnFigures figures = figuresOf(rows, column);
    if (figures.values > 0 && figures.numbers * 10 >= figures.values * 8 &&
        !first[column].empty()) {
      return {true, "Column " + std::to_string(column + 1) + " holds numbers below the name " +
                        shown(first[column]) + "."};
    }
    if (figures.repeatsFirst && !first[column].empty()) ++repeating;
  }
  if (repeating * 2 >= first.size() && repeating > 0) {
    return {false, "Values of the first row occur again below it."};
  }
  return {true, "The first row is short and unlike the rows below it."};
}

}  // namespace shinglescope
