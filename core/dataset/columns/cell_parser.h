// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "core/dataset/columns/column_type.h"
#include "core/dataset/columns/date_reader.h"

namespace shinglescope {

/// A range of values, [begin, end): a date without a time covers a day.
struct ValueRange {
  double begin = 0;
  double end = 0;
};

/// Parses cells by a column's type into comparable values. A number keeps its value (a percent sign
/// or currency does not change it). A date becomes seconds since 1970-01-01T00:00Z; without a zone
/// it is UTC, without a year it is in 2000. Immutable; shared between threads without a lock.
class CellParser {
 public:
  explicit CellParser(const ColumnType &type);

  /// Returns nothing if the cell is blank or unreadable, or if the column's type is text. Always
  /// finite. O(length).
  std::optional<double> parse(std::string_view cell) const;
  /// Parses a user's operand of `=` or `<` like parse(), but also accepts a plain number ("1234.5")
  /// or an ISO date, complete or not ("2019", "2019-10"). A number becomes a range with begin ==
  /// end.
  std::optional<ValueRange> parseOperand(std::string_view text) const;

 private:
  ColumnType m_type;
  std::optional<DateReader> m_date;  ///< none if the pattern is invalid; then no cell is read
  std::optional<DateReader> m_isoDate;
};

/// Parses a plain number such as "12", "-3.5" or "1e6", with optional spaces around it; nothing for
/// any other text. Independent of the locale.
std::optional<double> plainNumber(std::string_view text);

}  // namespace shinglescope
