// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/header_guess.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "core/base/ascii.h"
#include "core/dataset/sniff/cell_kind.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t kLongestName = 100;
constexpr std::size_t kLongestQuote = 30;
constexpr std::size_t kMostWords = 12;

/// Counts of the values below the first row.
struct ColumnFigures {
  std::size_t values = 0;
  std::size_t numbers = 0;
  bool repeatsFirst = false;
};

/// Tests for a number, an amount, a date or a time.
bool isValue(const std::string &cell) {
  if (isNumberLike(cell)) return true;
  const CellKind kind = cellKind(cell);
  return kind == CellKind::Date || kind == CellKind::Time || kind == CellKind::DateTime;
}

ColumnFigures figuresOf(const Rows &rows, std::size_t column) {
  ColumnFigures figures;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (column >= rows[i].size() || rows[i][column].empty()) continue;
    if (i == 1 && rows[0].size() > 1 && rows[1] == rows[0]) continue;  // the header repeated
    ++figures.values;
    if (isValue(rows[i][column])) ++figures.numbers;
    if (rows[i][column] == rows[0][column]) figures.repeatsFirst = true;
  }
  return figures;
}

std::string shown(const std::string &cell) {
  return escapedForMessage(shortenedForMessage(cell, kLongestQuote));
}

bool isYear(const std::string &cell) {
  return cell.size() == 4 && isNumberLike(cell) && cell >= "1800" && cell <= "2100";
}

/// Tests for text that is not a column name: too long, a sentence, an address, an e-mail.
bool isRunningText(const std::string &cell) {
  const auto words = static_cast<std::size_t>(std::ranges::count(cell, ' ')) + 1;
  const bool isSentence = words > 3 && (cell.ends_with('.') || cell.ends_with('!'));
  return cell.size() > kLongestName || words > kMostWords || isSentence ||
         cell.find("://") != std::string::npos ||
         (cell.find('@') != std::string::npos && cell.find(' ') == std::string::npos &&
          cell.find('.') != std::string::npos);
}

/// Tests for a survey question: long, above answers that are all far shorter.
bool isAboveShortValues(const Rows &rows, std::size_t column) {
  constexpr std::size_t kMostRows = 40;
  const std::string &first = rows[0][column];
  if (first.find("://") != std::string::npos || first.find('@') != std::string::npos) return false;
  std::size_t values = 0;
  for (std::size_t i = 1; i < std::min(rows.size(), kMostRows); ++i) {
    if (column >= rows[i].size() || rows[i][column].empty()) continue;
    if (rows[i][column].size() * 3 > first.size()) return false;
    ++values;
  }
  return values >= 2;
}

/// Replaces runs of digits by 9 and of letters by a; other characters stay.
std::string patternOf(const std::string &cell) {
  std::string pattern;
  for (const char character : cell) {
    const bool isLetter = isAsciiLetter(character) || static_cast<unsigned char>(character) >= 0x80;
    const char sign = isAsciiDigit(character) ? '9' : isLetter ? 'a' : character;
    if (pattern.empty() || pattern.back() != sign) pattern += sign;
  }
  return pattern;
}

/// Tests for a first cell with the same pattern as all those below it, including digits.
bool hasPatternOfValues(const Rows &rows, std::size_t column) {
  const std::string &first = rows[0][column];
  if (isNumberLike(first)) return false;
  const std::string pattern = patternOf(first);
  if (pattern.find('9') == std::string::npos || rows.size() < 3) return false;
  return std::all_of(rows.begin() + 1, rows.end(), [&](const std::vector<std::string> &row) {
    return column < row.size() && patternOf(row[column]) == pattern;
  });
}

bool endsSentence(const std::string &cell) {
  return cell.ends_with('.') || cell.ends_with('!') || cell.ends_with('?');
}

/// Tests for a cell that ends like a sentence, as most values below it do.
bool isSentenceAmongSentences(const Rows &rows, std::size_t column) {
  if (!endsSentence(rows[0][column]) || isNumberLike(rows[0][column])) return false;
  std::size_t values = 0;
  std::size_t sentences = 0;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (column >= rows[i].size() || rows[i][column].empty()) continue;
    ++values;
    if (endsSentence(rows[i][column])) ++sentences;
  }
  return values >= 2 && sentences * 10 >= values * 7;
}

/// Tests for 2011-01, 2011/01 or 01/2011.
bool isMonth(const std::string &cell) {
  if (cell.size() != 7 || !isNumberLike(cell)) return false;
  const std::size_t mark = cell.find_first_of("-/.");
  const bool isMarked = mark == 2 || mark == 4;
  return isMarked && cell.find_first_not_of("0123456789", mark + 1) == cell.npos &&
         cell.find_first_not_of("0123456789") == mark;
}

/// Tests for the names of a pivot table: after a name, dates or numbers in equal steps, above
/// columns of numbers.
bool isPivotHeader(const Rows &rows) {
  const std::vector<std::string> &first = rows.front();
  if (first.size() < 3 || rows.size() < 2 || isValue(first.front())) return false;
  std::size_t begin = 1;
  while (begin < first.size() && !isValue(first[begin])) ++begin;
  if (begin + 2 > first.size()) return false;
  std::optional<double> last;
  std::optional<double> step;
  for (std::size_t column = begin; column < first.size(); ++column) {
    if (!isValue(first[column])) return false;
    const bool isDate = cellKind(first[column]) == CellKind::Date || isMonth(first[column]);
    for (std::size_t i = 1; i < std::min<std::size_t>(rows.size(), 20); ++i) {
      if (column >= rows[i].size() || rows[i][column].empty()) continue;
      if (isDate && cellKind(rows[i][column]) != CellKind::Number) return false;
    }
    if (isDate) continue;
    char *end = nullptr;
    const double value = std::strtod(first[column].c_str(), &end);
    if (end == first[column].c_str() || *end != '\0') return false;
    if (last) {
      const double now = value - *last;
      if (now <= 0 || (step && std::abs(now - *step) > 1e-9)) return false;
      step = now;
    }
    last = value;
  }
  const bool areNumbers = step.has_value();
  return !areNumbers || first.size() - begin >= 3;
}

