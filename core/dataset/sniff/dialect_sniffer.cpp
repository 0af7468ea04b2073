// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/dialect_sniffer.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <unordered_set>

#include "core/base/comma_list.h"
#include "core/dataset/sniff/cell_kind.h"
#include "core/dataset/sniff/delimiter_guess.h"
#include "core/dataset/sniff/header_guess.h"
#include "core/dataset/sniff/later_samples.h"
#include "core/dataset/sniff/table_layout.h"

namespace shinglescope {

namespace {

constexpr double kTie = 0.08;

/// Lines removed from the top of the sample before it is tried.
struct TopLines {
  std::uint32_t lines = 0;
  std::optional<char> delimiter;  ///< named by a `sep=` line
};

void dropLine(std::string_view &text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  const bool isPair = text.substr(end).starts_with("\r\n");
  text.remove_prefix(std::min(end + (isPair ? 2 : 1), text.size()));
}

/// Parses `sep=;` as the first line, with or without quotes.
std::optional<char> separatorLine(std::string_view text) {
  std::string_view line = text.substr(0, text.find_first_of("\r\n"));
  if (line.starts_with('"') && line.ends_with('"') && line.size() > 2) {
    line = line.substr(1, line.size() - 2);
  }
  const bool isNamed = line.size() == 5 && (line.starts_with("sep=") || line.starts_with("SEP=") ||
                                            line.starts_with("Sep="));
  const bool isMark = isNamed && static_cast<unsigned char>(line[4]) < 0x80 && line[4] != '"';
  return isMark ? std::optional(line[4]) : std::nullopt;
}

TopLines takeTopLines(SniffInput &input) {
  TopLines top;
  if (input.options.preambleLines) {
    while (top.lines < *input.options.preambleLines && !input.head.empty()) {
      dropLine(input.head);
      ++top.lines;
    }
    return top;
  }
  top.delimiter = separatorLine(input.head);
  if (!top.delimiter) return top;
  dropLine(input.head);
  top.lines = 1;
  if (!input.options.delimiter) input.options.delimiter = top.delimiter;
  return top;
}

std::string nameOf(const RecordMarks &marks) {
  return marks.delimiterTail.empty() ? inEnglish(delimiterName(marks.delimiter))
                                     : '"' + (marks.delimiter + marks.delimiterTail) + '"';
}

/// Records a guess item by item, with its reasons in order of importance.
class GuessWriter {
 public:
  GuessWriter(const SniffInput &asked, SniffResult &guess) : m_asked(asked), m_guess(guess) {}

  void addDelimiter(const std::vector<DialectTrial> &tables, bool isNamedByLine) {
    const DialectTrial &best = tables.front();
    const bool isTie = tables.size() > 1 && best.score() - tables[1].score() < kTie;
    const bool isOneColumn = best.columns == 1 && !m_asked.options.delimiter;
    m_guess.add(SniffedItem::Kind::Delimiter, isOneColumn ? "none" : nameOf(best.marks),
                isNamedByLine ? 1.0 : best.score(), delimiterReason(best, isNamedByLine),
                m_asked.options.delimiter.has_value());
    if (isTie) {
      const Message tie = {MessageId::DelimiterNearlyAsGood,
                           {delimiterName(tables[1].marks.delimiter)}};
      m_guess.reasons.push_back(tie);
      m_guess.items.back().reason.push_back(tie);
    }
  }

  void addQuote(const SniffInput &input, const DialectTrial &trial) {
    const std::optional<char> quote = trial.marks.quote;
    const char *value = !quote ? "none" : *quote == '"' ? "double" : "single";
    const bool isNamed = !quote || *quote == '"' || *quote == '\'';
    m_guess.add(SniffedItem::Kind::Quote, isNamed ? value : std::string(1, *quote),
                1 - trial.flawShare(), quoteReason(input, trial),
                m_asked.options.quote.has_value());
  }

  void addSpacedQuotes(const DialectTrial &trial) {
    const bool isChosen = m_asked.options.spacedQuotes.has_value();
    const bool areSpaced = trial.marks.spacedQuotes;
    m_guess.add(SniffedItem::Kind::SpacedQuotes, areSpaced ? "left out" : "kept",
                areSpaced ? 1 - trial.flawShare() : 1.0,
                {isChosen    ? MessageId::SpacesChosen
                 : areSpaced ? MessageId::SpacesLeftOut
                             : MessageId::SpacesKept},
                isChosen, isChosen || areSpaced);
  }

  void addMergedDelimiters(const DialectTrial &trial) {
    const bool isChosen = m_asked.options.mergesDelimiters.has_value();
    const bool areMerged = trial.marks.mergesDelimiters;
    m_guess.add(SniffedItem::Kind::MergedDelimiters, areMerged ? "one" : "several",
                areMerged ? trial.consistency : 1.0,
                {isChosen    ? MessageId::RunsChosen
                 : areMerged ? MessageId::RunsAreOne
                             : MessageId::RunsAreEmptyCells},
                isChosen, isChosen || areMerged);
  }

