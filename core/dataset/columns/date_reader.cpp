// SPDX-License-Identifier: MIT
#include "core/dataset/columns/date_reader.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "core/base/ascii.h"
#include "core/base/unicode.h"
#include "core/dataset/columns/time_reader.h"

namespace shinglescope {

namespace {

constexpr double kDaySeconds = 86'400;
constexpr std::uint32_t kYearWithoutOne = 2000;
constexpr std::uint32_t kCenturyTurn = 69;
constexpr std::string_view kTimeLetters = "HhKkmsSaXxZzO";
/// Words between the parts of a date, as in "12 de octubre de 2019".
constexpr std::array<std::string_view, 9> kJoints{"de", "del", "of",   "di", "the",
                                                  "at", "um",  "alle", "ore"};
/// Suffixes of a day, such as "1st" or "1er".
constexpr std::array<std::string_view, 8> kOrdinals{"st", "nd", "rd",     "th",
                                                    "er", "re", "\u00ba", "\u00b0"};

bool isWordByte(char c) { return isAsciiLetter(c) || static_cast<unsigned char>(c) >= 0x80; }

std::size_t wordLength(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && isWordByte(text[length]) &&
         !(whiteSpaceLength(text, length) > 0)) {
    ++length;
  }
  return length;
}

bool isJoint(std::string_view word) {
  return std::ranges::any_of(kJoints, [word](std::string_view joint) {
    return word.size() == joint.size() &&
           std::ranges::equal(word, joint, [](char a, char b) { return (a | 0x20) == b; });
  });
}

/// Skips spaces, dots, commas, dashes and joining words between the parts of a date with names.
void skipJoints(std::string_view &text) {
  while (!text.empty()) {
    const std::string_view before = text;
    dropWhiteSpace(text);
    if (!text.empty() && std::string_view(",.-/").find(text.front()) != std::string_view::npos)
      text.remove_prefix(1);
    const std::size_t word = wordLength(text);
    if (isJoint(text.substr(0, word))) text.remove_prefix(word);
    if (text.size() == before.size()) return;
  }
}

void skipOrdinal(std::string_view &text) {
  const std::string_view word = text.substr(0, wordLength(text));
  if (std::ranges::find(kOrdinals, word) != kOrdinals.end()) text.remove_prefix(word.size());
}

bool takeDayOrMonth(std::string_view &text, bool isFixed, std::uint32_t &number) {
  const std::size_t digits = leadingDigits(text, isFixed ? 2 : 3);
  if (digits == 0 || digits > 2 || (isFixed && digits != 2)) return false;
  number = takeNumber(text, digits);
  return true;
}

std::optional<double> daysSinceEpoch(std::uint32_t year, std::uint32_t month, std::uint32_t day) {
  const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(year)),
                                         std::chrono::month(month), std::chrono::day(day)};
  if (!date.ok() || year == 0) return std::nullopt;
  return static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count());
}

}  // namespace

struct DateReader::Fields {
  std::uint32_t year = kYearWithoutOne;
  std::uint32_t month = 1;
  std::uint32_t day = 1;
  ReadDate time;
};

Result<DateReader> DateReader::compile(std::string_view pattern, std::string_view languages) {
  return compile(pattern, std::make_shared<const DateNames>(languages));
}

Result<DateReader> DateReader::compile(std::string_view pattern,
                                       std::shared_ptr<const DateNames> names) {
  DateReader reader(std::move(names));
  Result<void> compiled = reader.compilePattern(pattern);
  if (compiled) compiled = reader.checkParts();
  if (!compiled) return compiled.error();
  return reader;
}

Result<void> DateReader::compilePattern(std::string_view pattern) {
  for (std::size_t at = 0; at < pattern.size();) {
    const char c = pattern[at];
    if (isAsciiLetter(c)) {
      std::size_t end = at;
      while (end < pattern.size() && pattern[end] == c) ++end;
      if (Result<void> added = addField(c, end - at); !added) return added;
      at = end;
      continue;
    }
    std::string literal(1, c);
    std::size_t end = at + 1;
    if (c == '\'') {
      end = std::min(pattern.find('\'', at + 1), pattern.size());
      literal = pattern.substr(at + 1, end - at - 1);
      if (end < pattern.size()) ++end;
      if (literal.empty()) literal = "'";
    }
    if (m_elements.empty() || m_elements.back().part != Part::Literal)
      m_elements.push_back({Part::Literal});
    m_elements.back().literal += literal;
    at = end;
  }
  return {};
}

Result<void> DateReader::addField(char letter, std::size_t count) {
  if (kTimeLetters.find(letter) != std::string_view::npos) {
    // All letters of the time form one part, together with the separators between them.
    const std::size_t size = m_elements.size();
    const bool isSecond = size >= 2 && m_elements[size - 1].part == Part::Literal &&
                          m_elements[size - 2].part == Part::Time;
    if (isSecond) m_elements.pop_back();
    if (!isSecond && (size == 0 || m_elements.back().part != Part::Time))
      m_elements.push_back({Part::Time});
    return {};
  }
  switch (letter) {
    case 'y':
    case 'u': m_elements.push_back({count == 2 ? Part::ShortYear : Part::Year}); return {};
    case 'M':
    case 'L': m_elements.push_back({count >= 3 ? Part::MonthName : Part::Month}); return {};
    case 'd': m_elements.push_back({Part::Day}); return {};
    case 'E':
    case 'c': m_elements.push_back({Part::Weekday}); return {};
    default: return badParameter({MessageId::DateLetterUnknown, {std::string(1, letter)}});
  }
}

