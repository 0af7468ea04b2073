// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/dataset/columns/date_names.h"

namespace shinglescope {

/// The parts of a cell other than the date.
struct TimeNotation {
  bool hasTime = false;
  bool hasSeconds = false;
  bool hasZone = false;
  bool hasHalfDay = false;  ///< has AM or PM
  bool hasT = false;        ///< has a "T" between date and time

  /// Adds the parts of another cell.
  void add(const TimeNotation &other) {
    hasTime |= other.hasTime;
    hasSeconds |= other.hasSeconds;
    hasZone |= other.hasZone;
    hasHalfDay |= other.hasHalfDay;
    hasT |= other.hasT;
  }
};

/// A date with the precision with which it was written.
struct ReadDate : TimeNotation {
  double begin = 0;   ///< seconds since 1970-01-01T00:00Z
  double length = 0;  ///< seconds left open by the notation: a day, a minute, ...
};

/// Reads dates by a pattern with the letters of CLDR: y is the year (yy: two digits, 69 to 99 are
/// 19..), M the month (MMM or more: its name, full or short), d the day, E the weekday, and H h m s
/// S a X Z the time. Other characters are literal; literal letters are in '...'. Reading is
/// lenient. Numbers have one digit or two. If the pattern has a time, it may be any time from hours
/// to fractions of a second, with AM, PM or a zone; if it is last, it may be missing. Between names
/// there may be spaces, commas, dots, "de" and similar words. Immutable; shared between threads
/// without a lock.
class DateReader {
 public:
  /// BadParameter if the pattern has neither a year nor a month, or contains an unsupported letter.
  static Result<DateReader> compile(std::string_view pattern,
                                    std::shared_ptr<const DateNames> names);
  static Result<DateReader> compile(std::string_view pattern, std::string_view languages);

  /// Returns nothing if the cell does not match the pattern or is not a calendar day. O(length).
  std::optional<ReadDate> read(std::string_view cell) const;
  bool hasNames() const { return m_hasNames; }

 private:
  enum class Part : std::uint8_t { Year, ShortYear, Month, MonthName, Day, Weekday, Time, Literal };
  struct Element {
    Part part;
    std::string literal = {};
    bool isFixed = false;  ///< exactly two digits, since another number follows
  };
  struct Fields;
  explicit DateReader(std::shared_ptr<const DateNames> names) : m_names(std::move(names)) {}
  Result<void> compilePattern(std::string_view pattern);
  Result<void> addField(char letter, std::size_t count);
  Result<void> checkParts();
  bool readElement(const Element &element, Fields &fields, std::string_view &left) const;
  bool readName(const Element &element, Fields &fields, std::string_view &left) const;
  void skipWeekday(std::string_view &left) const;
  bool readLiteral(const Element &element, std::string_view &left) const;

  std::shared_ptr<const DateNames> m_names;  ///< never null
  std::vector<Element> m_elements;
  bool m_hasNames = false;
  bool m_hasYear = false;
};

/// Parses a year or a month in ISO 8601 notation: "2019", "2019-10".
std::optional<ReadDate> readYearOrMonth(std::string_view text);

}  // namespace shinglescope
