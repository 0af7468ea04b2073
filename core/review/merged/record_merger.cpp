// SPDX-License-Identifier: MIT
#include "core/review/merged/record_merger.h"

#include <map>
#include <unordered_map>
#include <unordered_set>

#include "core/base/sorted_list.h"
#include "core/base/unicode.h"
#include "core/dataset/columns/cell_parser.h"

namespace shinglescope {
namespace {

/// The cells of one column in the rows of a group.
struct CellsToMerge {
  const Dataset &dataset;
  ColumnId column;
  std::span<const RecordId> rows;
  RecordId keeper;

  std::string_view at(RecordId row) const { return dataset.cell(row, column); }
  bool isBlank(RecordId row) const { return isBlankCell(at(row)); }
};

MergedCell cellOfRow(const CellsToMerge &cells, RecordId row) {
  return {.value = std::string(cells.at(row)), .rows = {row}};
}

MergedCell filledCell(const CellsToMerge &cells) {
  if (!cells.isBlank(cells.keeper)) return cellOfRow(cells, cells.keeper);
  for (const RecordId row : cells.rows)
    if (!cells.isBlank(row)) return cellOfRow(cells, row);
  return cellOfRow(cells, cells.keeper);
}

/// The row with the greatest value; of equal ones the keeper, then the first. `valueOf` returns
/// nothing for a row that does not count; if none counts, there is no row.
template <class ValueOf>
std::optional<RecordId> greatestRow(const CellsToMerge &cells, ValueOf valueOf) {
  std::optional<RecordId> best;
  double most = 0;
  for (const RecordId row : cells.rows) {
    const std::optional<double> value = valueOf(row);
    if (!value) continue;
    const bool isBetter = !best || *value > most || (*value == most && row == cells.keeper);
    if (!isBetter) continue;
    best = row;
    most = *value;
  }
  return best;
}

MergedCell longestCell(const CellsToMerge &cells) {
  const auto longest = greatestRow(cells, [&](RecordId row) {
    return cells.isBlank(row) ? std::nullopt : std::optional<double>(characterCount(cells.at(row)));
  });
  return cellOfRow(cells, longest.value_or(cells.keeper));
}

MergedCell mostFrequentCell(const CellsToMerge &cells) {
  std::unordered_map<std::string_view, std::uint32_t> counts;
  for (const RecordId row : cells.rows)
    if (!cells.isBlank(row)) ++counts[cells.at(row)];
  const auto most = greatestRow(cells, [&](RecordId row) {
    return cells.isBlank(row) ? std::nullopt : std::optional<double>(counts[cells.at(row)]);
  });
  MergedCell cell = cellOfRow(cells, most.value_or(cells.keeper));
  if (!most) return cell;
  cell.rows.clear();
  for (const RecordId row : cells.rows)
    if (cells.at(row) == cell.value) cell.rows.push_back(row);
  return cell;
}

MergedCell joinedCell(const CellsToMerge &cells, std::string_view separator) {
  std::unordered_set<std::string_view> seen;
  MergedCell cell;
  for (const RecordId row : cells.rows) {
    if (cells.isBlank(row) || !seen.insert(cells.at(row)).second) continue;
    if (!cell.rows.empty()) cell.value += separator;
    cell.value += cells.at(row);
    cell.rows.push_back(row);
  }
  return cell.rows.empty() ? cellOfRow(cells, cells.keeper) : cell;
}

MergedCell newestCell(const CellsToMerge &cells, ColumnId by, const CellParser &parser,
                      std::vector<UnreadCell> &unread) {
  const auto newest = greatestRow(cells, [&](RecordId row) -> std::optional<double> {
    const std::string_view date = cells.dataset.cell(row, by);
    const std::optional<double> value = parser.parse(date);
    if (!value && !isBlankCell(date)) unread.push_back({row, by});
    return cells.isBlank(row) ? std::nullopt : value;
  });
  if (newest) return cellOfRow(cells, *newest);
  MergedCell cell = filledCell(cells);
  cell.isFallback = true;
  return cell;
}

MergedCell cellByHand(const CellsToMerge &cells, const std::string &text) {
  MergedCell cell{.value = text, .isByHand = true};
  for (const RecordId row : cells.rows)
    if (cells.at(row) == text) cell.rows.push_back(row);
  return cell;
}

bool hasDates(const ColumnType &type) { return type.kind != ColumnKind::Text; }

/// The type by which a column of dates or numbers is read.
Result<ColumnType> dateTypeOf(const Dataset &dataset, ColumnId column,
                              const std::vector<ColumnType> &types, const RunContext &context) {
  if (column.value < types.size() && hasDates(types[column.value])) return types[column.value];
  const auto choices = columnTypeChoices(dataset, column, context);
  if (!choices) return choices.error();
  for (const ColumnGuess &choice : *choices)
    if (hasDates(choice.type)) return choice.type;
  return badParameter({MessageId::KeepColumnWithoutDates,
                       {dataset.columnName(column), mergeCriterionName(MergeCriterion::Newest)}});
}

}  // namespace

struct RecordMerger::Compiled {
  const Dataset *dataset = nullptr;
  std::vector<MergeRule> rules;                 ///< by column
  std::map<std::uint32_t, CellParser> parsers;  ///< by column of dates
  std::map<std::string, ColumnId> columnsBy;    ///< of dates, by the words that name them
};

RecordMerger::RecordMerger(std::unique_ptr<const Compiled> compiled)
    : m_compiled(std::move(compiled)) {}
RecordMerger::~RecordMerger() = default;
RecordMerger::RecordMerger(RecordMerger &&) noexcept = default;
RecordMerger &RecordMerger::operator=(RecordMerger &&) noexcept = default;

Result<RecordMerger> RecordMerger::compile(const Dataset &dataset,
                                           const std::vector<ColumnType> &types,
                                           const MergeRules &rules, std::span<const MergeRule> own,
                                           const RunContext &context) {
  auto compiled = std::make_unique<Compiled>();
  compiled->dataset = &dataset;
  const auto prepare = [&](const MergeRule &rule) -> Result<void> {
    if (auto checked = checkMergeRule(rule, MessageId::TheMergeRule); !checked) return checked;
    if (rule.criterion != MergeCriterion::Newest) return {};
    const auto by = dataset.findColumn(rule.by);
    if (!by) return by.error();
    if (!compiled->parsers.contains(by->value)) {
      const auto type = dateTypeOf(dataset, *by, types, context);
      if (!type) return type.error();
      compiled->parsers.emplace(by->value, CellParser(*type));
    }
    compiled->columnsBy.emplace(rule.by, *by);
    return {};
  };
  if (auto done = prepare(rules.byDefault); !done) return done.error();
  compiled->rules.assign(dataset.columnCount(), rules.byDefault);
  std::vector<bool> isNamed(dataset.columnCount());
  for (const auto &[name, rule] : rules.columns) {
    const auto column = dataset.findColumn(name);
    if (!column) return column.error();
    if (isNamed[column->value])
      return badParameter({MessageId::MergeColumnTwice, {dataset.columnName(*column)}});
    isNamed[column->value] = true;
    if (auto done = prepare(rule); !done) return done.error();
    compiled->rules[column->value] = rule;
  }
  for (const MergeRule &rule : own) {
    // What cannot be prepared is a choice lost, not an error.
    const auto done = prepare(rule);
    if (!done && done.error().code == ErrorCode::Cancelled) return done.error();
  }
  return RecordMerger(std::move(compiled));
}

Result<void> RecordMerger::check(const MergeRule &rule) const {
  if (rule.criterion != MergeCriterion::Newest || m_compiled->columnsBy.contains(rule.by))
    return {};
  const Dataset &dataset = *m_compiled->dataset;
  const auto by = dataset.findColumn(rule.by);
  if (!by) return by.error();
  return badParameter({MessageId::KeepColumnWithoutDates,
                       {dataset.columnName(*by), mergeCriterionName(rule.criterion)}});
}

const MergeRule &RecordMerger::ruleOf(ColumnId column) const {
  return m_compiled->rules[column.value];
}

MergedCell RecordMerger::cellBy(const MergeRule &rule, ColumnId column,
                                MergedRecord &record) const {
  const Dataset &dataset = *m_compiled->dataset;
  const CellsToMerge cells{dataset, column, record.members, record.keeper};
  switch (rule.criterion) {
    case MergeCriterion::Filled: return filledCell(cells);
    case MergeCriterion::Keeper: return cellOfRow(cells, record.keeper);
    case MergeCriterion::Longest: return longestCell(cells);
    case MergeCriterion::MostFrequent: return mostFrequentCell(cells);
    case MergeCriterion::Joined: return joinedCell(cells, rule.separator);
    case MergeCriterion::Newest: break;
  }
  const ColumnId by = m_compiled->columnsBy.at(rule.by);
  return newestCell(cells, by, m_compiled->parsers.at(by.value), record.unread);
}

MergedRecord RecordMerger::merge(std::span<const RecordId> members, RecordId keeper,
                                 const GroupMerge *own) const {
  const Dataset &dataset = *m_compiled->dataset;
  MergedRecord record{keeper, {members.begin(), members.end()}, {}, {}, {}};
  std::size_t followed = 0;
  for (std::uint32_t place = 0; place < dataset.columnCount(); ++place) {
    const ColumnId column{place};
    const std::string_view name = dataset.columnName(column);
    const ColumnChoice *choice = own == nullptr ? nullptr : own->choiceOf(name);
    followed += choice == nullptr ? 0 : 1;
    const CellsToMerge cells{dataset, column, record.members, keeper};
    const bool isOwnRule = choice != nullptr && !choice->text && check(*choice->rule);
    if (choice != nullptr && !choice->text && !isOwnRule) record.choicesLost.emplace_back(name);
    const MergeRule &rule = isOwnRule ? *choice->rule : ruleOf(column);
    MergedCell cell = choice != nullptr && choice->text ? cellByHand(cells, *choice->text)
                                                        : cellBy(rule, column, record);
    cell.rule = rule;
    cell.isOwnRule = isOwnRule;
    cell.isChanged = cell.value != cells.at(keeper);
    for (const RecordId row : members)
      cell.hasDifference = cell.hasDifference || cells.at(row) != cells.at(keeper);
    record.cells.push_back(std::move(cell));
  }
  if (own != nullptr && followed < own->columns.size()) {
    for (const ColumnChoice &choice : own->columns) {
      const auto &names = dataset.columnNames();
      if (std::ranges::find(names, choice.column) == names.end())
        record.choicesLost.push_back(choice.column);
    }
  }
  sortUnique(record.unread);
  return record;
}

}  // namespace shinglescope
