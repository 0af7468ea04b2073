#include "core/dataset/header_guess.h"

#include <algorithm>

#include "core/dataset/dialect_trial.h"
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

ColumnFigures figuresOf(const Rows &rows, std::size_t column) {
  ColumnFigures figures;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (column >= rows[i].size() || rows[i][column].empty()) continue;
    ++figures.values;
    if (isNumberLike(rows[i][column])) ++figures.numbers;
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

/// Text that names no column: too long, an address, an e-mail.
bool isRunningText(const std::string &cell) {
  const auto words = static_cast<std::size_t>(std::count(cell.begin(), cell.end(), ' ')) + 1;
  return cell.size() > kLongestName || words > kMostWords ||
         cell.find("://") != std::string::npos ||
         (cell.find('@') != std::string::npos && cell.find(' ') == std::string::npos &&
          cell.find('.') != std::string::npos);
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
    if (!isNumberLike(first[column]) || mayBeYears) continue;
    const ColumnFigures figures = figuresOf(rows, column);
    if (figures.values > 0 && figures.numbers == 0) continue;  // above text it may be a name
    return {false, "The first row holds a number, " + shown(first[column]) + "."};
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