  void addEscape(const DialectTrial &trial) {
    const std::optional<char> escape = trial.marks.escape;
    const bool isChosen = m_asked.options.escape.has_value();
    const std::string value = !escape           ? "none"
                              : *escape == '\\' ? "backslash"
                                                : std::string(1, *escape);
    m_guess.add(SniffedItem::Kind::Escape, value, escape ? 0.9 : 1.0,
                {isChosen ? MessageId::EscapeChosen
                 : escape ? MessageId::EscapeIsBackslash
                          : MessageId::EscapeNone},
                isChosen, isChosen || escape);
  }

  void addPreamble(Message reason) {
    const std::uint32_t above = m_guess.dialect.preambleLines;
    const bool isChosen = m_asked.options.preambleLines.has_value();
    const bool isNotable = above > 0 || isChosen;
    const std::string value = std::to_string(above) + (above == 1 ? " line" : " lines");
    m_guess.add(SniffedItem::Kind::Preamble, isNotable ? value : "none", above > 0 ? 0.8 : 1.0,
                std::move(reason), isChosen, isNotable);
  }

  void addComment() {
    const std::optional<char> comment = m_guess.dialect.comment;
    const bool isChosen = m_asked.options.comment.has_value();
    m_guess.add(SniffedItem::Kind::Comment, comment ? std::string(1, *comment) : "none", 1.0,
                {isChosen ? MessageId::CommentChosen : MessageId::CommentNone}, isChosen, false);
  }

 private:
  Message delimiterReason(const DialectTrial &trial, bool isNamedByLine) const {
    if (m_asked.options.delimiter) return {MessageId::DelimiterChosen};
    if (isNamedByLine) {
      return {MessageId::DelimiterNamed, {delimiterName(trial.marks.delimiter)}};
    }
    if (trial.columns == 1) return {MessageId::DelimiterNone};
    return {MessageId::DelimiterFits,
            {DecimalValue{trial.consistency * 100.0, 1}, trial.records, trial.columns,
             delimiterName(trial.marks.delimiter)}};
  }

  Message quoteReason(const SniffInput &input, const DialectTrial &trial) const {
    if (m_asked.options.quote) return {MessageId::QuoteChosen};
    if (trial.marks.quote) {
      if (trial.quotedFields == 0) return {MessageId::QuotesHonoured};
      const bool isSingle = *trial.marks.quote == '\'';
      return {isSingle ? MessageId::SingleQuotesEnclose : MessageId::QuotesEnclose,
              {trial.quotedFields}};
    }
    const bool isAbsent = input.head.find('"') == std::string_view::npos;
    return {isAbsent ? MessageId::QuotesAbsent : MessageId::QuotesUnbalanced};
  }

