// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/quote_guess.h"

#include <algorithm>

namespace shinglescope {

namespace {

constexpr char kDouble = '"';
constexpr char kSingle = '\'';
constexpr char kBackslash = '\\';
/// This many quotes inside cells are not accidental.
constexpr std::size_t kManyFlaws = 5;
/// Beyond this share of misplaced quotes, the character is not a quote.
constexpr double kMostFlaws = 0.35;
/// A quote that is taken literally counts once for the quote and once for its cell.
constexpr std::size_t kFlawsOfOneQuote = 2;
constexpr double kMostFlawsWithTabs = 0.02;
constexpr double kMostFlawsOfSingle = 0.05;
/// Replaces the previous two limits if at least half of the cells are quoted.
constexpr double kMostFlawsOfMany = 0.2;
constexpr double kLeastSingleCells = 0.15;

bool isTabLike(char delimiter) { return delimiter == '\t' || delimiter == '\x1F'; }

bool hasPair(std::string_view sample, char first, char second) {
  for (std::size_t at = sample.find(first); at != sample.npos; at = sample.find(first, at + 1)) {
    if (at + 1 < sample.size() && sample[at + 1] == second) return true;
  }
  return false;
}

/// Tests for a quote with a space between it and a delimiter or line end.
bool hasSpacedQuote(std::string_view sample, char delimiter, char quote) {
  const auto isEdge = [delimiter](char mark) {
    return mark == delimiter || mark == '\n' || mark == '\r';
  };
  for (std::size_t at = sample.find(' '); at != sample.npos; at = sample.find(' ', at + 1)) {
    const std::size_t begin = at;
    while (at + 1 < sample.size() && sample[at + 1] == ' ') ++at;
    const char before = begin == 0 ? '\n' : sample[begin - 1];
    const char behind = at + 1 == sample.size() ? '\n' : sample[at + 1];
    if ((isEdge(before) && behind == quote) || (before == quote && isEdge(behind))) return true;
  }
  return false;
}

/// Returns whether at least `share` of the cells are quoted.
bool quotesShare(const DialectTrial &trial, double share) {
  return static_cast<double>(trial.quotedFields) >=
         share * static_cast<double>(trial.records * trial.columns);
}

/// Returns whether all names of the first row are quoted and no quote is misplaced.
bool isHeaderQuoted(const DialectTrial &trial) {
  if (trial.columns < 2 || trial.quoteFlaws > 0 || trial.rows.empty()) return false;
  const std::vector<bool> &first = trial.rows.front().isQuoted;
  return first.size() + 1 >= trial.columns &&
         std::ranges::all_of(first, [](bool isQuoted) { return isQuoted; });
}

/// One sample with one delimiter, read with several ways of quoting.
class QuoteTrials {
 public:
  QuoteTrials(const SniffInput &input, std::string_view sample, bool isComplete, char delimiter)
      : m_input(input), m_sample(sample), m_isComplete(isComplete), m_delimiter(delimiter) {}

  DialectTrial best() const {
    if (m_input.options.quote) return withQuote(*m_input.options.quote);
    if (m_delimiter == kDouble) return withBestEscape(std::nullopt);
    DialectTrial literal = withBestEscape(std::nullopt);
    const bool hasDouble = has(kDouble);
    const bool hasSingle = has(kSingle) && m_delimiter != kSingle;
    if (!hasDouble && !hasSingle) return withoutQuotes(std::move(literal));
    std::optional<DialectTrial> chosen;
    if (hasDouble) {
      DialectTrial quoted = withQuote(kDouble);
      if (areDoubleMeant(quoted, literal)) {
        chosen = std::move(quoted);
      } else if (auto mended = withStrayQuote(quoted, literal)) {
        chosen = std::move(*mended);
      }
    }
    if (hasSingle) {
      DialectTrial quoted = withQuote(kSingle);
      if (areSingleMeant(quoted, chosen ? *chosen : literal)) chosen = std::move(quoted);
    }
    if (chosen) return std::move(*chosen);
    return hasDouble ? literal : withoutQuotes(std::move(literal));
  }

 private:
  bool has(char mark) const { return m_sample.find(mark) != m_sample.npos; }

  DialectTrial attempt(std::optional<char> quote, std::optional<char> escape,
                       bool spacedQuotes) const {
    const std::optional<char> comment = m_input.options.comment.value_or(std::nullopt);
    return tryDialect(
        m_sample, m_isComplete,
        {m_delimiter, quote, escape, comment, spacedQuotes,
         m_input.options.mergesDelimiters.value_or(false),
         m_delimiter == m_input.options.delimiter ? m_input.options.delimiterTail : std::string()});
  }

