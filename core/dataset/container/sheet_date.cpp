// SPDX-License-Identifier: MIT
#include "core/dataset/container/sheet_date.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace shinglescope {

namespace {

using TokenKind = FormatToken::Kind;

constexpr std::int64_t kSecondsPerDay = 86'400;
constexpr double kMostDays = 2'958'466;  ///< 1 January 10000
constexpr std::int64_t kFalseLeapDay = 60;
constexpr int kDaysFrom1900To1904 = 1462;

struct CalendarDay {
  int year = 1900;
  int month = 1;
  int day = 0;
  int weekday = 6;  ///< 0 is Sunday
};

/// Excel counts a 29 February 1900, and shows 0 as 0 January 1900.
CalendarDay calendarDay(std::int64_t number) {
  const int weekday = static_cast<int>((number + 6) % 7);
  if (number == 0) return {1900, 1, 0, weekday};
  if (number == kFalseLeapDay) return {1900, 2, 29, weekday};
  using namespace std::chrono;
  const sys_days first = 1899y / December / 30;
  const sys_days day = first + days(number < kFalseLeapDay ? number + 1 : number);
  const year_month_day date(day);
  return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
          static_cast<int>(static_cast<unsigned>(date.day())), weekday};
}

std::string zeroPadded(std::int64_t number, int width) {
  std::string text = std::to_string(number);
  if (text.size() < static_cast<std::size_t>(width))
    text.insert(0, static_cast<std::size_t>(width) - text.size(), '0');
  return text;
}

/// The parts of a moment, rounded to what a format shows.
struct Moment {
  CalendarDay day;
  std::int64_t seconds = 0;   ///< of the day
  std::int64_t total = 0;     ///< seconds of all days
  std::int64_t fraction = 0;  ///< of a second, in units of the last shown digit
};

int fractionDigits(const FormatSection &section) {
  int digits = 0;
  for (const FormatToken &token : section.tokens)
    if (token.kind == TokenKind::SecondFraction) digits = std::max(digits, token.count);
  return digits;
}

bool showsSeconds(const FormatSection &section) {
  return std::ranges::any_of(section.tokens, [](const FormatToken &token) {
    return token.kind == TokenKind::Second || token.kind == TokenKind::ElapsedSeconds;
  });
}

/// Seconds are rounded to the digits that are shown. Longer units are cut, except that a moment
/// which is less than half a millisecond before the next second counts as that second.
Moment momentOf(double number, const FormatSection &section) {
  const int digits = fractionDigits(section);
  const auto unit = static_cast<std::int64_t>(std::pow(10, digits));
  const double seconds = number * static_cast<double>(kSecondsPerDay);
  const std::int64_t units =
      showsSeconds(section)
          ? std::llround(seconds * static_cast<double>(unit))
          : static_cast<std::int64_t>(std::floor(std::round(seconds * 1000) / 1000)) * unit;
  Moment moment;
  moment.total = units / unit;
  moment.fraction = units % unit;
  moment.seconds = moment.total % kSecondsPerDay;
  moment.day = calendarDay(moment.total / kSecondsPerDay);
  return moment;
}

std::string firstCharacter(const std::string &text) {
  std::size_t end = std::min<std::size_t>(1, text.size());
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
  return text.substr(0, end);
}

std::string monthText(const FormatToken &token, const Moment &moment, const DateLanguage &names) {
  const auto month = static_cast<std::size_t>(moment.day.month - 1);
  switch (token.count) {
    case 1:
    case 2: return zeroPadded(moment.day.month, token.count);
    case 3: return names.shortMonths[month];
    case 5: return firstCharacter(names.months[month]);
    default: return names.months[month];
  }
}

std::string dayText(const FormatToken &token, const Moment &moment, const DateLanguage &names) {
  if (token.count <= 2) return zeroPadded(moment.day.day, token.count);
  const auto weekday = static_cast<std::size_t>(moment.day.weekday);
  return token.count == 3 ? names.shortWeekdays[weekday] : names.weekdays[weekday];
}

std::string yearText(const FormatToken &token, const Moment &moment) {
  const bool isShort = token.count <= 2 && (token.mark == 'y' || token.mark == 'Y');
  return isShort ? zeroPadded(moment.day.year % 100, 2) : zeroPadded(moment.day.year, 4);
}

std::string halfDayText(const FormatToken &token, bool isAfternoon) {
  if (token.count == 1) return isAfternoon ? "P" : "A";
  return isAfternoon ? "PM" : "AM";
}

std::string momentText(const FormatToken &token, const Moment &moment, bool hasHalfDays,
                       const DateLanguage &names) {
  const std::int64_t hour = moment.seconds / 3600;
  const int width = std::min(token.count, 2);
  switch (token.kind) {
    case TokenKind::Year: return yearText(token, moment);
    case TokenKind::Month: return monthText(token, moment, names);
    case TokenKind::Day: return dayText(token, moment, names);
    case TokenKind::Hour: return zeroPadded(hasHalfDays ? (hour + 11) % 12 + 1 : hour, width);
    case TokenKind::Minute: return zeroPadded(moment.seconds / 60 % 60, width);
    case TokenKind::Second: return zeroPadded(moment.seconds % 60, width);
    case TokenKind::SecondFraction: return "." + zeroPadded(moment.fraction, token.count);
    case TokenKind::HalfDay: return halfDayText(token, hour >= 12);
    case TokenKind::ElapsedHours: return zeroPadded(moment.total / 3600, token.count);
    case TokenKind::ElapsedMinutes: return zeroPadded(moment.total / 60, token.count);
    case TokenKind::ElapsedSeconds: return zeroPadded(moment.total, token.count);
    default: return token.text;
  }
}

}  // namespace

std::optional<std::string> sheetDateText(double number, const FormatSection &section,
                                         DateSystem system) {
  const double days = system == DateSystem::From1904 ? number + kDaysFrom1900To1904 : number;
  if (!(number >= 0) || days >= kMostDays || !section.names) return std::nullopt;
  const bool isElapsed = std::ranges::any_of(section.tokens, [](const FormatToken &token) {
    return token.kind >= TokenKind::ElapsedHours;
  });
  const Moment moment = momentOf(isElapsed ? number : days, section);
  const bool hasHalfDays = std::ranges::find(section.tokens, TokenKind::HalfDay,
                                             &FormatToken::kind) != section.tokens.end();
  std::string text;
  for (const FormatToken &token : section.tokens)
    text += momentText(token, moment, hasHalfDays, *section.names);
  return text;
}

}  // namespace shinglescope