  const SniffInput &m_asked;
  SniffResult &m_guess;
};

HeaderGuess headerOf(const SniffInput &asked, const DialectTrial &trial, std::size_t firstRow) {
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = firstRow; i < trial.rows.size(); ++i) rows.push_back(trial.rows[i].cells);
  HeaderGuess guess = guessHeader(rows);
  if (asked.options.hasHeader) {
    guess.hasHeader = *asked.options.hasHeader;
    guess.reason = {MessageId::HeaderChosen};
  }
  return guess;
}

Message preambleReason(const TopLines &top, const TableLayout &layout, bool isChosen) {
  if (isChosen) return {MessageId::PreambleChosen};
  if (layout.preambleLines > 0)
    return {MessageId::PreambleFound, {top.lines + layout.preambleLines}};
  return {top.lines > 0 ? MessageId::PreambleIsDelimiter : MessageId::PreambleNone};
}

/// Reports lines at the end of the file; `first` is counted from 1.
Message footnoteRemark(std::uint64_t first, std::uint64_t count) {
  if (count == 1) return {MessageId::FootnoteLine, {first}};
  return {MessageId::FootnoteLines, {first, first + count - 1}};
}

Message commentRemark(const std::vector<std::uint32_t> &lines, std::uint32_t above) {
  constexpr std::size_t kMostListed = 5;
  const std::string list =
      commaList(lines | std::views::take(kMostListed),
                [above](std::uint32_t line) { return std::to_string(line + above + 1); });
  return {lines.size() == 1            ? MessageId::CommentLine
          : lines.size() > kMostListed ? MessageId::CommentLinesAndOthers
                                       : MessageId::CommentLines,
          {list}};
}

/// Adds a remark to its item, to the reasons and to the notes.
void addRemark(SniffedItem::Kind kind, const Message &remark, SniffedTable &table) {
  table.guess.reasons.push_back(remark);
  table.notes.push_back(remark);
  for (SniffedItem &item : table.guess.items)
    if (item.kind == kind) item.reason.push_back(remark);
}

/// Reports text around the table that does not affect reading. `above` is the number of lines above
/// the sample.
void addRemarks(const SniffInput &asked, const TableLayout &layout, const HeaderGuess &header,
                std::uint32_t above, SniffedTable &table) {
  if (layout.footnotes > asked.options.footerRows) {
    addRemark(SniffedItem::Kind::Preamble,
              footnoteRemark(layout.footnoteLine + above + 1, layout.footnotes), table);
  }
  if (!layout.commentLines.empty() && !asked.options.comment)
    addRemark(SniffedItem::Kind::Comment, commentRemark(layout.commentLines, above), table);
  if (header.hasHeader && header.extraLines > 0 && asked.options.headerLines == 1) {
    addRemark(SniffedItem::Kind::Header, {MessageId::HeaderMayGoOn, {header.extraLines}}, table);
  }
}

/// Tests for a header as R writes it: a name for each column but the first, which contains the row
/// names.
bool lacksFirstName(const DialectTrial &trial, const TableLayout &layout) {
  constexpr std::size_t kLeastRows = 3;
  if (layout.firstRow >= trial.rows.size() || trial.columns < 2) return false;
  const auto header = trial.rows.begin() + static_cast<std::ptrdiff_t>(layout.firstRow);
  const auto below = header + 1;
  if (header->cells.size() + 1 != trial.columns) return false;
  if (trial.rows.end() - below < static_cast<std::ptrdiff_t>(kLeastRows)) return false;
  std::unordered_set<std::string_view> first;
  bool isLastFilled = false;
  for (auto row = below; row != trial.rows.end(); ++row) {
    if (row->cells.size() != trial.columns || row->cells.front().empty()) return false;
    if (!first.insert(row->cells.front()).second) return false;
    isLastFilled = isLastFilled || !trimmedSpaces(row->cells.back()).empty();
  }
  return isLastFilled;
}

/// Reports fixed-width columns whose cells contain single spaces, so no delimiter separates them.
void addAlignedRemark(const SniffInput &input, const DialectTrial &trial, SniffedTable &table) {
  if (trial.columns > 1 || input.options.delimiter || trial.rows.size() < 3) return;
  const auto aligned = std::ranges::count_if(trial.rows, [](const TrialRow &row) {
    const std::string_view text = trimmedSpaces(row.cells.front());
    return text.find("  ") != text.npos;
  });
  if (static_cast<std::size_t>(aligned) * 10 < trial.rows.size() * 6) return;
  addRemark(SniffedItem::Kind::Delimiter, {MessageId::ColumnsLinedUp}, table);
}

}  // namespace

SniffedTable sniffDialect(const SniffInput &asked) {
  SniffInput input = asked;
  const TopLines top = takeTopLines(input);
  std::vector<DialectTrial> tables = rankDelimiters(input);
  DialectTrial &best = tables.front();
  if (best.quoteFlaws > 0 && best.columns > 1) {  // a known width identifies stray quotes
    best = tryDialect(input.head, input.isComplete, best.marks, best.columns);
  }
  const SampleConsistency later = compareLater(input, best);
  if (later.hasQuotes) best.marks.quote = '"';
  TableLayout layout = layoutOf(best);
  if (asked.options.preambleLines) layout.firstRow = layout.preambleLines = 0;
  const HeaderGuess header = headerOf(asked, best, layout.firstRow);

  SniffedTable result;
  SniffResult &guess = result.guess;
  guess.dialect.delimiter = best.marks.delimiter;
  guess.dialect.delimiterTail = best.marks.delimiterTail;
  guess.dialect.quote = best.marks.quote;
  guess.dialect.escape = best.marks.escape;
  guess.dialect.mergesDelimiters = best.marks.mergesDelimiters;
  guess.dialect.spacedQuotes = best.marks.spacedQuotes;
  guess.dialect.comment = asked.options.comment.value_or(std::nullopt);
  guess.dialect.preambleLines = top.lines + layout.preambleLines;
  guess.dialect.hasHeader = header.hasHeader;
  result.columns = best.columns;
  result.records = best.records;
  result.sampleBytes = input.head.size();

  GuessWriter writer(asked, guess);
  const bool isNamedByLine = top.delimiter && !asked.options.delimiter;
  writer.addDelimiter(tables, isNamedByLine);
  writer.addQuote(input, best);
  writer.addEscape(best);
  writer.addSpacedQuotes(best);
  writer.addMergedDelimiters(best);
  writer.addPreamble(preambleReason(top, layout, asked.options.preambleLines.has_value()));
  writer.addComment();
  guess.add(SniffedItem::Kind::Header, header.hasHeader ? "yes" : "no", header.score, header.reason,
            asked.options.hasHeader.has_value());
  addRemarks(asked, layout, header, top.lines, result);
  addAlignedRemark(input, best, result);
  result.lacksFirstName =
      header.hasHeader && asked.options.headerLines == 1 && lacksFirstName(best, layout);
  if (result.lacksFirstName)
    addRemark(SniffedItem::Kind::Header, {MessageId::HeaderLacksFirstName}, result);
  for (const Message &remark : later.remarks) {
    guess.reasons.push_back(remark);
    guess.items.front().reason.push_back(remark);
  }
  return result;
}

}  // namespace shinglescope
