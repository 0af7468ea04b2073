// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/decimal_text.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/review/labels/pair_collector.h"
#include "core/review/labels/pair_file.h"
#include "core/review/labels/tables_lookup.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kPairLinesPerPoll = 4096;
/// A match from here on, as in Splink.
constexpr double kLeastMatchScore = 0.5;

using Names = std::vector<std::string>;

std::string lowerCase(std::string text) {
  for (char &c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

std::optional<ColumnId> columnNamed(const Names &names, std::string_view name) {
  for (std::uint32_t i = 0; i < names.size(); ++i)
    if (lowerCase(names[i]) == name) return ColumnId{i};
  return std::nullopt;
}

template <std::size_t N>
std::optional<ColumnId> firstNamed(const Names &names,
                                   const std::array<std::string_view, N> &choices) {
  for (const std::string_view choice : choices)
    if (const auto column = columnNamed(names, choice)) return column;
  return std::nullopt;
}

/// The two columns that name the rows of a pair.
struct RowColumns {
  ColumnId a{0};
  ColumnId b{1};
  bool areRowNumbers = false;
  std::string stem = {};  ///< what both names have in common
};

constexpr std::array kEnds = {std::pair<std::string_view, std::string_view>{"_l", "_r"},
                              std::pair<std::string_view, std::string_view>{"_a", "_b"},
                              std::pair<std::string_view, std::string_view>{"_1", "_2"},
                              std::pair<std::string_view, std::string_view>{"_left", "_right"}};

std::optional<RowColumns> columnsWithEnds(const Names &names, std::string_view stem) {
  for (const auto &[left, right] : kEnds) {
    const auto a = columnNamed(names, std::string(stem) + std::string(left));
    const auto b = columnNamed(names, std::string(stem) + std::string(right));
    if (a && b) return RowColumns{*a, *b, false, std::string(stem)};
  }
  return std::nullopt;
}

RowColumns rowColumnsOf(const Names &names, const PairTarget &target) {
  const auto rowA = columnNamed(names, "row_a");
  const auto rowB = columnNamed(names, "row_b");
  if (rowA && rowB) return {*rowA, *rowB, true};
  std::vector<std::string> stems{"unique_id", "id"};
  if (target.idColumn)
    stems.insert(stems.begin(), lowerCase(target.dataset.columnName(*target.idColumn)));
  for (const std::string &column : target.dataset.columnNames()) stems.push_back(lowerCase(column));
  for (const std::string &stem : stems)
    if (auto columns = columnsWithEnds(names, stem)) return *columns;
  return {};
}

/// Returns the column of the table whose cells the ids are; none if they are row numbers.
std::optional<ColumnId> idColumnFor(const RowColumns &columns, const PairTarget &target) {
  if (columns.areRowNumbers || target.idColumn) return target.idColumn;
  return columnNamed(target.dataset.columnNames(), columns.stem);
}

/// The two columns that name the tables of the rows.
struct PairTableColumns {
  ColumnId a;
  ColumnId b;
};

std::optional<PairTableColumns> tableColumnsOf(const Names &names) {
  for (const std::string_view stem : {"source_dataset", "table"})
    if (const auto columns = columnsWithEnds(names, stem))
      return PairTableColumns{columns->a, columns->b};
  return std::nullopt;
}

constexpr std::array<std::string_view, 7> kScoreColumns = {
    "match_probability", "score",   "confidence_score", "confidence",
    "similarity",        "jaccard", "match_weight"};
constexpr std::array<std::string_view, 5> kLabelColumns = {"clerical_match_score", "label",
                                                           "is_match", "match", "verdict"};

std::optional<double> finiteNumber(std::string_view text) {
  const auto number = parsedNumber<double>(text);
  return number && std::isfinite(*number) ? number : std::nullopt;
}

Verdict labelOf(std::string_view text) {
  constexpr std::array<std::string_view, 5> kMatch = {"true", "yes", "match", "duplicate", "y"};
  constexpr std::array<std::string_view, 6> kDistinct = {
      "false", "no", "distinct", "nonmatch", "not_duplicate", "n"};
  const std::string word = lowerCase(std::string(text));
  if (std::ranges::find(kMatch, word) != kMatch.end()) return Verdict::Duplicate;
  if (std::ranges::find(kDistinct, word) != kDistinct.end()) return Verdict::NotDuplicate;
  const auto score = finiteNumber(word);
  if (!score || *score < 0 || *score > 1) return Verdict::Undecided;
  return *score >= kLeastMatchScore ? Verdict::Duplicate : Verdict::NotDuplicate;
}

using TablesOfIds = TablesLookup<IdLookup>;

/// The two words by which a list calls the tables. Anything else is neither.
struct TableWords {
  std::string first;
  std::string second;

  std::optional<std::uint32_t> numberOf(std::string_view word) const {
    const std::string folded = lowerCase(std::string(word));
    if (folded.empty()) return std::nullopt;
    if (folded == first) return 1;
    return folded == second ? std::optional<std::uint32_t>(2) : std::nullopt;
  }
  TableWords turned() const { return {second, first}; }
};

/// The name of a file without its last ending: "people.csv" is called "people" too.
std::string withoutEnding(const std::string &name) { return name.substr(0, name.rfind('.')); }

bool isCalled(const std::string &word, const std::string &name) {
  const std::string folded = lowerCase(name);
  return word == folded || word == withoutEnding(folded);
}

/// Reads the lines of one table.
class PairTableReader {
 public:
  PairTableReader(const Dataset &table, const RowColumns &rows, PairsAsked asked)
      : m_table(table),
        m_rows(rows),
        m_score(firstNamed(table.columnNames(), kScoreColumns)),
        m_label(firstNamed(table.columnNames(), kLabelColumns)),
        m_asked(asked) {}

  bool hasScores() const { return m_score.has_value(); }
  bool hasLabels() const { return m_label.has_value(); }

  /// Finds out which table each row belongs to, if there are two. O(lines).
  Result<void> guessTables(const TablesOfIds &ids, const PairTarget &target, NamedPairs &list,
                           const RunContext &context) {
    if (!ids.hasTwo()) return {};
    m_tables = tableColumnsOf(m_table.columnNames());
    if (m_tables) {
      list.tables = PairTables::Named;
      auto words = guessWords(ids, target, context);
      if (auto guessed = assignTo(m_words, std::move(words)); !guessed) return guessed;
      list.firstTable = m_words.first;
      return {};
    }
    TablesGuess guess(!list.areRowNumbers);
    const auto seen = forEachLine(context, [&](RecordId line) {
      guess.add(ids, m_table.cell(line, m_rows.a), m_table.cell(line, m_rows.b));
    });
    if (!seen) return seen;
    list.tables = guess.best();
    return {};
  }

  void read(RecordId line, const TablesOfIds &ids, PairTables how, PairCollector &lines) const {
    const std::uint64_t number = line.value + std::uint64_t{1};
    const std::string_view idA = m_table.cell(line, m_rows.a);
    const std::string_view idB = m_table.cell(line, m_rows.b);
    NamedPair pair{.a = {}, .b = {}, .line = number};
    const std::string_view score = m_score ? m_table.cell(line, *m_score) : std::string_view();
    if (!score.empty()) {
      pair.score = finiteNumber(score);
      if (!pair.score) return lines.skip(PairProblem::ScoreUnclear, number, score);
    }
    const std::string_view label = m_label ? m_table.cell(line, *m_label) : std::string_view();
    if (!label.empty()) pair.label = labelOf(label);
    const bool isNeeded = m_asked == PairsAsked::Labels || !label.empty();
    if (isNeeded && pair.label == Verdict::Undecided)
      return lines.skip(PairProblem::LabelUnclear, number, label);
    const auto [a, b] =
        how == PairTables::Named ? findNamed(line, ids, m_words) : ids.find(idA, idB, how);
    lines.add(a, b, pair, idA, idB);
  }

 private:
  template <class Visit>
  Result<void> forEachLine(const RunContext &context, const Visit &visit) const {
    for (std::uint32_t line = 0; line < m_table.rowCount(); ++line) {
      if (line % kPairLinesPerPoll == 0 && context.isCancelled()) return cancelledError();
      visit(RecordId{line});
    }
    return {};
  }

  std::pair<FoundRow, FoundRow> findNamed(RecordId line, const TablesOfIds &ids,
                                          const TableWords &words) const {
    const auto find = [&](ColumnId table, ColumnId id) -> FoundRow {
      const auto number = words.numberOf(m_table.cell(line, table));
      if (!number) return PairProblem::TableUnknown;
      return ids.find(m_table.cell(line, id), *number);
    };
    return {find(m_tables->a, m_rows.a), find(m_tables->b, m_rows.b)};
  }

  Result<TableWords> guessWords(const TablesOfIds &ids, const PairTarget &target,
                                const RunContext &context) const {
    TableWords words = firstWords();
    const auto areCalled = [&words](const std::string &first, const std::string &second) {
      return (isCalled(words.first, first) || words.first.empty()) &&
             (isCalled(words.second, second) || words.second.empty());
    };
    if (areCalled("1", "2")) return TableWords{"1", "2"};
    if (areCalled("2", "1")) return TableWords{"1", "2"};
    if (target.tableNames.size() == 2) {
      const auto &names = target.tableNames;
      if (areCalled(names[0], names[1])) return words;
      if (areCalled(names[1], names[0])) return words.turned();
    }
    std::array<std::uint64_t, 2> found{};
    const auto seen = forEachLine(context, [&](RecordId line) {
      for (const bool isTurned : {false, true}) {
        const auto [a, b] = findNamed(line, ids, isTurned ? words.turned() : words);
        const bool isFound =
            std::holds_alternative<RecordId>(a) && std::holds_alternative<RecordId>(b);
        found[isTurned ? 1 : 0] += isFound ? 1 : 0;
      }
    });
    if (!seen) return seen.error();
    return found[1] > found[0] ? words.turned() : words;
  }

  /// The first two different words of the list.
  TableWords firstWords() const {
    TableWords words;
    for (std::uint32_t line = 0; line < m_table.rowCount() && words.second.empty(); ++line) {
      for (const ColumnId column : {m_tables->a, m_tables->b}) {
        const std::string word = lowerCase(std::string(m_table.cell({line}, column)));
        if (words.first.empty())
          words.first = word;
        else if (words.second.empty() && word != words.first)
          words.second = word;
      }
    }
    return words;
  }

  const Dataset &m_table;
  const RowColumns &m_rows;
  std::optional<ColumnId> m_score;
  std::optional<ColumnId> m_label;
  PairsAsked m_asked;
  std::optional<PairTableColumns> m_tables;
  TableWords m_words;
};

Error noPairs(MessageId what, const std::string &path) {
  return errorOf(ErrorCode::Format, {what, {path}}, path);
}

}  // namespace

Result<NamedPairs> readPairTable(const std::string &path, const PairTarget &target,
                                 PairsAsked asked, const RunContext &context) {
  LoadOptions reading;
  reading.hasHeader = true;  // a list without pairs consists of nothing else
  const auto loaded = loadDataset(path, reading, context);
  if (!loaded) return loaded.error();
  const Dataset &table = *loaded->dataset;
  if (table.columnCount() < 2) return noPairs(MessageId::NoTableOfPairs, path);
  const RowColumns columns = rowColumnsOf(table.columnNames(), target);
  PairTableReader reader(table, columns, asked);
  if (asked == PairsAsked::Labels && !reader.hasLabels())
    return noPairs(MessageId::NoLabelColumn, path);
  const auto idColumn = columns.areRowNumbers ? std::nullopt : idColumnFor(columns, target);
  const auto ids = TablesOfIds::make(target.dataset, [&](RowSpan ofTable) {
    return IdLookup::build(target.dataset, idColumn, ofTable, context);
  });
  if (!ids) return ids.error();
  NamedPairs list;
  list.hasScores = reader.hasScores();
  list.hasLabels = reader.hasLabels();
  list.areRowNumbers = !idColumn;
  list.idColumn = idColumn;
  list.columnA = table.columnName(columns.a);
  list.columnB = table.columnName(columns.b);
  if (auto guessed = reader.guessTables(*ids, target, list, context); !guessed)
    return guessed.error();
  PairCollector lines(list);
  context.startStage(Stage::Reading, WorkUnit::Pairs, table.rowCount());
  for (std::uint32_t line = 0; line < table.rowCount(); ++line) {
    if (line % kPairLinesPerPoll == 0 && context.isCancelled()) return cancelledError();
    reader.read({line}, *ids, list.tables, lines);
    context.advance(1);
  }
  return list;
}

bool isTrainingFile(const std::string &path) { return path.ends_with(".json"); }

Result<NamedPairs> readLabels(const std::string &path, const PairTarget &target,
                              const RunContext &context) {
  return isTrainingFile(path) ? readDedupeTraining(path, target, context)
                              : readPairTable(path, target, PairsAsked::Labels, context);
}

}  // namespace shinglescope
