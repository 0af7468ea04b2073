#include "core/dataset/dialect_sniffer.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "core/dataset/dialect_trial.h"
#include "core/dataset/header_guess.h"

namespace shinglescope {

namespace {

constexpr std::array<char, 5> kDelimiters = {',', '\t', ';', '|', '\x1F'};
constexpr double kLeastConsistency = 0.5;
constexpr double kLeastScore = 0.3;
constexpr double kRaggedCoverage = 0.95;
constexpr double kTie = 0.05;
constexpr char kQuote = '"';

std::string delimiterName(char delimiter) {
  switch (delimiter) {
    case ',': return "comma";
    case ';': return "semicolon";
    case '\t': return "tab";
    case '|': return "bar";
    case '\x1F': return "unit separator";
    case ' ': return "space";
    default: return std::string("\"") + delimiter + "\"";
  }
}

std::string percent(double share) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.1f %%", share * 100.0);
  return text.data();
}

/// What encloses fields cannot part them too.
bool isChosenQuote(const SniffInput &input, char character) {
  return input.quote && *input.quote == character;
}

bool isTabLike(char delimiter) { return delimiter == '\t' || delimiter == '\x1F'; }

/// Quotes count with tabs only if they are flawless, and not if they would
/// join lines that are complete rows on their own.
bool areQuotesMeant(const DialectTrial &quoted, const DialectTrial &literal) {
  if (isTabLike(quoted.delimiter)) {
    const bool joinsWholeRows =
        quoted.multiLineFields > 0 && literal.columns > 1 && literal.consistency == 1.0;
    return quoted.isBalanced() && !joinsWholeRows;
  }
  return quoted.quoteFlaws == 0 || quoted.consistency + 0.02 >= literal.consistency;
}

/// The better of the two ways to see quotes, for one delimiter.
DialectTrial bestTrial(const SniffInput &input, char delimiter) {
  const auto attempt = [&](std::optional<char> quote) {
    return tryDialect(input.head, input.isComplete, delimiter, quote);
  };
  if (input.quote) return attempt(*input.quote);
  if (delimiter == kQuote) return attempt(std::nullopt);
  if (input.head.find(kQuote) == std::string_view::npos) {
    return attempt(isTabLike(delimiter) ? std::nullopt : std::optional(kQuote));
  }
  DialectTrial quoted = attempt(kQuote);
  DialectTrial literal = attempt(std::nullopt);
  return areQuotesMeant(quoted, literal) ? quoted : literal;
}

bool isTable(const DialectTrial &trial) {
  if (trial.columns < 2) return false;
  return (trial.consistency >= kLeastConsistency || trial.coverage >= kRaggedCoverage) &&
         trial.score() >= kLeastScore;
}

/// A delimiter that the sample does not contain, so that nothing is split.
DialectTrial singleColumn(const SniffInput &input) {
  static constexpr std::array<char, 5> kUnlikely = {',', '\t', '\x1F', '|', ';'};
  for (const char delimiter : kUnlikely) {
    if (isChosenQuote(input, delimiter)) continue;
    if (input.head.find(delimiter) == std::string_view::npos) return bestTrial(input, delimiter);
  }
  return bestTrial(input, isChosenQuote(input, '\x1F') ? ';' : '\x1F');
}

std::string quoteReason(const SniffInput &input, const DialectTrial &trial) {
  if (input.quote) return "The quote character was chosen.";
  if (trial.quote) {
    return trial.quotedFields == 0
               ? "No field is quoted so far; quotes are honoured."
               : "Quotes enclose " + std::to_string(trial.quotedFields) + " fields.";
  }
  return input.head.find(kQuote) == std::string_view::npos
             ? "There are no quotes, so they count as ordinary characters."
             : "Quotes do not balance as enclosing quotes would, so they count as ordinary "
               "characters.";
}

std::string delimiterReason(const DialectTrial &trial) {
  if (trial.columns == 1) return "No delimiter splits the rows evenly: one column.";
  return percent(trial.consistency) + " of " + std::to_string(trial.records) + " rows have " +
         std::to_string(trial.columns) + " cells with the delimiter " +
         delimiterName(trial.delimiter) + ".";
}

}  // namespace

SniffedTable sniffDialect(const SniffInput &input) {
  std::vector<DialectTrial> tables;
  std::vector<std::string> reasons;
  DialectTrial best;
  if (input.delimiter) {
    best = bestTrial(input, *input.delimiter);
    reasons.push_back("The delimiter was chosen.");
  } else {
    for (const char delimiter : kDelimiters) {
      const bool isAbsent = input.head.find(delimiter) == std::string_view::npos;
      if (isAbsent || isChosenQuote(input, delimiter)) continue;
      DialectTrial trial = bestTrial(input, delimiter);
      if (isTable(trial)) tables.push_back(std::move(trial));
    }
    std::stable_sort(tables.begin(), tables.end(),
                     [](const auto &a, const auto &b) { return a.score() > b.score(); });
    best = tables.empty() ? singleColumn(input) : tables.front();
    reasons.push_back(delimiterReason(best));
  }
  if (tables.size() > 1 && tables[0].score() - tables[1].score() < kTie) {
    reasons.push_back("The delimiter " + delimiterName(tables[1].delimiter) +
                      " fits nearly as well.");
  }
  reasons.push_back(quoteReason(input, best));
  const HeaderGuess header = input.hasHeader
                                 ? HeaderGuess{*input.hasHeader, "The header was chosen."}
                                 : guessHeader(best.rows);
  reasons.push_back(header.reason);

  SniffedTable result;
  result.guess.dialect.delimiter = best.delimiter;
  result.guess.dialect.quote = best.quote;
  result.guess.dialect.hasHeader = header.hasHeader;
  result.guess.reasons = std::move(reasons);
  result.columns = best.columns;
  result.records = best.records;
  result.sampleBytes = input.head.size();
  return result;
}

}  // namespace shinglescope
