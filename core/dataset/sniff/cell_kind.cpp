// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/cell_kind.h"

#include <algorithm>
#include <array>

#include "core/base/ascii.h"

namespace shinglescope {

namespace {

constexpr std::array<std::string_view, 11> kNoValues = {"NA",   "N/A", "NaN", "nan", "NULL", "null",
                                                        "None", "\\N", "-",   "n/a", "#N/A"};
constexpr std::array<std::string_view, 9> kMoney = {"$",   "€",   "£",   "¥", "EUR",
                                                    "USD", "GBP", "CHF", "kr"};
constexpr std::array<std::string_view, 16> kMonths = {"jan", "feb", "mar", "apr", "may", "jun",
                                                      "jul", "aug", "sep", "oct", "nov", "dec",
                                                      "mai", "okt", "dez", "mrz"};

bool isLetterOrBeyondAscii(char character) {
  return isAsciiLetter(character) || static_cast<unsigned char>(character) >= 0x80;
}

std::size_t takeDigitRun(std::string_view &text) {
  std::size_t count = 0;
  while (count < text.size() && isAsciiDigit(text[count])) ++count;
  text.remove_prefix(count);
  return count;
}

bool takePrefix(std::string_view &text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

bool takeOneOf(std::string_view &text, std::string_view characters) {
  if (text.empty() || characters.find(text.front()) == characters.npos) return false;
  text.remove_prefix(1);
  return true;
}

void dropMoney(std::string_view &text) {
  for (const std::string_view money : kMoney) {
    if (text.starts_with(money)) text.remove_prefix(money.size());
    if (text.ends_with(money)) text.remove_suffix(money.size());
  }
  text = trimmedSpaces(text);
}

/// Consumes groups of three digits after `mark`; false if a group does not have three.
bool takeGroups(std::string_view &text, std::string_view mark) {
  if (!text.starts_with(mark)) return false;
  std::string_view rest = text;
  bool any = false;
  while (rest.starts_with(mark)) {
    std::string_view group = rest.substr(mark.size());
    if (takeDigitRun(group) != 3) break;
    rest = group;
    any = true;
  }
  if (any) text = rest;
  return any;
}

bool isExponent(std::string_view text) {
  if (!takeOneOf(text, "eE")) return false;
  takeOneOf(text, "+-");
  return takeDigitRun(text) > 0 && text.empty();
}

bool isPlainNumber(std::string_view text) {
  takeOneOf(text, "+-");
  const std::size_t whole = takeDigitRun(text);
  if (whole > 0 && text.empty()) return true;
  if (whole > 0 && whole <= 3) {
    for (const std::string_view mark : {",", ".", " ", "'", "\xC2\xA0", "\xE2\x80\xAF"}) {
      std::string_view rest = text;
      if (takeGroups(rest, mark)) {
        text = rest;
        break;
      }
    }
  }
  if (text.empty()) return true;
  if (isExponent(text)) return whole > 0;
  if (!takeOneOf(text, ".,")) return false;
  const std::size_t fraction = takeDigitRun(text);
  return whole + fraction > 0 && (text.empty() || isExponent(text));
}

bool takeMonth(std::string_view &text) {
  std::size_t letters = 0;
  while (letters < text.size() && isLetterOrBeyondAscii(text[letters])) ++letters;
  if (letters < 3 || letters > 10) return false;
  std::array<char, 3> head{};
  for (std::size_t i = 0; i < 3; ++i) head[i] = static_cast<char>(text[i] | 0x20);
  const std::string_view start(head.data(), 3);
  if (std::ranges::find(kMonths, start) == kMonths.end()) return false;
  text.remove_prefix(letters);
  return true;
}

/// Consumes a date of three parts: one has four digits or is the name of a month, or all have at
/// most two digits.
bool takeDate(std::string_view &text) {
  std::string_view rest = text;
  const bool monthFirst = takeMonth(rest);
  const std::size_t first = monthFirst ? 0 : takeDigitRun(rest);
  if (!monthFirst && first != 1 && first != 2 && first != 4) return false;
  if (rest.empty() || std::string_view("-/. ").find(rest.front()) == rest.npos) return false;
  const char mark = rest.front();
  rest.remove_prefix(1);
  if (mark == '.' && !rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  const bool monthSecond = !monthFirst && takeMonth(rest);
  const std::size_t second = monthSecond ? 0 : takeDigitRun(rest);
  if (!monthSecond && second != 1 && second != 2) return false;
  if (mark == ' ' && !monthFirst && !monthSecond) return false;
  if (monthFirst) takePrefix(rest, ",");
  if (!takeOneOf(rest, "-/. ")) return false;
  const std::size_t third = takeDigitRun(rest);
  if (third != 4 && third != 2 && third != 1) return false;
  if (first != 4 && third == 1) return false;
  text = rest;
  return true;
}

bool takeTimeOfDay(std::string_view &text) {
  std::string_view rest = text;
  const std::size_t hours = takeDigitRun(rest);
  if (hours == 0 || hours > 2 || !takePrefix(rest, ":") || takeDigitRun(rest) != 2) return false;
  if (takePrefix(rest, ":")) {
    if (takeDigitRun(rest) != 2) return false;
    if (!rest.empty() && (rest.front() == '.' || rest.front() == ',')) {
      std::string_view fraction = rest.substr(1);
      if (takeDigitRun(fraction) > 0) rest = fraction;
    }
  }
  std::string_view end = trimmedSpaces(rest);
  for (const std::string_view half : {"AM", "PM", "am", "pm", "Z", "UTC", "GMT", "Uhr"}) {
    if (takePrefix(end, half)) {
      rest = end;
      break;
    }
  }
  if (takeOneOf(rest, "+-")) {
    if (takeDigitRun(rest) == 0) return false;
    if (takePrefix(rest, ":")) takeDigitRun(rest);
  }
  text = rest;
  return true;
}

CellKind dateOrTime(std::string_view text) {
  if (text.empty() || text.size() > 40) return CellKind::Text;
  std::string_view rest = text;
  if (takeTimeOfDay(rest)) return rest.empty() ? CellKind::Time : CellKind::Text;
  if (!takeDate(rest)) return CellKind::Text;
  if (rest.empty()) return CellKind::Date;
  if (!takeOneOf(rest, " T")) {
    if (!takePrefix(rest, ", ")) return CellKind::Text;
  }
  rest = trimmedSpaces(rest);
  return takeTimeOfDay(rest) && rest.empty() ? CellKind::DateTime : CellKind::Text;
}

/// Tests for a ratio, as in 2:1 and 7:0.25.
bool isRatio(std::string_view text) {
  if (takeDigitRun(text) == 0 || !takePrefix(text, ":")) return false;
  takeOneOf(text, "-");
  const bool hasWhole = takeDigitRun(text) > 0;
  if (takePrefix(text, ".")) return takeDigitRun(text) > 0 && text.empty();
  return hasWhole && text.empty();
}

bool isAddress(std::string_view text) {
  if (text.find(' ') != text.npos) return false;
  const std::size_t scheme = text.find("://");
  if (scheme != text.npos && scheme > 1 && scheme < 10) {
    return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(scheme),
                       isLetterOrBeyondAscii);
  }
  if (text.starts_with("www.")) return true;
  const std::size_t at = text.find('@');
  return at != text.npos && at > 0 && text.find('.', at) != text.npos && at + 3 < text.size() &&
         text.find_first_of(",;|\t\"") == text.npos;
}

/// Tests for the bracket of "a) text".
bool isItem(std::string_view text, std::size_t bracket) {
  return bracket > 0 && bracket <= 3 && bracket + 1 < text.size() && text[bracket + 1] == ' ';
}

/// Tests for unpaired brackets and double quotes; "a)" and 5" are accepted.
bool isUnbalanced(std::string_view text) {
  int round = 0;
  int square = 0;
  int curly = 0;
  std::size_t quotes = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
      case '(': ++round; break;
      case ')': round -= isItem(text, i) && round == 0 ? 0 : 1; break;
      case '[': ++square; break;
      case ']': --square; break;
      case '{': ++curly; break;
      case '}': --curly; break;
      case '"': quotes += i == 0 || !isAsciiDigit(text[i - 1]) ? 1 : 0; break;
      default: break;
    }
  }
  return round != 0 || square != 0 || curly != 0 || quotes % 2 == 1;
}

CellKind wordOrText(std::string_view text) {
  bool hasDigit = false;
  bool hasLower = false;
  bool hasSpace = false;
  for (const char character : text) {
    hasDigit = hasDigit || isAsciiDigit(character);
    hasSpace = hasSpace || character == ' ' || character == '\n';
    hasLower = hasLower || (character >= 'a' && character <= 'z') ||
               static_cast<unsigned char>(character) >= 0x80;
  }
  if (hasSpace) return CellKind::Text;
  if (hasDigit || (!hasLower && text.size() <= 12)) return CellKind::Code;
  return CellKind::Word;
}

}  // namespace

