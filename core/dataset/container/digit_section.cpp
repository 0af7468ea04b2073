// SPDX-License-Identifier: MIT
// Numbers shown with the digits of a format: decimals, percentages, powers of ten, fractions.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/dataset/container/decimal_digits.h"
#include "core/dataset/container/number_format.h"

namespace shinglescope {

namespace {

using TokenKind = FormatToken::Kind;
using Tokens = std::vector<FormatToken>;

/// Where the parts of a section are, and what it does to the number.
struct DigitLayout {
  std::size_t wholeEnd =
      0;                ///< the token after the whole digits: the point, or behind the last one
  std::size_t end = 0;  ///< the token after the decimals: the exponent, or the end
  int wholeDigits = 0;
  int decimals = 0;
  int shift = 0;  ///< powers of ten by which the number is multiplied
  bool isGrouped = false;
  bool hasDigits = false;
};

/// Tests for a digit in tokens [begin, end).
bool hasDigit(const Tokens &tokens, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end; ++i)
    if (tokens[i].kind == TokenKind::Digit) return true;
  return false;
}

DigitLayout digitLayoutOf(const Tokens &tokens) {
  DigitLayout layout;
  const auto at = [&](TokenKind kind) {
    const auto found = std::ranges::find(tokens, kind, &FormatToken::kind);
    return static_cast<std::size_t>(found - tokens.begin());
  };
  layout.end = at(TokenKind::Exponent);
  layout.wholeEnd = std::min(at(TokenKind::Point), layout.end);
  for (std::size_t i = 0; i < layout.end; ++i) {
    if (tokens[i].kind != TokenKind::Digit) continue;
    ++(i < layout.wholeEnd ? layout.wholeDigits : layout.decimals);
  }
  layout.hasDigits = layout.wholeDigits + layout.decimals > 0;
  bool isAfterDigit = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::Percent) layout.shift += 2;
    if (tokens[i].kind == TokenKind::Digit) isAfterDigit = true;
    if (tokens[i].kind != TokenKind::Group || !isAfterDigit) continue;
    const bool isBetween = hasDigit(tokens, i, layout.wholeEnd);
    if (isBetween)
      layout.isGrouped = true;
    else
      layout.shift -= 3;
  }
  return layout;
}

/// Shows the whole digits from right to left; those without a place precede the first place.
std::string wholeText(std::string digits, const Tokens &tokens, const DigitLayout &layout) {
  std::string reversed;
  int shown = 0;
  const auto add = [&](char digit) {
    if (layout.isGrouped && shown > 0 && shown % 3 == 0) reversed += ',';
    reversed += digit;
    ++shown;
  };
  int placesLeft = layout.wholeDigits;
  const auto addRest = [&] {
    for (; placesLeft == 0 && !digits.empty(); digits.pop_back()) add(digits.back());
  };
  addRest();
  for (std::size_t i = layout.wholeEnd; i-- > 0;) {
    const FormatToken &token = tokens[i];
    if (token.kind == TokenKind::Digit) {
      --placesLeft;
      if (!digits.empty()) {
        add(digits.back());
        digits.pop_back();
      } else if (token.mark == '0') {
        add('0');
      } else if (token.mark == '?') {
        reversed += ' ';
      }
      addRest();
    } else if (token.kind == TokenKind::Percent) {
      reversed += '%';
    } else if (token.kind == TokenKind::Literal || token.kind == TokenKind::Slash) {
      reversed.append(token.text.rbegin(), token.text.rend());
    }
  }
  std::ranges::reverse(reversed);
  return reversed;
}

std::string decimalsText(const DecimalDigits &digits, const Tokens &tokens,
                         const DigitLayout &layout) {
  std::string text;
  int place = 0;
  const int significant = static_cast<int>(digits.digits.size()) - digits.exponent;
  for (std::size_t i = layout.wholeEnd; i < layout.end; ++i) {
    const FormatToken &token = tokens[i];
    if (token.kind == TokenKind::Digit) {
      if (place < significant || token.mark == '0')
        text += digits.decimal(place);
      else if (token.mark == '?')
        text += ' ';
      ++place;
    } else if (token.kind == TokenKind::Point) {
      text += '.';
    } else if (token.kind == TokenKind::Percent) {
      text += '%';
    } else if (token.kind == TokenKind::Literal || token.kind == TokenKind::Slash) {
      text += token.text;
    }
  }
  return text;
}

std::string exponentText(int power, const Tokens &tokens, std::size_t at) {
  const char sign = power < 0 ? '-' : '+';
  std::string text = "E";
  if (power < 0 || tokens[at].mark == '+') text += sign;
  std::size_t width = 0;
  std::size_t behind = at + 1;
  while (behind < tokens.size() && tokens[behind].kind == TokenKind::Digit) {
    ++behind;
    ++width;
  }
  const std::string digits = std::to_string(std::abs(power));
  text.append(width - std::min(width, digits.size()), '0');
  text += digits;
  for (std::size_t i = behind; i < tokens.size(); ++i)
    if (tokens[i].kind != TokenKind::Group) text += tokens[i].text;
  return text;
}

/// Chooses the power of ten so that the number has as many whole digits as there are places, or a
/// multiple of that power if there are several.
int powerOf(const DecimalDigits &digits, int wholeDigits) {
  if (digits.isZero()) return 0;
  const int first = digits.exponent - 1;
  if (wholeDigits <= 1) return wholeDigits == 0 ? first + 1 : first;
  const int below = first >= 0 ? first : first - wholeDigits + 1;
  return below / wholeDigits * wholeDigits;
}

