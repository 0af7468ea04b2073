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

/// A date as it was written.
struct ReadDate {
  double begin = 0;   ///< seconds since 1970-01-01T00:00Z
  double length = 0;  ///< seconds that what is written leaves open: a day, a minute, ...
  bool hasTime = false;
  bool hasSeconds = false;
  bool hasZone = false;
  bool hasHalfDay = false;  ///< AM or PM
  bool hasT = false;        ///< between date and time
};

/// Reads dates that are written as a pattern says. The letters are those of
/// CLDR: y year (yy: two digits, 69 to 99 are 19..), M month (MMM or more: its
/// name, full or short), d day, E week day, H h m s S a X Z the time; other
/// characters stand for themselves, letters in '...'. Reading is lenient: one
/// digit or two, any time from hours to fractions of a second with AM, PM or a
/// zone where the pattern has a time, none at all where the time stands last,
/// and spaces, commas, dots, "de" and the like between names. Immutable; shared
/// between threads without a lock.
class DateReader {
 public:
  /// BadParameter where the pattern has no month and day or year, or a letter
  /// that is not read.
  static Result<DateReader> compile(std::string_view pattern,
                                    std::shared_ptr<const DateNames> names);
  static Result<DateReader> compile(std::string_view pattern, std::string_view languages);

  /// Nothing where the cell is no such date, or no day of the calendar. O(length).
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

/// A year or a month as ISO 8601 writes them: "2019", "2019-10".
std::optional<ReadDate> readYearOrMonth(std::string_view text);

}  // namespace shinglescope
