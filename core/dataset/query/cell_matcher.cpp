#include <algorithm>
#include <optional>

#include "core/dataset/columns/cell_pattern.h"
#include "core/dataset/columns/folded_text.h"
#include "core/dataset/query/row_filter.h"
#include "core/dataset/query/text_finder.h"

namespace shinglescope {

namespace {

/// A condition prepared for matching many cells.
struct ReadyCondition {
  FilterCondition condition;
  TextFinder finder;
  std::optional<CellPattern> pattern;
};

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

}  // namespace

struct CellMatcher::State {
  const CellParser *parser = nullptr;
  std::vector<std::vector<ReadyCondition>> anyOf;

  Result<bool> holds(ReadyCondition &ready, std::string_view cell);
  Result<bool> found(ReadyCondition &ready, std::string_view cell) const;
};

Result<bool> CellMatcher::State::found(ReadyCondition &ready, std::string_view cell) const {
  if (!ready.pattern) {
    Result<CellPattern> pattern =
        CellPattern::compile(ready.condition.operand, ready.condition.ignoresCase);
    if (!pattern) return pattern.error();
    ready.pattern = std::move(*pattern);
  }
  return ready.pattern->isFoundIn(cell);
}

Result<bool> CellMatcher::State::holds(ReadyCondition &ready, std::string_view cell) {
  switch (ready.condition.op) {
    case FilterOperator::Empty: return isBlankCell(cell);
    case FilterOperator::NotEmpty: return !isBlankCell(cell);
    case FilterOperator::Matches: return found(ready, cell);
    case FilterOperator::NotMatches: {
      Result<bool> match = found(ready, cell);
      if (!match) return match;
      return !*match;
    }
    case FilterOperator::Contains: return ready.finder.isIn(cell);
    default:
      return ready.condition.isValue ? comparesValue(ready.condition, parser->parse(cell))
                                     : comparesText(ready.condition, cell);
  }
}

CellMatcher::CellMatcher(const CellFilter &filter, const CellParser &parser)
    : m_state(std::make_unique<State>()) {
  m_state->parser = &parser;
  for (const auto &all : filter.anyOf) {
    std::vector<ReadyCondition> ready;
    for (const FilterCondition &condition : all)
      ready.push_back({condition, TextFinder(condition.operand), std::nullopt});
    m_state->anyOf.push_back(std::move(ready));
  }
}

CellMatcher::~CellMatcher() = default;
CellMatcher::CellMatcher(CellMatcher &&) noexcept = default;
CellMatcher &CellMatcher::operator=(CellMatcher &&) noexcept = default;

Result<bool> CellMatcher::matches(std::string_view cell) {
  if (m_state->anyOf.empty()) return true;
  for (auto &all : m_state->anyOf) {
    bool doAllHold = true;
    for (std::size_t i = 0; doAllHold && i < all.size(); ++i) {
      const Result<bool> holds = m_state->holds(all[i], cell);
      if (!holds) return holds;
      doAllHold = *holds;
    }
    if (doAllHold) return true;
  }
  return false;
}

}  // namespace shinglescope
