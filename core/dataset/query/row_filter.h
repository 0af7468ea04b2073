// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/columns/cell_parser.h"
#include "core/dataset/columns/cell_pattern.h"
#include "core/dataset/query/text_finder.h"

namespace shinglescope {

enum class FilterOperator {
  Contains,
  Empty,
  NotEmpty,
  Equal,
  NotEqual,
  Less,
  LessOrEqual,
  Greater,
  GreaterOrEqual,
  Matches,
  NotMatches
};

/// One comparison of a cell with the user's operand.
struct FilterCondition {
  FilterOperator op = FilterOperator::Contains;
  std::string operand = {};  ///< a text, or a regular expression
  bool ignoresCase = true;   ///< only for a regular expression
  bool isValue = false;      ///< compared by `value`, otherwise as text
  ValueRange value = {};
};

/// The parsed filter of one column: at least one list in `anyOf` must hold, and a list holds if all
/// of its conditions do. Plain data.
struct CellFilter {
  std::vector<std::vector<FilterCondition>> anyOf;  ///< empty: every cell passes
  bool isEmpty() const { return anyOf.empty(); }
};

/// Parses the text of a filter entry for a column of the given type. The grammar
/// (docs/guide/data.md):
///
///     filter    = all { " || " all }
///     all       = condition { " && " condition }
///     condition = text                 contains it, in any case
///               | "text"               the same, taken literally
///               | = | !=               is blank, is not blank
///               | (= | != | < | <= | > | >=) value
///               | [~ | !~] /regex/[i]  has a match, has none; i: in any case
///               | (~ | !~) regex
///
/// BadParameter, with the position of the character from 1, if a value does not have the column's
/// type or a regular expression is invalid. Blank text results in an empty filter.
Result<CellFilter> parseCellFilter(std::string_view text, const ColumnType &type);

/// Matches cells against a filter. Contains compiled regular expressions, so each thread needs its
/// own; movable, not copyable.
class CellMatcher {
 public:
  /// `parser` must be of the column's type and outlive the matcher.
  CellMatcher(const CellFilter &filter, const CellParser &parser);

  /// Limit if a regular expression takes too many steps on this cell (about a tenth of a second);
  /// BadParameter if it is invalid.
  Result<bool> matches(std::string_view cell);

 private:
  /// A condition prepared for matching many cells.
  struct ReadyCondition {
    FilterCondition condition;
    TextFinder finder;
    std::optional<CellPattern> pattern = {};
  };
  Result<bool> holds(ReadyCondition &ready, std::string_view cell) const;

  const CellParser *m_parser;
  std::vector<std::vector<ReadyCondition>> m_anyOf;
};

}  // namespace shinglescope