Result<void> DateReader::checkParts() {
  bool hasMonth = false;
  for (std::size_t i = 0; i < m_elements.size(); ++i) {
    Element &element = m_elements[i];
    m_hasNames |= element.part == Part::MonthName || element.part == Part::Weekday;
    m_hasYear |= element.part == Part::Year || element.part == Part::ShortYear;
    hasMonth |= element.part == Part::Month || element.part == Part::MonthName;
    const auto isNumber = [this](std::size_t at) {
      return at < m_elements.size() && m_elements[at].part != Part::Literal &&
             m_elements[at].part != Part::MonthName && m_elements[at].part != Part::Weekday;
    };
    element.isFixed = isNumber(i + 1) || (i > 0 && isNumber(i - 1));
  }
  if (hasMonth || m_hasYear) return {};
  return badParameter({MessageId::DatePatternEmpty});
}

bool DateReader::readName(const Element &element, Fields &fields, std::string_view &left) const {
  std::size_t length = wordLength(left);
  if (length == 0) return false;
  if (element.part == Part::Weekday) {
    if (!m_names->isWeekday(left.substr(0, length))) return false;
  } else {
    const std::optional<std::uint32_t> month = m_names->monthOf(left.substr(0, length));
    if (!month) return false;
    fields.month = *month;
  }
  if (length < left.size() && left[length] == '.') ++length;
  left.remove_prefix(length);
  return true;
}

/// Skips a weekday that the pattern does not name.
void DateReader::skipWeekday(std::string_view &left) const {
  if (m_elements.front().part == Part::Weekday) return;
  const std::string_view word = left.substr(0, wordLength(left));
  if (word.empty() || !m_names->isWeekday(word)) return;
  // "Mar" is a month in English and a Tuesday in Italian.
  if (m_elements.front().part == Part::MonthName && m_names->monthOf(word)) return;
  left.remove_prefix(word.size());
  skipJoints(left);
}

bool DateReader::readLiteral(const Element &element, std::string_view &left) const {
  if (m_hasNames) {
    skipJoints(left);
    return true;
  }
  dropWhiteSpace(left);
  std::string_view literal = element.literal;
  dropWhiteSpace(literal);
  while (literal.ends_with(' ')) literal.remove_suffix(1);
  if (!left.starts_with(literal)) return false;
  left.remove_prefix(literal.size());
  dropWhiteSpace(left);
  return true;
}

bool DateReader::readElement(const Element &element, Fields &fields, std::string_view &left) const {
  switch (element.part) {
    case Part::Year: {
      const std::size_t digits = leadingDigits(left, element.isFixed ? 4 : 5);
      if (digits != 4) return false;
      fields.year = takeNumber(left, digits);
      return true;
    }
    case Part::ShortYear:
      if (leadingDigits(left, element.isFixed ? 2 : 3) != 2) return false;
      fields.year = takeNumber(left, 2);
      fields.year += fields.year < kCenturyTurn ? 2000 : 1900;
      return true;
    case Part::Month: return takeDayOrMonth(left, element.isFixed, fields.month);
    case Part::Day:
      if (!takeDayOrMonth(left, element.isFixed, fields.day)) return false;
      if (m_hasNames) skipOrdinal(left);
      return true;
    case Part::MonthName:
    case Part::Weekday: return readName(element, fields, left);
    case Part::Time: return takeTime(left, fields.time);
    case Part::Literal: return readLiteral(element, left);
  }
  return false;
}

std::optional<ReadDate> DateReader::read(std::string_view cell) const {
  dropWhiteSpace(cell);
  if (m_hasNames) skipWeekday(cell);
  Fields fields;
  for (std::size_t i = 0; i < m_elements.size(); ++i) {
    const Element &element = m_elements[i];
    const bool isBeforeTime = element.part == Part::Literal && i + 2 == m_elements.size() &&
                              m_elements[i + 1].part == Part::Time;
    if (isBeforeTime) {
      dropWhiteSpace(cell);
      // After the date the time may be missing, and separators may differ.
      if (cell.empty()) break;
      fields.time.hasT = cell.front() == 'T' || cell.front() == 't';
      if (fields.time.hasT || cell.front() == ',') cell.remove_prefix(1);
      dropWhiteSpace(cell);
      if (m_hasNames) skipJoints(cell);
    } else if (!readElement(element, fields, cell)) {
      return std::nullopt;
    }
  }
  dropWhiteSpace(cell);
  const auto days = daysSinceEpoch(fields.year, fields.month, fields.day);
  if (!cell.empty() || !days) return std::nullopt;
  ReadDate date = fields.time;
  date.begin += kDaySeconds * *days;
  if (!date.hasTime) date.length = kDaySeconds;
  return date;
}

std::optional<ReadDate> readYearOrMonth(std::string_view text) {
  dropWhiteSpace(text);
  if (leadingDigits(text, 5) != 4) return std::nullopt;
  const std::uint32_t year = takeNumber(text, 4);
  std::uint32_t month = 1;
  bool hasMonth = false;
  if (text.starts_with('-')) {
    text.remove_prefix(1);
    if (!takeDayOrMonth(text, true, month)) return std::nullopt;
    hasMonth = true;
  }
  dropWhiteSpace(text);
  const std::uint32_t nextYear = hasMonth && month < 12 ? year : year + 1;
  const auto begin = daysSinceEpoch(year, month, 1);
  const auto end = daysSinceEpoch(nextYear, hasMonth ? month % 12 + 1 : 1, 1);
  if (!text.empty() || !begin || !end) return std::nullopt;
  return ReadDate{{}, kDaySeconds * *begin, kDaySeconds * (*end - *begin)};
}

}  // namespace shinglescope
