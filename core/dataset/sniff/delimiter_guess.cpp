// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/delimiter_guess.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <unordered_set>

#include "core/base/ascii.h"
#include "core/base/decimal_text.h"
#include "core/dataset/sniff/cell_kind.h"
#include "core/dataset/sniff/line_kinds.h"
#include "core/dataset/sniff/quote_guess.h"

namespace shinglescope {

namespace {

constexpr std::array<char, 10> kDelimiters = {',', '\t', ';', '|', '\x1F', ' ', '^', '~', ':', '#'};
constexpr double kLeastConsistency = 0.5;
constexpr double kRaggedCoverage = 0.9;
constexpr double kDelimiterGuessMinScore = 0.2;
/// All delimiters are tried on this much of the head; the best few are tried on all of it.
constexpr std::size_t kFirstLookBytes = 32U << 10U;
/// Candidates below this share of the best score are not tried again.
constexpr double kHopeless = 0.8;

/// Returns the beginning of the head, cut after a line end.
std::string_view firstLook(std::string_view head) {
  if (head.size() <= kFirstLookBytes) return head;
  const std::size_t end = head.find_last_of("\r\n", kFirstLookBytes);
  return head.substr(0, end == head.npos ? kFirstLookBytes : end + 1);
}

/// The numbers of single delimiters and of longer runs, such as doubled delimiters or spaces that
/// align columns.
struct MarkRuns {
  std::size_t single = 0;
  std::size_t longer = 0;
};

MarkRuns runsOf(std::string_view sample, char mark) {
  MarkRuns runs;
  for (std::size_t at = sample.find(mark); at != sample.npos; at = sample.find(mark, at)) {
    const std::size_t begin = at;
    while (at < sample.size() && sample[at] == mark) ++at;
    const bool isIndent = begin == 0 || sample[begin - 1] == '\n' || sample[begin - 1] == '\r';
    ++(at - begin > 1 || isIndent ? runs.longer : runs.single);
  }
  return runs;
}

/// Tests for a column without values or a name, which only aligns other columns.
bool hasEmptyColumn(const DialectTrial &trial) {
  for (std::size_t column = 0; column < trial.columns; ++column) {
    const bool isEmpty = std::ranges::all_of(trial.rows, [column](const TrialRow &row) {
      return column >= row.cells.size() || (row.cells[column].empty() && !row.isQuoted[column]);
    });
    if (isEmpty) return true;
  }
  return false;
}

/// Reads a sample in which each delimiter counts or runs of delimiters count as one. Runs of spaces
/// count as one if that reads better. Runs of others do if none occurs singly, as in a::b, or if
/// only that makes the rows equally long.
DialectTrial bestReading(const SniffInput &input, std::string_view sample, bool isComplete,
                         char delimiter) {
  DialectTrial single = bestQuoting(input, sample, isComplete, delimiter);
  if (input.options.mergesDelimiters) return single;
  const MarkRuns runs = runsOf(sample, delimiter);
  if (runs.longer == 0) return single;
  const bool isSpace = delimiter == ' ';
  const bool isDoubled = runs.single == 0 && runs.longer >= 3;
  const bool isUneven = delimiter == '\t' && single.consistency < 0.5;
  if (!isSpace && !isDoubled && !isUneven) return single;
  const bool isEvenAsItIs = single.columns > 1 && single.consistency >= 0.95;
  if (isSpace && isEvenAsItIs && !hasEmptyColumn(single)) return single;
  SniffInput asked = input;
  asked.options.mergesDelimiters = true;
  DialectTrial merged = bestQuoting(asked, sample, isComplete, delimiter);
  if (merged.columns < 2) return single;
  if (isSpace) return merged.score() > single.score() ? merged : single;
  const bool isEven = merged.consistency >= 0.98 && merged.body >= 0.9 && merged.records >= 3;
  return isEven ? merged : single;
}

bool isChosenQuote(const SniffInput &input, char character) {
  return input.options.quote && *input.options.quote == character;
}

/// Tests for sentences: punctuation between words, followed by a space, in varying numbers per
/// line.
bool isProse(const DialectTrial &trial) {
  if (trial.marks.delimiter == '\t' || trial.marks.delimiter == '|') return false;
  const bool isWordy = trial.spacedCells >= 0.7 && trial.textCells >= 0.7;
  if (!isWordy) return false;
  const bool isEven = trial.consistency >= 0.9 && trial.coverage >= 0.9;
  return !isEven || (trial.columns == 2 && !trial.headFits);
}

/// Tests for one or two lines with the delimiter among many without it.
bool isStray(const DialectTrial &trial) {
  return (trial.bodyRecords == 1 && trial.records > 1 && trial.columns <= 3) ||
         (trial.bodyRecords < 3 && trial.records > 5 * trial.bodyRecords);
}

bool isEvenTable(const DialectTrial &trial) {
  return !isStray(trial) &&
         (trial.consistency >= kLeastConsistency || trial.agreement >= 0.45 ||
          trial.coverage >= kRaggedCoverage) &&
         !isProse(trial);
}

/// Tests for a distinct word and a number in each of several rows.
bool areWordsAndCounts(const DialectTrial &trial) {
  if (trial.records < 4 || trial.consistency < 1) return false;
  std::unordered_set<std::string_view> words;
  for (const TrialRow &row : trial.rows) {
    words.insert(row.cells.front());
    if (!isNumber(row.cells.back()) && &row != &trial.rows.front()) return false;
  }
  return words.size() == trial.rows.size();
}

/// Tests whether most cells are quoted; the delimiter between them is then certain.
bool isMostlyQuoted(const DialectTrial &trial) {
  return static_cast<double>(trial.quotedFields) * 2 >=
             static_cast<double>(trial.records * trial.columns) &&
         trial.flawShare() <= 0.25;
}

/// Returns the rows of the table's width.
std::vector<const TrialRow *> wholeRows(const DialectTrial &trial) {
  std::vector<const TrialRow *> rows;
  for (const TrialRow &row : trial.rows)
    if (row.cells.size() == trial.columns) rows.push_back(&row);
  return rows;
}

/// Tests for a number at the same position in each of many lines of equal length, with or without
/// names above: sentences do not look like this.
bool hasNumberColumn(const DialectTrial &trial) {
  constexpr std::size_t kLeastRows = 4;
  if (trial.columns < 3 || trial.consistency < 1 || trial.coverage < 1) return false;
  if (trial.rows.size() < kLeastRows) return false;
  auto rows = wholeRows(trial);
  const auto isAnyNumber = [](const std::string &cell) { return isNumber(cell); };
  const bool mayHaveNames = rows.size() > kLeastRows;
  if (mayHaveNames && std::none_of(rows[0]->cells.begin(), rows[0]->cells.end(), isAnyNumber)) {
    rows.erase(rows.begin());
  }
  for (std::size_t column = 0; column < trial.columns; ++column) {
    const bool isNumbers = std::ranges::all_of(
        rows, [column](const TrialRow *row) { return isNumber(row->cells[column]); });
    if (isNumbers) return true;
  }
  return false;
}

/// Spaces separate words in any text, so only columns of values are evidence.
bool isSpaceTable(const DialectTrial &trial, const LineKinds &lines) {
  if (isMostlyQuoted(trial) && isEvenTable(trial)) return true;
  const double even = std::max(trial.consistency, trial.consistencyBelow);
  if (even < 0.9 || trial.body < 0.6 || trial.records < 2 || trial.flawShare() > 0.05) return false;
  if (lines.dates > 0.5 || lines.numbers > 0.5 || trial.cellQuality < 0.7) return false;
  const double values = 1 - trial.textCells;
  if (trial.neededQuotes > 0 && trial.flawShare() == 0) return true;
  if (hasNumberColumn(trial)) return true;
  if (trial.columns == 2) return values >= 0.85 || areWordsAndCounts(trial);
  const bool hasValuesBelow = trial.records >= 3 && 1 - trial.textCellsBelow >= 0.5;
  return values >= 0.5 || hasValuesBelow;
}

bool isColonTable(const DialectTrial &trial, const LineKinds &lines) {
  return trial.consistency >= 0.95 && trial.body >= 0.9 && trial.columns >= 3 &&
         trial.records >= 2 && trial.spacedCells < 0.2 && lines.dates + lines.addresses < 0.3 &&
         lines.timed < 0.3;
}

/// A number sign begins comments and occurs in words and colours: every row must have it in the
/// same positions, with something before it.
bool isSignTable(const DialectTrial &trial) {
  return trial.columns >= 2 && trial.records >= 3 && trial.consistency >= 0.98 &&
         trial.coverage >= 0.98 && trial.spacedCells < 0.2 &&
         std::ranges::none_of(trial.rows,
                              [](const TrialRow &row) { return row.cells.front().empty(); });
}

bool isRareTable(const DialectTrial &trial) {
  if (trial.columns == 2) return trial.consistency >= 0.9 && trial.coverage >= 0.8;
  return isEvenTable(trial) && trial.records >= 2 && trial.coverage >= 0.3;
}

/// Returns whether the first row of the table's width contains no digit.
bool hasNames(const DialectTrial &trial) {
  if (!trial.headFits) return false;
  const auto head = std::ranges::find_if(
      trial.rows, [&trial](const TrialRow &row) { return row.cells.size() == trial.columns; });
  if (head == trial.rows.end()) return false;
  return std::ranges::all_of(head->cells, [](const std::string &cell) {
    return !cell.empty() && cell.find_first_of("0123456789") == cell.npos &&
           cellKind(cell) != CellKind::Address;
  });
}

/// Tests for SMITH, Anna in every line: the comma after a surname in capitals is not a delimiter.
bool areNamesOfPeople(const DialectTrial &trial) {
  constexpr std::size_t kLeastRows = 3;
  if (trial.columns != 2 || trial.quotedFields > 0 || trial.rows.size() < kLeastRows) return false;
  return std::ranges::all_of(trial.rows, [](const TrialRow &row) {
    const std::string &surname = row.cells.front();
    return row.cells.size() == 2 && surname.size() > 1 && row.cells.back().starts_with(' ') &&
           surname.find_first_of("0123456789abcdefghijklmnopqrstuvwxyz") == surname.npos &&
           row.cells.back().find_first_of("0123456789") == std::string::npos;
  });
}

/// Tests for lines of program code that end with the delimiter: nothing follows it.
bool areStatements(const DialectTrial &trial) {
  if (trial.columns != 2) return false;
  std::size_t calls = 0;
  for (const TrialRow &row : trial.rows) {
    if (row.cells.size() > 1 && !trimmedSpaces(row.cells[1]).empty()) return false;
    if (row.cells.front().find_first_of("(={") != std::string::npos) ++calls;
  }
  return calls * 2 >= trial.rows.size();
}

/// Tests for 1980, 1981, 1982: numbers that count rows are not parts of other numbers.
bool countsUp(const DialectTrial &trial) {
  constexpr std::size_t kLeastRows = 3;
  std::optional<std::uint64_t> last;
  std::size_t rows = 0;
  for (const TrialRow *row : wholeRows(trial)) {
    const auto number = parsedNumber<std::uint64_t>(row->cells.front());
    if (!number) {
      if (rows > 0) return false;
      continue;  // the header
    }
    if (last && *number != *last + 1) return false;
    last = number;
    ++rows;
  }
  return rows >= kLeastRows;
}

/// Tests for a part of a link that is not a link itself.
bool isAddressPart(const std::string &cell) {
  if (cell.empty() || cellKind(cell) == CellKind::Address) return false;
  const std::size_t percent = cell.find('%');  // an escape, unless it ends the cell: 66%
  return cell.find_first_of("/?=&") != std::string::npos || percent < cell.size() - 1 ||
         (cell.find('.') != std::string::npos && !isNumber(cell));
}

bool isWholeNumber(const std::string &cell) {
  return !cell.empty() && std::ranges::all_of(cell, isAsciiDigit);
}

/// Tests for links in the first column and values in the others, in every row. Commas and
/// semicolons may occur in a link, but then the text after them is a part of a link.
bool areLinksAndValues(const DialectTrial &trial) {
  if (trial.consistency < 1 || trial.coverage < 1) return false;
  const auto rows = wholeRows(trial);
  const bool hasHead = !rows.empty() && cellKind(rows.front()->cells.front()) != CellKind::Address;
  if (rows.size() < (hasHead ? 2U : 1U)) return false;
  return std::all_of(rows.begin() + (hasHead ? 1 : 0), rows.end(), [](const TrialRow *row) {
    return cellKind(row->cells.front()) == CellKind::Address &&
           std::none_of(row->cells.begin() + 1, row->cells.end(), isAddressPart);
  });
}

bool isTimeCell(const std::string &cell) {
  const CellKind kind = cellKind(cell);
  return kind == CellKind::Date || kind == CellKind::Time || kind == CellKind::DateTime;
}

/// Tests for complete dates or times in the first column and values in the others. The values are
/// neither fractions of a second (three or six digits in every row) nor years (four digits).
bool areTimesAndValues(const DialectTrial &trial) {
  if (trial.consistency < 1 || trial.coverage < 1) return false;
  auto rows = wholeRows(trial);
  if (!rows.empty() && !isTimeCell(rows.front()->cells.front())) rows.erase(rows.begin());
  if (rows.empty()) return false;
  const auto areParts = [&rows](std::size_t digits) {
    return std::ranges::all_of(rows, [digits](const TrialRow *row) {
      return row->cells[1].size() == digits && isWholeNumber(row->cells[1]);
    });
  };
  const bool areTimes =
      std::ranges::all_of(rows, [](const TrialRow *row) { return isTimeCell(row->cells.front()); });
  return areTimes && !areParts(3) && !areParts(4) && !areParts(6);
}

bool isCommaTable(const DialectTrial &trial, const LineKinds &lines) {
  // Thousands commas or decimal commas, below a name without a comma.
  const bool isOneNumber = lines.mayBeOneNumber && !hasNames(trial) && !countsUp(trial);
  if (trial.body < 1 && lines.numbers > 0.5 && isOneNumber) return false;
  if (lines.hasDecimalCommas && lines.numbers > 0.5 && trial.columns == 2) return false;
  if (lines.logs > 0.7) return false;  // the comma belongs to the times in the log
  if (areNamesOfPeople(trial)) return false;
  if (lines.dates > 0.7 && !hasNames(trial) && !areTimesAndValues(trial)) return false;
  if (lines.addresses > 0.7 && !hasNames(trial) && !areLinksAndValues(trial)) return false;
  return isEvenTable(trial);
}

bool isTable(const DialectTrial &trial, const LineKinds &lines) {
  if (trial.columns < 2 || trial.score() < kDelimiterGuessMinScore) return false;
  switch (trial.marks.delimiter) {
    case ' ': return isSpaceTable(trial, lines);
    case ':': return isColonTable(trial, lines);
    case '^':
    case '~': return isRareTable(trial);
    case ',': return isCommaTable(trial, lines);
    case ';':
      return (lines.addresses <= 0.7 || hasNames(trial) || areLinksAndValues(trial)) &&
             !areStatements(trial) && isEvenTable(trial);
    case '#': return isSignTable(trial);
    default: return isEvenTable(trial);
  }
}

/// Drops tables of words if a real delimiter occurs in every row: spaces and colons between words
/// then do not separate cells, however evenly they occur.
void dropWordTables(std::vector<DialectTrial> &tables) {
  const bool isClear = std::ranges::any_of(tables, [](const DialectTrial &trial) {
    const char mark = trial.marks.delimiter;
    const bool isStrong = mark == '\t' || mark == '|' || mark == ';' || mark == '\x1F';
    return isStrong && trial.consistency >= 0.95 && trial.coverage >= 0.95;
  });
  if (!isClear) return;
  std::erase_if(tables, [](const DialectTrial &trial) {
    return trial.marks.delimiter == ' ' || trial.marks.delimiter == ':';
  });
}

/// A reading that treats the first lines as titles never beats one in which the first and all other
/// lines are rows of the table, with correct quotes.
void dropTablesBelowTitles(std::vector<DialectTrial> &tables) {
  const auto isWhole = [](const DialectTrial &trial) {
    const char mark = trial.marks.delimiter;
    const bool isUsual = mark == ',' || mark == ';' || mark == '\t' || mark == '|';
    return isUsual && trial.columns > 1 && trial.records >= 3 && trial.headFits &&
           trial.consistency == 1 && trial.coverage == 1 && trial.quoteFlaws == 0;
  };
  if (std::ranges::none_of(tables, isWhole)) return;
  std::erase_if(tables, [](const DialectTrial &trial) {
    return !trial.rows.empty() && trial.rows.front().cells.size() != trial.columns;
  });
}

/// Reads with a delimiter that splits nothing: one that occurs only in quotes, as in a one-column
/// file written with it, or one that the sample does not contain.
DialectTrial singleColumn(const SniffInput &input) {
  static constexpr std::array<char, 5> kUnlikely = {',', '\t', '\x1F', '|', ';'};
  const auto attempt = [&input](char delimiter) {
    return bestQuoting(input, input.head, input.isComplete, delimiter);
  };
  for (const char delimiter : kUnlikely) {
    if (isChosenQuote(input, delimiter)) continue;
    DialectTrial trial = attempt(delimiter);
    const bool isInQuotesOnly = trial.columns == 1 && trial.coverage == 0 && trial.quoteFlaws == 0;
    if (isInQuotesOnly || input.head.find(delimiter) == std::string_view::npos) return trial;
  }
  return attempt(isChosenQuote(input, '\x1F') ? ';' : '\x1F');
}

void sortByScore(std::vector<DialectTrial> &tables) {
  std::ranges::stable_sort(tables, std::ranges::greater(), &DialectTrial::score);
}

}  // namespace

std::vector<DialectTrial> rankDelimiters(const SniffInput &input) {
  if (input.options.delimiter) {
    return {bestReading(input, input.head, input.isComplete, *input.options.delimiter)};
  }
  const std::string_view look = firstLook(input.head);
  const bool isWhole = look.size() == input.head.size();
  const LineKinds lines = kindsOfLines(look);
  std::vector<DialectTrial> tables;
  for (const char delimiter : kDelimiters) {
    if (look.find(delimiter) == look.npos || isChosenQuote(input, delimiter)) continue;
    DialectTrial trial = bestReading(input, look, isWhole && input.isComplete, delimiter);
    if (isTable(trial, lines)) tables.push_back(std::move(trial));
  }
  dropWordTables(tables);
  dropTablesBelowTitles(tables);
  sortByScore(tables);
  if (!isWhole) {
    std::erase_if(
        tables, [best = tables.empty() ? 0.0 : tables.front().score()](const DialectTrial &trial) {
          return trial.score() < kHopeless * best;
        });
    for (DialectTrial &trial : tables) {
      trial = bestReading(input, input.head, input.isComplete, trial.marks.delimiter);
    }
    sortByScore(tables);
  }
  if (tables.empty()) tables.push_back(singleColumn(input));
  return tables;
}

Message delimiterName(char delimiter) {
  switch (delimiter) {
    case ',': return {MessageId::Comma};
    case ';': return {MessageId::Semicolon};
    case '\t': return {MessageId::Tab};
    case '|': return {MessageId::Bar};
    case '\x1F': return {MessageId::UnitSeparator};
    case ' ': return {MessageId::Space};
    case ':': return {MessageId::Colon};
    case '^': return {MessageId::Caret};
    case '~': return {MessageId::Tilde};
    case '#': return {MessageId::NumberSign};
    default: return {MessageId::PlainText, {std::string("\"") + delimiter + "\""}};
  }
}

}  // namespace shinglescope
