// SPDX-License-Identifier: MIT
#include "core/dataset/columns/time_reader.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/ascii.h"

namespace shinglescope {

namespace {

constexpr double kMinute = 60;
constexpr double kHour = 3600;
constexpr std::size_t kMaxFractionDigits = 15;

struct Zone {
  std::string_view name;
  int hours;
};

/// The zones of RFC 2822.
constexpr std::array<Zone, 12> kZones{{{"UTC", 0},
                                       {"GMT", 0},
                                       {"UT", 0},
                                       {"Z", 0},
                                       {"EST", -5},
                                       {"EDT", -4},
                                       {"CST", -6},
                                       {"CDT", -5},
                                       {"MST", -7},
                                       {"MDT", -6},
                                       {"PST", -8},
                                       {"PDT", -7}}};

bool takeCharacter(std::string_view &text, char c) {
  if (!text.starts_with(c)) return false;
  text.remove_prefix(1);
  return true;
}

void skipPlainSpaces(std::string_view &text) {
  while (takeCharacter(text, ' ')) {
  }
  // The narrow space that newer programs write before AM.
  if (text.starts_with("\u202f")) text.remove_prefix(3);
}

/// Returns the hour on the 24-hour clock; none if there is no such hour, as in 13 PM.
std::optional<std::uint32_t> takeHalfDay(std::string_view &text, std::uint32_t hour,
                                         ReadDate &date) {
  std::string_view left = text;
  skipPlainSpaces(left);
  if (left.size() < 2) return hour;
  const char half = asciiLower(left[0]);
  if (half != 'a' && half != 'p') return hour;
  left.remove_prefix(1);
  const bool isDotted = takeCharacter(left, '.');
  if (left.empty() || asciiLower(left[0]) != 'm') return hour;
  left.remove_prefix(1);
  if (isDotted) takeCharacter(left, '.');
  if (hour < 1 || hour > 12) return std::nullopt;
  date.hasHalfDay = true;
  text = left;
  return hour % 12 + (half == 'p' ? 12U : 0U);
}

/// Parses "+02:00", "-0800" or "+2".
bool takeOffset(std::string_view &text, double &seconds) {
  const bool isEast = text.starts_with('+');
  std::string_view left = text;
  if (!takeCharacter(left, '+') && !takeCharacter(left, '-')) return false;
  const std::size_t digits = leadingDigits(left, 4);
  if (digits == 0) return false;
  double offset = 0;
  if (digits <= 2) {
    offset = kHour * takeNumber(left, digits);
    if (left.size() > 2 && left[0] == ':' && leadingDigits(left.substr(1), 2) == 2) {
      left.remove_prefix(1);
      offset += kMinute * takeNumber(left, 2);
    }
  } else {
    offset = kHour * takeNumber(left, digits - 2);
    offset += kMinute * takeNumber(left, 2);
  }
  if (offset > 18 * kHour) return false;
  seconds = isEast ? offset : -offset;
  text = left;
  return true;
}

void takeZone(std::string_view &text, ReadDate &date) {
  std::string_view left = text;
  skipPlainSpaces(left);
  double offset = 0;
  bool isFound = takeOffset(left, offset);
  for (std::size_t i = 0; !isFound && i < kZones.size(); ++i) {
    if (!left.starts_with(kZones[i].name)) continue;
    left.remove_prefix(kZones[i].name.size());
    offset = kHour * kZones[i].hours;
    takeOffset(left, offset);  // GMT+0200
    isFound = true;
  }
  if (!isFound) return;
  date.hasZone = true;
  date.begin -= offset;
  text = left;
  // The name of the zone after its offset, as browsers write it.
  skipPlainSpaces(left);
  const std::size_t close = left.find(')');
  if (left.starts_with('(') && close != std::string_view::npos) text = left.substr(close + 1);
}

void takeSeconds(std::string_view &text, ReadDate &date, bool isCompact) {
  const bool hasMark = !text.empty() && (text[0] == ':' || text[0] == '.');
  const std::string_view digits = hasMark ? text.substr(1) : text;
  if ((!hasMark && !isCompact) || leadingDigits(digits, 3) != 2) return;
  text = digits;
  const std::uint32_t seconds = takeNumber(text, 2);
  date.begin += seconds;
  date.length = 1;
  date.hasSeconds = true;
  if (text.empty() || (text[0] != '.' && text[0] != ',')) return;
  const std::size_t fraction = leadingDigits(text.substr(1), kMaxFractionDigits);
  double scale = 1;
  for (std::size_t i = 0; i < fraction; ++i) {
    scale /= 10;
    date.begin += scale * (text[i + 1] - '0');
    date.length = scale;
  }
  if (fraction > 0) text.remove_prefix(fraction + 1);
}

}  // namespace

std::size_t leadingDigits(std::string_view text, std::size_t most) {
  std::size_t digits = 0;
  while (digits < std::min(most, text.size()) && isAsciiDigit(text[digits])) ++digits;
  return digits;
}

std::uint32_t takeNumber(std::string_view &text, std::size_t digits) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < digits; ++i)
    number = number * 10 + static_cast<std::uint32_t>(text[i] - '0');
  text.remove_prefix(digits);
  return number;
}

bool takeTime(std::string_view &text, ReadDate &date) {
  const std::size_t digits = leadingDigits(text, 6);
  const bool isCompact = digits == 4 || digits == 6;
  if (digits == 0 || (digits > 2 && !isCompact)) return false;
  std::uint32_t hour = takeNumber(text, isCompact ? 2 : digits);
  std::uint32_t minute = 0;
  const bool hasMark = !text.empty() && (text[0] == ':' || text[0] == '.' || text[0] == 'h');
  date.length = kMinute;
  if (isCompact || (hasMark && leadingDigits(text.substr(1), 2) == 2)) {
    if (!isCompact) text.remove_prefix(1);
    minute = takeNumber(text, 2);
    takeSeconds(text, date, isCompact);
  } else {
    date.length = kHour;
  }
  const std::optional<std::uint32_t> hourOfDay = takeHalfDay(text, hour, date);
  // "11" alone is not a time, but "11 AM" is.
  if (!hourOfDay || (date.length == kHour && !date.hasHalfDay)) return false;
  hour = *hourOfDay;
  if (hour > 24 || minute > 59 || (hour == 24 && minute > 0)) return false;
  date.begin += kHour * hour + kMinute * minute;
  date.hasTime = true;
  takeZone(text, date);
  return true;
}

}  // namespace shinglescope