  /// Spaces next to quotes are stripped from cells if that leaves fewer flaws.
  DialectTrial withQuote(std::optional<char> quote) const {
    if (m_input.options.spacedQuotes) return withBestEscape(quote, *m_input.options.spacedQuotes);
    DialectTrial plain = withBestEscape(quote);
    const bool mayBeSpaced =
        quote && m_delimiter != ' ' && hasSpacedQuote(m_sample, m_delimiter, *quote);
    if (!mayBeSpaced) return plain;
    DialectTrial spaced = withBestEscape(quote, true);
    const bool isCleaner = spaced.quoteFlaws < plain.quoteFlaws + plain.spacedQuotes &&
                           spaced.structure() + 0.001 >= plain.structure();
    return isCleaner ? spaced : plain;
  }

  /// Double quotes stay enabled even if there are none, but not with tabs.
  DialectTrial withoutQuotes(DialectTrial literal) const {
    if (!isTabLike(m_delimiter)) literal.marks.quote = kDouble;
    return literal;
  }

  DialectTrial withBestEscape(std::optional<char> quote, bool isSpaced = false) const {
    if (m_input.options.escape) return attempt(quote, *m_input.options.escape, isSpaced);
    DialectTrial plain = attempt(quote, std::nullopt, isSpaced);
    const bool mayEscapeQuote = quote && hasPair(m_sample, kBackslash, *quote);
    const bool mayEscapeDelimiter = hasPair(m_sample, kBackslash, m_delimiter);
    if (!mayEscapeQuote && !mayEscapeDelimiter) return plain;
    DialectTrial escaped = attempt(quote, kBackslash, isSpaced);
    const bool isCleaner = mayEscapeQuote && escaped.quoteFlaws < plain.quoteFlaws &&
                           escaped.structure() + 0.05 >= plain.structure();
    const bool isEvener =
        escaped.quoteFlaws <= plain.quoteFlaws && escaped.structure() > plain.structure() + 0.005;
    const bool isFlawless = mayEscapeQuote && escaped.quoteFlaws == 0 && plain.quoteFlaws > 0 &&
                            escaped.structure() + 0.3 >= plain.structure();
    return isCleaner || isEvener || isFlawless ? escaped : plain;
  }

  /// Tests whether double quotes enclose cells. With tabs, they must be nearly flawless and must
  /// not join lines that are complete rows on their own.
  bool areDoubleMeant(const DialectTrial &quoted, const DialectTrial &literal) const {
    if (isTabLike(m_delimiter)) {
      const bool joinsWholeRows =
          quoted.multiLineFields > 0 && literal.columns > 1 && literal.consistency >= 0.995;
      const double most = quotesShare(quoted, 0.5) ? kMostFlawsOfMany : kMostFlawsWithTabs;
      return quoted.quotedFields > 0 && quoted.flawShare() <= most && !joinsWholeRows;
    }
    if (quoted.quoteFlaws == 0) return true;
    if (quoted.flawShare() > 0.5 && quoted.quoteFlaws >= kManyFlaws && quoted.neededQuotes == 0) {
      return quoted.structure() > literal.structure() + 0.02;
    }
    return quoted.structure() + 0.02 >= literal.structure() ||
           (quoted.flawShare() <= kMostFlaws && quoted.score() >= literal.score());
  }

  /// Allows one misplaced quote among enclosing ones. In a small table it makes many rows uneven,
  /// which the known table width corrects.
  std::optional<DialectTrial> withStrayQuote(const DialectTrial &quoted,
                                             const DialectTrial &literal) const {
    if (isTabLike(m_delimiter) || quoted.columns < 2) return std::nullopt;
    DialectTrial mended = tryDialect(m_sample, m_isComplete, quoted.marks, quoted.columns);
    const bool isOne = mended.quoteFlaws <= kFlawsOfOneQuote && mended.quotedFields > 1;
    if (!isOne || mended.structure() + 0.001 < literal.structure()) return std::nullopt;
    return mended;
  }

  /// Apostrophes are letters in many languages: single quotes must enclose a large share of the
  /// cells, or make the rows equally long.
  bool areSingleMeant(const DialectTrial &quoted, const DialectTrial &other) const {
    if (isHeaderQuoted(quoted) && quoted.structure() + 0.001 >= other.structure()) return true;
    const bool isMost = quotesShare(quoted, 0.5);
    const double mostFlaws = isMost ? kMostFlawsOfMany : kMostFlawsOfSingle;
    if (quoted.quotedFields == 0 || quoted.flawShare() > mostFlaws) return false;
    if (other.quotedFields >= quoted.quotedFields) return false;
    if (isMost && quoted.score() > other.score()) return true;
    if (quoted.structure() > other.structure() + 0.02) return true;
    const bool joinsWholeRows = quoted.multiLineFields > 0 && other.consistency >= 0.995;
    return quotesShare(quoted, kLeastSingleCells) && !joinsWholeRows &&
           quoted.structure() + 0.02 >= other.structure();
  }

  const SniffInput &m_input;
  std::string_view m_sample;
  bool m_isComplete;
  char m_delimiter;
};

}  // namespace

DialectTrial bestQuoting(const SniffInput &input, std::string_view sample, bool isComplete,
                         char delimiter) {
  return QuoteTrials(input, sample, isComplete, delimiter).best();
}

}  // namespace shinglescope