std::string scientificText(DecimalDigits digits, const Tokens &tokens, const DigitLayout &layout) {
  int power = powerOf(digits, layout.wholeDigits);
  DecimalDigits shown = digits;
  shown.exponent -= power;
  shown.round(layout.decimals);
  digits = shown;
  digits.exponent += power;
  if (const int rounded = powerOf(digits, layout.wholeDigits); rounded != power) {
    power = rounded;
    shown = digits;
    shown.exponent -= power;
  }
  return wholeText(shown.whole(), tokens, layout) + decimalsText(shown, tokens, layout) +
         exponentText(power, tokens, layout.end);
}

/// A section without places for digits, which shows only its texts.
std::string plainSectionText(double number, const Tokens &tokens) {
  std::string text;
  for (const FormatToken &token : tokens) {
    const bool isNumber = token.kind == TokenKind::General || token.kind == TokenKind::Text;
    text += isNumber ? generalText(std::fabs(number)) : token.text;
  }
  return text;
}

/// The places of a fraction: "# ??/??".
struct FractionLayout {
  std::size_t numerator = 0;
  std::size_t slash = 0;
  std::size_t denominatorEnd = 0;
  std::int64_t fixed = 0;  ///< a denominator that is written in the format
  bool hasWhole = false;
};

FractionLayout fractionLayout(const Tokens &tokens) {
  FractionLayout layout;
  layout.slash = static_cast<std::size_t>(
      std::ranges::find(tokens, TokenKind::Slash, &FormatToken::kind) - tokens.begin());
  layout.numerator = layout.slash;
  while (layout.numerator > 0 && tokens[layout.numerator - 1].kind == TokenKind::Digit)
    --layout.numerator;
  layout.hasWhole =
      std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(layout.numerator),
                  [](const FormatToken &token) { return token.kind == TokenKind::Digit; });
  constexpr std::int64_t kMostFixed = 1'000'000;
  std::size_t at = layout.slash + 1;
  bool isFixed = false;
  for (; at < tokens.size(); ++at) {
    const FormatToken &token = tokens[at];
    const bool isDigit = token.text.size() == 1 && token.text[0] >= '0' && token.text[0] <= '9';
    if (!isDigit && token.kind != TokenKind::Digit) break;
    isFixed = isFixed || (isDigit && token.text[0] != '0');
    if (isDigit && layout.fixed < kMostFixed)
      layout.fixed = layout.fixed * 10 + (token.text[0] - '0');
  }
  layout.denominatorEnd = at;
  if (!isFixed) layout.fixed = 0;
  return layout;
}

struct Fraction {
  std::int64_t over = 0;
  std::int64_t under = 1;
};

/// Returns the last convergent of the continued fraction whose denominator is not too large, as
/// spreadsheets do.
Fraction nearestFraction(double part, std::int64_t mostUnder) {
  constexpr double kExact = 5e-8;
  Fraction before{0, 1};
  Fraction last{1, 0};
  double rest = part;
  while (true) {
    const auto whole = static_cast<std::int64_t>(std::floor(rest));
    const Fraction next{whole * last.over + before.over, whole * last.under + before.under};
    if (next.under > mostUnder) return last;
    before = last;
    last = next;
    const double left = rest - static_cast<double>(whole);
    if (left < kExact) return last;
    rest = 1 / left;
  }
}

}  // namespace

std::string digitSectionText(double number, const FormatSection &section) {
  const Tokens &tokens = section.tokens;
  const DigitLayout layout = digitLayoutOf(tokens);
  if (!layout.hasDigits) return plainSectionText(number, tokens);
  DecimalDigits digits = digitsOf(number);
  digits.exponent += digits.isZero() ? 0 : layout.shift;
  if (layout.end < tokens.size()) return scientificText(digits, tokens, layout);
  digits.round(layout.decimals);
  return wholeText(digits.whole(), tokens, layout) + decimalsText(digits, tokens, layout);
}

std::string fractionText(double number, const FormatSection &section) {
  const Tokens &tokens = section.tokens;
  const FractionLayout layout = fractionLayout(tokens);
  constexpr double kMostWhole = 1e15;
  const double size = std::fabs(number);
  if (size >= kMostWhole) return generalText(size);
  const double whole = layout.hasWhole ? std::floor(size) : 0;
  const std::size_t places = std::min<std::size_t>(layout.denominatorEnd - layout.slash - 1, 4);
  const auto most = static_cast<std::int64_t>(std::pow(10, places)) - 1;
  Fraction fraction =
      layout.fixed > 0
          ? Fraction{std::llround((size - whole) * static_cast<double>(layout.fixed)), layout.fixed}
          : nearestFraction(size - whole, std::max<std::int64_t>(most, 1));
  auto wholes = static_cast<std::int64_t>(whole);
  if (layout.hasWhole && fraction.over == fraction.under) {
    ++wholes;
    fraction.over = 0;
  }
  std::string text;
  std::size_t first = 0;
  while (first < tokens.size() && tokens[first].kind != TokenKind::Digit)
    text += tokens[first++].text;
  const bool showsPart = !layout.hasWhole || fraction.over != 0;
  if (wholes > 0 || !showsPart) text += std::to_string(wholes);
  if (showsPart) {
    if (wholes > 0) text += ' ';
    text += std::to_string(fraction.over) + "/" + std::to_string(fraction.under);
  }
  for (std::size_t i = layout.denominatorEnd; i < tokens.size(); ++i) text += tokens[i].text;
  return text;
}

}  // namespace shinglescope
