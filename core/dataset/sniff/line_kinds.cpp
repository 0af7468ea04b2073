// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/line_kinds.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/dataset/sniff/cell_kind.h"

namespace shinglescope {

namespace {

constexpr std::size_t kLineKindsMaxLines = 200;
constexpr std::size_t kLineKindsMaxLineBytes = 400;

/// Tests for one or two digits, a colon and exactly two more, as in 12:30 but not in x:100:12:.
bool isTimeAt(std::string_view line, std::size_t colon) {
  if (colon == 0 || colon + 2 >= line.size() || !isAsciiDigit(line[colon - 1])) return false;
  if (!isAsciiDigit(line[colon + 1]) || !isAsciiDigit(line[colon + 2])) return false;
  if (colon + 3 < line.size() && isAsciiDigit(line[colon + 3])) return false;
  const std::size_t begin = colon > 1 && isAsciiDigit(line[colon - 2]) ? colon - 2 : colon - 1;
  return begin == 0 || (line[begin - 1] != ':' && !isAsciiDigit(line[begin - 1]));
}

bool holdsTime(std::string_view line) {
  if (line.find("://") != line.npos) return true;
  for (std::size_t at = line.find(':'); at != line.npos; at = line.find(':', at + 1)) {
    if (isTimeAt(line, at)) return true;
  }
  return false;
}

/// Tests for a date, a time with a comma and three digits, and further text; or for a chat message,
/// as in 12/01/2015, 20:15 - Ann.
bool isLogLine(std::string_view line) {
  const std::size_t comma = line.find(',');
  if (comma == line.npos || comma + 5 > line.size()) return false;
  const std::string_view behind = line.substr(comma + 1);
  const std::size_t dash = line.find(" - ");
  if (dash != line.npos && cellKind(line.substr(0, dash)) == CellKind::DateTime) return true;
  const bool isFraction = isAsciiDigit(behind[0]) && isAsciiDigit(behind[1]) &&
                          isAsciiDigit(behind[2]) &&
                          std::string_view(" ]:").find(behind[3]) != std::string_view::npos;
  std::string_view when = line.substr(0, comma);
  if (when.starts_with('[')) when.remove_prefix(1);
  return isFraction && cellKind(when) == CellKind::DateTime;
}

/// Tests for commas before every third digit from the right: 1,234,567.
bool isInThousands(std::string_view number) {
  const std::size_t sign = number.find_first_of("0123456789");
  const std::size_t comma = number.find(',');
  if (sign == number.npos || comma - sign < 1 || comma - sign > 3) return false;
  for (std::size_t at = comma; at != number.npos; at = number.find(',', at + 1)) {
    const std::string_view group = number.substr(at + 1, 3);
    const bool isWhole = group.size() == 3 && std::ranges::all_of(group, isAsciiDigit);
    const bool isEnd = at + 4 >= number.size() || !isAsciiDigit(number[at + 4]);
    if (!isWhole || !isEnd) return false;
  }
  return true;
}

/// The digits after the single comma of each number.
class Fractions {
 public:
  void add(std::string_view number) {
    const std::size_t comma = number.find(',');
    if (comma == number.npos) return;
    m_areThousands = m_areThousands && isInThousands(number);
    const std::string_view digits = number.substr(comma + 1);
    const bool isPlain = !digits.empty() && std::ranges::all_of(digits, isAsciiDigit);
    m_arePlain = m_arePlain && isPlain;
    m_longest = std::max(m_longest, digits.size());
    m_areEven = m_areEven && isPlain && (m_length == 0 || m_length == digits.size());
    m_length = digits.size();
    m_hasZeroFirst = m_hasZeroFirst || digits.starts_with('0');
  }
  /// Three digits may be thousands.
  bool areDecimals() const { return m_areEven && m_hasZeroFirst && m_length > 1 && m_length != 3; }
  /// Tests for numbers such as 1,234,567 and 12,345, or such as 12,5 and 3,75.
  bool mayBeOneNumber() const {
    return m_areThousands || (m_arePlain && m_longest > 0 && m_longest <= 2);
  }

 private:
  std::size_t m_length = 0;
  std::size_t m_longest = 0;
  bool m_arePlain = true;
  bool m_areEven = true;
  bool m_areThousands = true;
  bool m_hasZeroFirst = false;
};

}  // namespace

LineKinds kindsOfLines(std::string_view sample) {
  LineKinds kinds;
  Fractions fractions;
  double lines = 0;
  while (!sample.empty() && lines < kLineKindsMaxLines) {
    const std::size_t end = std::min(sample.find_first_of("\r\n"), sample.size());
    const std::string_view line = sample.substr(0, end);
    sample.remove_prefix(std::min(end + 1, sample.size()));
    if (line.empty()) continue;
    ++lines;
    const std::string_view begin = line.substr(0, kLineKindsMaxLineBytes);
    switch (cellKind(begin)) {
      case CellKind::Date:
      case CellKind::Time:
      case CellKind::DateTime: ++kinds.dates; break;
      case CellKind::Number:
        ++kinds.numbers;
        fractions.add(begin);
        break;
      case CellKind::Address: ++kinds.addresses; break;
      default: break;
    }
    if (isLogLine(begin)) ++kinds.logs;
    if (holdsTime(begin)) ++kinds.timed;
  }
  kinds.hasDecimalCommas = fractions.areDecimals();
  kinds.mayBeOneNumber = fractions.mayBeOneNumber();
  if (lines == 0) return kinds;
  for (double *share : {&kinds.dates, &kinds.numbers, &kinds.addresses, &kinds.timed, &kinds.logs})
    *share /= lines;
  return kinds;
}

}  // namespace shinglescope
