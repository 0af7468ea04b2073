// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/dialect_trial.h"

#include <algorithm>
#include <map>

#include "core/dataset/csv/record_parser.h"
#include "core/dataset/sniff/trial_cells.h"

namespace shinglescope {

namespace {

constexpr std::size_t kKeptRows = 200;
constexpr std::size_t kKeptLastRows = 12;
constexpr std::size_t kKeptCellBytes = 400;
/// The number of cells examined per row; a table may have a hundred thousand.
constexpr std::size_t kKeptCells = 400;
/// A sample that ends inside a quoted field longer than this was misread.
constexpr std::size_t kLostTailBytes = 64U << 10U;
/// The weight of the agreement between neighbours, compared with that of all records.
constexpr double kNeighbourWeight = 0.95;

/// Returns the weight of a row by its number of cells: a single cell is not evidence.
double widthWeight(std::size_t cells) {
  return cells < 2 ? 0.0 : 1.0 - 0.35 / static_cast<double>(cells - 1);
}

TrialRow kept(const ParsedRecord &record, std::uint32_t line, bool isAfterBlank) {
  TrialRow row;
  row.line = line;
  row.isAfterBlank = isAfterBlank;
  const std::size_t cells = std::min(record.cells.size(), kKeptCells);
  auto quoted = record.quotedCells.begin();
  for (std::size_t i = 0; i < cells; ++i) {
    const bool isQuoted = quoted != record.quotedCells.end() && *quoted == i;
    if (isQuoted) ++quoted;
    row.isQuoted.push_back(isQuoted);
    row.cells.emplace_back(record.cells[i].substr(0, kKeptCellBytes));
  }
  return row;
}

/// Returns the most frequent number of cells. Of equally frequent numbers, chooses a far larger one
/// (titles have few cells), otherwise that of the first record.
std::size_t commonestWidth(const std::map<std::size_t, std::size_t> &counts, std::size_t first) {
  std::size_t best = first;
  for (const auto &[width, count] : counts) {
    const std::size_t bestCount = counts.at(best);
    if (count > bestCount || (count == bestCount && width >= 2 * best)) best = width;
  }
  return best;
}

/// Accumulates the figures of one trial, record by record.
class TrialTally {
 public:
  explicit TrialTally(DialectTrial &trial) : m_trial(trial) {}

  void add(const ParsedRecord &record) {
    const bool isComment = record.cells.front().starts_with('#') && record.quotedCells.empty();
    if (isComment && m_topComments == m_widths.size()) ++m_topComments;
    m_widths.push_back(record.cells.size());
    m_trial.quotedFields += record.quotedCells.size();
    m_trial.quoteFlaws += record.problems.size();
    m_trial.multiLineFields += record.multiLineFields;
    if (m_trial.marks.quote) countQuotes(record);
    if (m_trial.rows.size() < kKeptRows) {
      m_trial.rows.push_back(kept(record, m_line, m_isAfterBlank));
    } else {
      m_trial.lastRows.push_back(kept(record, m_line, m_isAfterBlank));
      if (m_trial.lastRows.size() > kKeptLastRows) m_trial.lastRows.erase(m_trial.lastRows.begin());
    }
    m_line += static_cast<std::uint32_t>(record.innerLineEnds) + 1;
    m_isAfterBlank = false;
  }

  void addBlank() {
    ++m_line;
    m_isAfterBlank = true;
  }

  void finish() {
    m_trial.records = m_widths.size();
    if (m_widths.empty()) return;
    figureWidths();
    scoreCells(m_trial);
  }

 private:
  void countQuotes(const ParsedRecord &record) {
    const char quote = *m_trial.marks.quote;
    auto quoted = record.quotedCells.begin();
    for (std::size_t i = 0; i < record.cells.size(); ++i) {
      const std::string_view cell = record.cells[i];
      if (quoted != record.quotedCells.end() && *quoted == i) {
        ++quoted;
        const bool isNeeded = cell.find(m_trial.marks.delimiter) != cell.npos ||
                              cell.find_first_of("\r\n") != cell.npos;
        if (isNeeded) ++m_trial.neededQuotes;
      } else if (cell.find(quote) != std::string_view::npos) {
        const std::string_view inner = trimmedSpaces(cell);  // "a", "b" is quoted too
        const bool isSpacedQuote =
            inner.size() > 1 && inner.front() == quote && inner.back() == quote;
        ++(isSpacedQuote ? m_trial.quotedFields : m_trial.quoteFlaws);
        if (isSpacedQuote) ++m_trial.spacedQuotes;
      }
    }
  }

  bool isWide(std::size_t record) const { return m_widths[record] > 1 && record >= m_topComments; }

