// SPDX-License-Identifier: MIT
#include "core/review/groups/keep_rule_judge.h"

#include "core/base/unicode.h"
#include "core/dataset/columns/cell_parser.h"
#include "core/dataset/columns/cell_pattern.h"

namespace shinglescope {
namespace {

double filledCells(const Dataset &dataset, RecordId row) {
  double filled = 0;
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
    if (!isBlankCell(dataset.cell(row, ColumnId{column}))) ++filled;
  return filled;
}

bool isNumberRule(KeepCriterion criterion) {
  return criterion == KeepCriterion::Highest || criterion == KeepCriterion::Lowest;
}

bool isDateRule(KeepCriterion criterion) {
  return criterion == KeepCriterion::Oldest || criterion == KeepCriterion::Newest;
}

/// True if the smallest value ranks best.
bool isLeastBest(KeepCriterion criterion) {
  return criterion == KeepCriterion::Shortest || criterion == KeepCriterion::Oldest ||
         criterion == KeepCriterion::Lowest || criterion == KeepCriterion::First;
}

/// Date rules also accept a column of numbers, such as years or time stamps.
bool canCompare(const ColumnType &type, const KeepRule &rule) {
  return type.kind == ColumnKind::Number ||
         (type.kind == ColumnKind::Date && isDateRule(rule.criterion));
}

Result<ColumnType> typeFor(const Dataset &dataset, ColumnId column,
                           const std::vector<ColumnType> &types, const KeepRule &rule,
                           const RunContext &context) {
  if (column.value < types.size() && canCompare(types[column.value], rule))
    return types[column.value];
  const auto choices = columnTypeChoices(dataset, column, context);
  if (!choices) return choices.error();
  for (const ColumnGuess &choice : *choices)
    if (canCompare(choice.type, rule)) return choice.type;
  return badParameter({isDateRule(rule.criterion) ? MessageId::KeepColumnWithoutDates
                                                  : MessageId::KeepColumnWithoutNumbers,
                       {dataset.columnName(column), keepCriterionName(rule.criterion)}});
}

}  // namespace

struct KeepRuleJudge::Ready {
  struct Rule {
    KeepRule rule;
    ColumnId column;
    std::optional<CellParser> parser;  ///< for numbers and dates
  };
  const Dataset *dataset = nullptr;
  std::vector<Rule> rules;
};

struct KeepRuleJudge::Patterns {
  std::vector<std::optional<CellPattern>> byRule;
};

KeepRuleJudge::KeepRuleJudge(std::shared_ptr<const Ready> ready)
    : m_ready(std::move(ready)), m_patterns(std::make_unique<Patterns>()) {
  m_patterns->byRule.resize(m_ready->rules.size());
}

KeepRuleJudge::~KeepRuleJudge() = default;
KeepRuleJudge::KeepRuleJudge(KeepRuleJudge &&) noexcept = default;
KeepRuleJudge &KeepRuleJudge::operator=(KeepRuleJudge &&) noexcept = default;

Result<KeepRuleJudge> KeepRuleJudge::compile(const Dataset &dataset,
                                             const std::vector<ColumnType> &types,
                                             const KeepRules &rules, const RunContext &context) {
  if (auto checked = checkKeepRules(rules); !checked) return checked.error();
  auto ready = std::make_shared<Ready>();
  ready->dataset = &dataset;
  for (const KeepRule &rule : rules) {
    Ready::Rule next{rule, {}, std::nullopt};
    if (needsColumn(rule.criterion)) {
      if (auto column = assignTo(next.column, dataset.findColumn(rule.column)); !column)
        return column.error();
    }
    if (isNumberRule(rule.criterion) || isDateRule(rule.criterion)) {
      const auto type = typeFor(dataset, next.column, types, rule, context);
      if (!type) return type.error();
      next.parser.emplace(*type);
    }
    ready->rules.push_back(std::move(next));
  }
  return KeepRuleJudge(std::move(ready));
}

KeepRuleJudge KeepRuleJudge::another() const { return KeepRuleJudge(m_ready); }

std::optional<double> KeepRuleJudge::valueOf(std::size_t rule, RecordId row, KeeperChoice &choice) {
  const Ready::Rule &ready = m_ready->rules[rule];
  const std::string_view cell = needsColumn(ready.rule.criterion)
                                    ? m_ready->dataset->cell(row, ready.column)
                                    : std::string_view();
  switch (ready.rule.criterion) {
    case KeepCriterion::Longest:
    case KeepCriterion::Shortest:
      return isBlankCell(cell) ? std::nullopt : std::optional(characterCount(cell));
    case KeepCriterion::MostFilled: return filledCells(*m_ready->dataset, row);
    case KeepCriterion::First:
    case KeepCriterion::Last: return row.value;
    case KeepCriterion::Matches: break;
    default: return ready.parser->parse(cell);
  }
  std::optional<CellPattern> &pattern = m_patterns->byRule[rule];
  if (!pattern) {
    auto compiled = CellPattern::compile(ready.rule.pattern, ready.rule.ignoresCase);
    if (!compiled) return std::nullopt;  // cannot happen after checkKeepRules()
    pattern = *std::move(compiled);
  }
  const auto isFound = pattern->isFoundIn(cell);
  if (isFound) return *isFound ? 1.0 : 0.0;
  choice.slowRows.push_back(row);
  return std::nullopt;
}

void KeepRuleJudge::narrow(std::size_t rule, std::vector<RecordId> &rows, KeeperChoice &choice) {
  const bool isLeast = isLeastBest(m_ready->rules[rule].rule.criterion);
  const std::size_t slowBefore = choice.slowRows.size();
  std::optional<double> best;
  std::vector<RecordId> kept;
  for (const RecordId row : rows) {
    const auto value = valueOf(rule, row, choice);
    if (choice.slowRows.size() > slowBefore) return;
    if (!value) continue;
    if (!best || (isLeast ? *value < *best : *value > *best)) {
      best = value;
      kept.clear();
    }
    if (*value == *best) kept.push_back(row);
  }
  if (!kept.empty()) rows = std::move(kept);
}

KeeperChoice KeepRuleJudge::choose(std::span<const RecordId> rows) {
  KeeperChoice choice;
  std::vector<RecordId> left(rows.begin(), rows.end());
  for (std::size_t rule = 0; rule < m_ready->rules.size() && left.size() > 1; ++rule) {
    narrow(rule, left, choice);
    if (left.size() == 1) choice.decidedBy = static_cast<std::uint32_t>(rule);
  }
  choice.keeper = left.front();
  return choice;
}

}  // namespace shinglescope