/// Tests for a row of names; all but the first may be years, as in a pivot table.
bool isYearsHeader(const std::vector<std::string> &first) {
  return first.size() > 1 && !isNumberLike(first[0]) &&
         std::all_of(first.begin() + 1, first.end(),
                     [](const std::string &cell) { return isYear(cell) || !isNumberLike(cell); });
}

bool isMissing(const std::string &cell) {
  return cell.empty() || cell == "?" || cell == "." || cell == ".." ||
         (cellKind(cell) == CellKind::Number && !isNumberLike(cell));
}

/// Tests whether there are at least three values below row `row` of this column and most are
/// numbers.
bool isNumericBelow(const Rows &rows, std::size_t row, std::size_t column) {
  constexpr std::size_t kMostRows = 40;
  std::size_t values = 0;
  std::size_t numbers = 0;
  for (std::size_t i = row + 1; i < std::min(rows.size(), row + kMostRows); ++i) {
    if (column >= rows[i].size() || isMissing(rows[i][column])) continue;
    ++values;
    if (isValue(rows[i][column])) ++numbers;
  }
  return values >= 3 && numbers * 10 >= values * 8;
}

/// Tests for a row of only text above columns of numbers: units, types, a second line of names.
bool isNamesToo(const Rows &rows, std::size_t row, bool mayBeEmpty) {
  if (rows[row].size() != rows.front().size()) return false;
  std::size_t numeric = 0;
  std::size_t texts = 0;
  for (std::size_t column = 0; column < rows[row].size(); ++column) {
    const std::string &cell = rows[row][column];
    if (isValue(cell)) return false;
    if (!isNumericBelow(rows, row, column)) continue;
    ++numeric;
    if (!isMissing(cell)) ++texts;
  }
  return texts > 0 || (mayBeEmpty && numeric > 1);
}

/// Tests whether the first row names groups of columns and the second row names the columns; years
/// count as names.
bool isBelowGroups(const Rows &rows) {
  if (rows.size() < 5 || rows[0].size() < 3 || rows[1].size() != rows[0].size()) return false;
  const auto empty = std::ranges::count(rows[0], std::string());
  const auto emptyBelow = std::ranges::count(rows[1], std::string());
  return static_cast<std::size_t>(empty) * 3 >= rows[0].size() && emptyBelow <= 1 &&
         isYearsHeader(rows[1]) && isNumericBelow(rows, 1, rows[1].size() - 1);
}

/// Counts the rows below the header that look like part of it.
std::size_t extraHeaderLines(const Rows &rows) {
  constexpr std::size_t kMostExtra = 3;
  std::size_t extra = isBelowGroups(rows) ? 1 : 0;
  while (extra < kMostExtra && extra + 1 < rows.size() && isNamesToo(rows, extra + 1, extra > 0)) {
    ++extra;
  }
  return extra;
}

HeaderGuess guessFirstRow(const Rows &rows) {
  if (rows.empty()) return {true, {MessageId::HeaderWithoutRows}};
  const std::vector<std::string> &first = rows.front();
  const bool mayBeYears = isYearsHeader(first) || isPivotHeader(rows);
  for (std::size_t column = 0; column < first.size(); ++column) {
    const bool isText = isRunningText(first[column]) && !isAboveShortValues(rows, column);
    if (!isText && !isSentenceAmongSentences(rows, column)) continue;
    return {false, {MessageId::NoHeaderValue, {shown(first[column])}}};
  }
  for (std::size_t column = 0; column < first.size(); ++column) {
    if (!isValue(first[column]) || mayBeYears) continue;
    const ColumnFigures figures = figuresOf(rows, column);
    if (figures.values > 0 && figures.numbers == 0) continue;  // above text it may be a name
    return {false, {MessageId::NoHeaderNumber, {shown(first[column])}}};
  }
  for (std::size_t column = 0; column < first.size(); ++column) {
    if (hasPatternOfValues(rows, column)) {
      return {false, {MessageId::NoHeaderPattern, {shown(first[column])}}};
    }
  }
  std::size_t repeating = 0;
  for (std::size_t column = 0; column < first.size(); ++column) {
    const ColumnFigures figures = figuresOf(rows, column);
    if (figures.values > 0 && figures.numbers * 10 >= figures.values * 8 &&
        !first[column].empty()) {
      return {true, {MessageId::HeaderAboveNumbers, {column + 1, shown(first[column])}}};
    }
    if (figures.repeatsFirst && !first[column].empty()) ++repeating;
  }
  if (repeating * 2 >= first.size() && repeating > 0) {
    return {false, {MessageId::NoHeaderValuesRepeat}};
  }
  return {true, {MessageId::HeaderUnlikeRows}};
}

}  // namespace

HeaderGuess guessHeader(const Rows &rows) {
  HeaderGuess guess = guessFirstRow(rows);
  if (guess.hasHeader) guess.extraLines = extraHeaderLines(rows);
  return guess;
}

}  // namespace shinglescope
