// SPDX-License-Identifier: MIT
#include "core/dataset/container/decimal_digits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace shinglescope {

namespace {

constexpr int kDigitsAfterFirst = 14;
constexpr int kMostWholeDigits = 15;
constexpr int kLeastExponent = -4;  ///< of 0.00001

void trimZeros(std::string &digits) {
  const std::size_t last = digits.find_last_not_of('0');
  digits.resize(last == digits.npos ? 0 : last + 1);
}

}  // namespace

DecimalDigits digitsOf(double number) {
  DecimalDigits result;
  if (number == 0) return result;
  std::array<char, 40> text;
  const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), std::fabs(number),
                                         std::chars_format::scientific, kDigitsAfterFirst);
  const std::string_view whole(text.data(), static_cast<std::size_t>(end - text.data()));
  const std::size_t mark = whole.find('e');
  result.digits = std::string(whole.substr(0, 1)) + std::string(whole.substr(2, mark - 2));
  const std::size_t sign = whole[mark + 1] == '+' ? mark + 2 : mark + 1;
  std::from_chars(whole.data() + sign, whole.data() + whole.size(), result.exponent);
  ++result.exponent;
  trimZeros(result.digits);
  return result;
}

void DecimalDigits::round(int decimals) {
  const int kept = exponent + decimals;
  if (kept < 0 || digits.empty()) {
    digits.clear();
    return;
  }
  const auto count = static_cast<std::size_t>(kept);
  if (count >= digits.size()) return;
  const bool isUp = digits[count] >= '5';
  digits.resize(count);
  if (isUp) {
    std::size_t at = count;
    while (at > 0 && digits[at - 1] == '9') --at;
    digits.resize(at);
    if (at > 0) {
      ++digits[at - 1];
    } else {
      digits = "1";
      ++exponent;
    }
  }
  trimZeros(digits);
}

std::string DecimalDigits::whole() const {
  if (exponent <= 0 || digits.empty()) return "";
  std::string text = digits.substr(0, static_cast<std::size_t>(exponent));
  text.resize(static_cast<std::size_t>(exponent), '0');
  return text;
}

char DecimalDigits::decimal(int place) const {
  const int at = exponent + place;
  return at >= 0 && static_cast<std::size_t>(at) < digits.size()
             ? digits[static_cast<std::size_t>(at)]
             : '0';
}

std::string generalText(double number) {
  if (!std::isfinite(number)) return "#NUM!";
  const DecimalDigits digits = digitsOf(number);
  if (digits.isZero()) return "0";
  std::string text = number < 0 ? "-" : "";
  const int count = static_cast<int>(digits.digits.size());
  if (digits.exponent > kMostWholeDigits || digits.exponent < kLeastExponent) {
    text += digits.digits.substr(0, 1);
    if (count > 1) text += "." + digits.digits.substr(1);
    const int power = digits.exponent - 1;
    const std::string powerText = std::to_string(std::abs(power));
    return text + (power < 0 ? "E-" : "E+") + (powerText.size() < 2 ? "0" : "") + powerText;
  }
  const std::string whole = digits.whole();
  text += whole.empty() ? "0" : whole;
  const int decimals = count - digits.exponent;
  if (decimals <= 0) return text;
  text += '.';
  for (int place = 0; place < decimals; ++place) text += digits.decimal(place);
  return text;
}

}  // namespace shinglescope
