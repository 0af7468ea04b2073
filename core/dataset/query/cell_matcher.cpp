// SPDX-License-Identifier: MIT
#include <optional>

#include "core/dataset/columns/folded_text.h"
#include "core/dataset/query/row_filter.h"

namespace shinglescope {

namespace {

bool isOrdered(FilterOperator op, bool isLess, bool isSame) {
  switch (op) {
    case FilterOperator::Equal: return isSame;
    case FilterOperator::NotEqual: return !isSame;
    case FilterOperator::Less: return isLess;
    case FilterOperator::LessOrEqual: return isLess || isSame;
    case FilterOperator::Greater: return !isLess && !isSame;
    case FilterOperator::GreaterOrEqual: return !isLess;
    default: return false;
  }
}

bool comparesValue(const FilterCondition &condition, std::optional<double> cell) {
  if (!cell) return condition.op == FilterOperator::NotEqual;
  const ValueRange &value = condition.value;
  const bool isLess = *cell < value.begin;
  const bool isSame = !isLess && (*cell < value.end || *cell == value.begin);
  return isOrdered(condition.op, isLess, isSame);
}

bool comparesText(const FilterCondition &condition, std::string_view cell) {
  const bool isBlank = isBlankCell(cell);
  if (isBlank && condition.op != FilterOperator::Equal) {
    return condition.op == FilterOperator::NotEqual;
  }
  const int order = compareFolded(cell, condition.operand);
  return isOrdered(condition.op, order < 0, order == 0);
}

/// Returns whether the cell contains a match of the condition's regular expression, which is
/// compiled only once.
Result<bool> matchesPattern(const FilterCondition &condition, std::optional<CellPattern> &pattern,
                            std::string_view cell) {
  if (!pattern) {
    Result<CellPattern> compiled = CellPattern::compile(condition.operand, condition.ignoresCase);
    if (!compiled) return compiled.error();
    pattern = std::move(*compiled);
  }
  return pattern->isFoundIn(cell);
}

}  // namespace

Result<bool> CellMatcher::holds(ReadyCondition &ready, std::string_view cell) const {
  switch (ready.condition.op) {
    case FilterOperator::Empty: return isBlankCell(cell);
    case FilterOperator::NotEmpty: return !isBlankCell(cell);
    case FilterOperator::Matches: return matchesPattern(ready.condition, ready.pattern, cell);
    case FilterOperator::NotMatches: {
      Result<bool> match = matchesPattern(ready.condition, ready.pattern, cell);
      if (!match) return match;
      return !*match;
    }
    case FilterOperator::Contains: return ready.finder.isIn(cell);
    default:
      return ready.condition.isValue ? comparesValue(ready.condition, m_parser->parse(cell))
                                     : comparesText(ready.condition, cell);
  }
}

CellMatcher::CellMatcher(const CellFilter &filter, const CellParser &parser) : m_parser(&parser) {
  for (const auto &all : filter.anyOf) {
    std::vector<ReadyCondition> ready;
    for (const FilterCondition &condition : all)
      ready.push_back({condition, TextFinder(condition.operand)});
    m_anyOf.push_back(std::move(ready));
  }
}

Result<bool> CellMatcher::matches(std::string_view cell) {
  if (m_anyOf.empty()) return true;
  for (auto &all : m_anyOf) {
    bool doAllHold = true;
    for (std::size_t i = 0; doAllHold && i < all.size(); ++i) {
      const Result<bool> isHeld = holds(all[i], cell);
      if (!isHeld) return isHeld;
      doAllHold = *isHeld;
    }
    if (doAllHold) return true;
  }
  return false;
}

}  // namespace shinglescope
