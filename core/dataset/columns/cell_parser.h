#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

/// A span of values, [begin, end): a date that names no time lasts a day.
struct ValueRange {
  double begin = 0;
  double end = 0;
};

/// Reads cells under a column's type into values that can be compared: a number
/// as it is (a percent sign or currency changes nothing), a date as seconds
/// since 1970-01-01T00:00Z (a date without a zone is taken for UTC, one without
/// a year for the year 2000). Immutable; shared between threads without a lock.
class CellParser {
 public:
  explicit CellParser(const ColumnType &type);
  ~CellParser();
  CellParser(CellParser &&) noexcept;
  CellParser &operator=(CellParser &&) noexcept;

  /// Nothing where the cell is blank or cannot be read, and for every text.
  /// Always finite. O(length).
  std::optional<double> parse(std::string_view cell) const;
  /// What a user writes beside `=` or `<`: as parse(), and also a plain number
  /// ("1234.5") or an ISO date, whole or not ("2019", "2019-10"). A number is
  /// the span of itself alone (begin == end).
  std::optional<ValueRange> parseOperand(std::string_view text) const;

 private:
  struct Reader;
  std::unique_ptr<const Reader> m_reader;
};

/// The value of a plain number such as "12", "-3.5" or "1e6", spaces round it
/// allowed; nothing for any other text. Independent of the locale.
std::optional<double> plainNumber(std::string_view text);

}  // namespace shinglescope