std::string_view trimmedSpaces(std::string_view text) { return trimmed(text, " \t"); }

bool isNumberLike(std::string_view cell) {
  std::size_t digits = 0;
  std::size_t letters = 0;
  for (const char character : cell) {
    if (isAsciiDigit(character)) {
      ++digits;
    } else if (character == 'e' || character == 'E' || character == 'T' || character == 'Z') {
      ++letters;  // exponents and ISO times
    } else if (std::string_view("+-.,:/%$ '").find(character) == std::string_view::npos) {
      return false;
    }
  }
  return digits > 0 && letters <= 2;
}

bool isNumber(std::string_view cell) {
  std::string_view text = trimmedSpaces(cell);
  if (text.empty() || text.size() > 40) return false;
  if (text.front() == '(' && text.back() == ')') text = text.substr(1, text.size() - 2);
  takePrefix(text, "-");
  takePrefix(text, "<");
  dropMoney(text);
  if (text.ends_with('%')) text.remove_suffix(1);
  return isPlainNumber(trimmedSpaces(text));
}

CellKind cellKind(std::string_view cell) {
  const std::string_view text = trimmedSpaces(cell);
  if (text.empty()) return CellKind::Empty;
  if (isNumber(text)) return CellKind::Number;
  if (std::ranges::find(kNoValues, text) != kNoValues.end()) {
    return CellKind::Number;
  }
  const CellKind when = dateOrTime(text);
  if (when != CellKind::Text) return when;
  if (isRatio(text)) return CellKind::Number;
  if (isAddress(text)) return CellKind::Address;
  if (isUnbalanced(text)) return CellKind::Broken;
  return wordOrText(text);
}

}  // namespace shinglescope