  /// Titles above and totals below are not part of the table: agreement is measured between the
  /// first and the last record with the delimiter.
  void figureWidths() {
    std::size_t begin = 0;
    std::size_t end = m_widths.size();
    while (begin < end && !isWide(begin)) ++begin;
    while (end > begin && !isWide(end - 1)) --end;
    if (begin == end) {
      begin = 0;
      end = m_widths.size();
    }
    const auto bodyRecords = static_cast<double>(end - begin);
    const auto records = static_cast<double>(m_widths.size());
    m_trial.bodyRecords = end - begin;
    m_trial.body = bodyRecords / records;
    figureAgreement(begin, end);
    std::size_t wide = 0;
    std::size_t fitting = 0;
    for (std::size_t i = begin; i < end; ++i) {
      if (m_widths[i] > 1) ++wide;
      if (m_widths[i] == m_trial.columns) ++fitting;
    }
    m_trial.headFits = m_widths[begin] == m_trial.columns;
    m_trial.coverage = static_cast<double>(wide) / records;
    m_trial.consistency = static_cast<double>(fitting) / bodyRecords;
    const double below = bodyRecords - 1;
    m_trial.consistencyBelow =
        below < 1 ? m_trial.consistency
                  : (static_cast<double>(fitting) - (m_trial.headFits ? 1 : 0)) / below;
  }

  void figureAgreement(std::size_t begin, std::size_t end) {
    std::map<std::size_t, std::size_t> counts;
    for (std::size_t i = begin; i < end; ++i) ++counts[m_widths[i]];
    m_trial.columns = commonestWidth(counts, m_widths[begin]);
    const auto all = static_cast<double>(end - begin);
    double same = 0;
    for (const auto &[width, count] : counts) {
      const double share = static_cast<double>(count) / all;
      same += share * share * widthWeight(width);
    }
    double neighbours = 0;
    for (std::size_t i = begin; i + 1 < end; ++i) {
      if (m_widths[i] == m_widths[i + 1]) neighbours += widthWeight(m_widths[i]);
    }
    if (all > 1) neighbours /= all - 1;
    m_trial.agreement = std::max(same, neighbours * kNeighbourWeight);
  }

  DialectTrial &m_trial;
  std::vector<std::size_t> m_widths;
  std::size_t m_topComments = 0;  ///< records at the top that begin with a number sign
  std::uint32_t m_line = 0;
  bool m_isAfterBlank = false;
};

double priorOf(char delimiter) {
  switch (delimiter) {
    case '\t':
    case '\x1F': return 1.0;  // hardly ever part of a value
    case ',': return 0.97;
    case ';': return 0.97;
    case '|': return 0.96;
    case '^':
    case '~':
    case '#': return 0.9;
    case ' ': return 0.8;
    default: return 0.6;
  }
}

}  // namespace

double DialectTrial::structure() const {
  const bool isStray = bodyRecords < 3 && records > 2 * bodyRecords;
  return agreement * (0.6 + 0.4 * body) * (isStray ? 0.5 : 1.0);
}

double DialectTrial::score() const {
  const double cells = 0.15 + 0.85 * cellQuality;
  const double pure = 0.7 + 0.3 * columnPurity;
  const double head = headFits ? 1.0 : 0.96;
  return structure() * cells * pure * head * priorOf(marks.delimiter);
}

double DialectTrial::flawShare() const {
  const std::size_t all = quotedFields + quoteFlaws;
  return all == 0 ? 0.0 : static_cast<double>(quoteFlaws) / static_cast<double>(all);
}

DialectTrial tryDialect(std::string_view sample, bool isComplete, const RecordMarks &marks,
                        std::size_t knownColumns) {
  DialectTrial trial{.marks = marks, .knownColumns = knownColumns};
  TrialTally tally(trial);
  RecordParser parser(marks, sample.size() + 1);
  parser.setColumns(knownColumns);
  ParsedRecord record;
  bool any = false;
  while (!sample.empty()) {
    const ParseStatus status = parser.parse(sample, isComplete, record);
    if (status == ParseStatus::NeedMore) {
      if (!any && !isComplete) {
        isComplete = true;  // one very long record is better than nothing
        continue;
      }
      if (sample.size() > kLostTailBytes) ++trial.quoteFlaws;
      break;
    }
    if (status == ParseStatus::TooLarge) break;
    if (status == ParseStatus::Record) tally.add(record);
    if (status == ParseStatus::Blank || status == ParseStatus::Comment) tally.addBlank();
    any = any || status == ParseStatus::Record;
    sample.remove_prefix(record.length);
  }
  tally.finish();
  return trial;
}

}  // namespace shinglescope
