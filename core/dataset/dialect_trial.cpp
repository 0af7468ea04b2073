#include "core/dataset/dialect_trial.h"

#include <algorithm>
#include <map>

#include "core/dataset/record_parser.h"

namespace shinglescope {

namespace {

constexpr std::size_t kKeptRows = 200;
constexpr std::size_t kKeptCellBytes = 400;
/// A sample that ends inside a quoted field longer than this was misread.
constexpr std::size_t kLostTailBytes = 64U << 10U;

/// One value: empty, a number, or text without the marks of another dialect. A
/// comma in running text has a space after it.
bool isCleanCell(std::string_view cell) {
  if (cell.empty() || isNumberLike(cell)) return true;
  if (cell.find_first_of("\t;|\x1F") != cell.npos) return false;
  for (std::size_t at = cell.find(','); at != cell.npos; at = cell.find(',', at + 1)) {
    if (at + 1 < cell.size() && cell[at + 1] != ' ') return false;
  }
  return true;
}

/// Collects the figures of one trial, record by record.
class TrialTally {
 public:
  explicit TrialTally(DialectTrial &trial) : m_trial(trial) {}

  void add(const ParsedRecord &record) {
    ++m_trial.records;
    ++m_widths[record.cells.size()];
    if (m_trial.records == 1) m_firstWidth = record.cells.size();
    m_trial.quotedFields += record.quotedCells.size();
    m_trial.quoteFlaws += record.problems.size();
    m_trial.multiLineFields += record.multiLineFields;
    if (m_trial.quote) countStrayQuotes(record);
    if (m_trial.records <= kKeptRows) keep(record);
  }

  void finish() {
    if (m_trial.records == 0) return;
    const auto commonest =
        std::max_element(m_widths.begin(), m_widths.end(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    const auto records = static_cast<double>(m_trial.records);
    m_trial.columns = commonest->first;
    m_trial.consistency = static_cast<double>(commonest->second) / records;
    const auto single = m_widths.find(1);
    const std::size_t without = single == m_widths.end() ? 0 : single->second;
    m_trial.coverage = static_cast<double>(m_trial.records - without) / records;
    m_trial.headFits = m_firstWidth == m_trial.columns;
    if (m_cells > 0) {
      m_trial.cleanCells = static_cast<double>(m_cleanCells) / static_cast<double>(m_cells);
    }
  }

 private:
  void countStrayQuotes(const ParsedRecord &record) {
    auto quoted = record.quotedCells.begin();
    for (std::size_t i = 0; i < record.cells.size(); ++i) {
      const bool isQuoted = quoted != record.quotedCells.end() && *quoted == i;
      if (isQuoted) {
        ++quoted;
      } else if (record.cells[i].find(*m_trial.quote) != std::string_view::npos) {
        ++m_trial.quoteFlaws;
      }
    }
  }

  void keep(const ParsedRecord &record) {
    auto quoted = record.quotedCells.begin();
    std::vector<std::string> row;
    for (std::size_t i = 0; i < record.cells.size(); ++i) {
      const bool isQuoted = quoted != record.quotedCells.end() && *quoted == i;
      if (isQuoted) ++quoted;
      ++m_cells;
      if (isQuoted || isCleanCell(record.cells[i])) ++m_cleanCells;
      row.emplace_back(record.cells[i].substr(0, kKeptCellBytes));
    }
    m_trial.rows.push_back(std::move(row));
  }

  DialectTrial &m_trial;
  std::map<std::size_t, std::size_t> m_widths;
  std::size_t m_firstWidth = 0;
  std::size_t m_cells = 0;
  std::size_t m_cleanCells = 0;
};

double priorOf(char delimiter) {
  switch (delimiter) {
    case '\t':
    case '\x1F': return 1.0;  // hardly ever part of a value
    case ',': return 0.97;
    case ';': return 0.97;
    default: return 0.95;
  }
}

}  // namespace

bool isNumberLike(std::string_view cell) {
  std::size_t digits = 0;
  std::size_t letters = 0;
  for (const char character : cell) {
    if (character >= '0' && character <= '9') {
      ++digits;
    } else if (character == 'e' || character == 'E' || character == 'T' || character == 'Z') {
      ++letters;  // exponents and ISO times
    } else if (std::string_view("+-.,:/%$ '").find(character) == std::string_view::npos) {
      return false;
    }
  }
  return digits > 0 && letters <= 2;
}

double DialectTrial::score() const {
  const double width = 1.0 - 0.2 / static_cast<double>(columns);
  const double head = headFits ? 1.0 : 0.9;
  return consistency * (0.4 + 0.6 * cleanCells) * width * head * priorOf(delimiter);
}

DialectTrial tryDialect(std::string_view head, bool isComplete, char delimiter,
                        std::optional<char> quote) {
  DialectTrial trial;
  trial.delimiter = delimiter;
  trial.quote = quote;
  TrialTally tally(trial);
  RecordParser parser(delimiter, quote, head.size() + 1);
  ParsedRecord record;
  while (!head.empty()) {
    const ParseStatus status = parser.parse(head, isComplete, record);
    if (status == ParseStatus::NeedMore) {
      if (trial.records == 0 && !isComplete) {
        isComplete = true;  // one very long record is better than nothing
        continue;
      }
      if (head.size() > kLostTailBytes) ++trial.quoteFlaws;
      break;
    }
    if (status == ParseStatus::TooLarge) break;
    if (status == ParseStatus::Record) tally.add(record);
    head.remove_prefix(record.length);
  }
  tally.finish();
  return trial;
}

}  // namespace shinglescope
