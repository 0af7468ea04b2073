// SPDX-License-Identifier: MIT
#include "core/dataset/columns/number_reader.h"

#include <array>
#include <cmath>

#include "core/base/ascii.h"
#include "core/base/decimal_text.h"
#include "core/base/unicode.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMaxDigits = 300;
constexpr std::uint32_t kNumberReaderGroupDigits = 3;
constexpr std::size_t kNumberReaderExactDigits = 15;

/// A currency that begins with another one comes before it.
constexpr std::array<std::string_view, 38> kCurrencies{
    "EUR", "USD", "GBP",     "CHF",     "JPY", "CNY", "INR",    "AUD",   "CAD", "NZD",
    "SEK", "NOK", "DKK",     "PLN",     "CZK", "HUF", "RON",    "RUB",   "TRY", "BRL",
    "MXN", "ZAR", "KRW",     "US$",     "R$",  "A$",  "C$",     "Rs.",   "Rs",  "kr.",
    "kr",  "Fr.", "z\u0142", "K\u010d", "Ft",  "$",   "\u00a3", "\u00a5"};

/// Parses one number from front to back. Short-lived.
class NumberScanner {
 public:
  NumberScanner(std::string_view text, char decimalMark, std::optional<char> thousandsMark)
      : m_left(text), m_decimalMark(decimalMark), m_thousandsMark(thousandsMark) {}

  std::optional<double> read() {
    dropWhiteSpace(m_left);
    m_isBracketed = take("(");
    takeSignsBefore();
    if (!takeDigits()) return std::nullopt;
    takeExponent();
    if (!takeSignsBehind()) return std::nullopt;
    return value();
  }
  const NumberTraits &traits() const { return m_traits; }

 private:
  bool take(std::string_view word) {
    if (!m_left.starts_with(word)) return false;
    m_left.remove_prefix(word.size());
    return true;
  }

  bool takeSign() {
    if (m_hasSign) return false;
    m_isNegative = take("-") || take("\u2212");
    m_traits.hasPlus = !m_isNegative && take("+");
    m_hasSign = m_isNegative || m_traits.hasPlus;
    return m_hasSign;
  }

  bool takeCurrency() {
    if (m_hasUnit || m_left.empty() || isAsciiDigit(m_left.front())) return false;
    m_hasUnit = take("%");
    if (!m_hasUnit && m_left.size() >= 3 && m_left.starts_with("\xE2\x82")) {
      // U+20A0 to U+20BF, including the euro sign.
      m_hasUnit = static_cast<unsigned char>(m_left[2]) >= 0xA0;
      if (m_hasUnit) m_left.remove_prefix(3);
    }
    for (std::size_t i = 0; !m_hasUnit && i < kCurrencies.size(); ++i)
      m_hasUnit = take(kCurrencies[i]);
    return m_hasUnit;
  }

  void takeSignsBefore() {
    do {
      dropWhiteSpace(m_left);
    } while (takeSign() || takeCurrency());
  }

  bool takeSignsBehind() {
    do {
      dropWhiteSpace(m_left);
    } while (takeCurrency() || takeSignBehind());
    if (m_isBracketed) {
      if (m_hasSign || !take(")")) return false;
      m_isNegative = true;
      dropWhiteSpace(m_left);
    }
    return m_left.empty();
  }

  /// Accepts only a minus sign after the number, as in "12-".
  bool takeSignBehind() { return !m_left.starts_with('+') && takeSign(); }

  /// Returns the length of a thousands mark before a digit; 0 if there is none.
  std::size_t thousandsMarkLength() const {
    if (!m_thousandsMark) return 0;
    std::size_t length = 0;
    if (*m_thousandsMark == ' ') {
      length = whiteSpaceLength(m_left, 0);
    } else if (m_left.front() == *m_thousandsMark) {
      length = 1;
    } else if (*m_thousandsMark == '\'' && m_left.starts_with("\u2019")) {
      length = 3;
    }
    return length > 0 && m_left.size() > length && isAsciiDigit(m_left[length]) ? length : 0;
  }

  bool put(char c) {
    if (m_size == m_number.size()) return false;
    m_number[m_size++] = c;
    return true;
  }

  bool takeDigits() {
    std::uint32_t group = 0;
    bool areGroupsGood = true;
    while (!m_left.empty()) {
      if (isAsciiDigit(m_left.front())) {
        if (!put(m_left.front())) return false;
        ++m_traits.digits;
        ++group;
        m_left.remove_prefix(1);
        continue;
      }
      const std::size_t mark = m_traits.digits > 0 ? thousandsMarkLength() : 0;
      if (mark == 0) break;
      areGroupsGood = areGroupsGood && isGroup(group, false);
      ++m_traits.thousands;
      group = 0;
      m_left.remove_prefix(mark);
    }
    m_traits.hasLeadingZero = m_traits.digits > 1 && m_number[0] == '0';
    if (m_traits.thousands > 0) {
      if (!areGroupsGood || !isGroup(group, true) || m_number[0] == '0') return false;
    }
    return takeFraction();
  }

  /// The first group has one to three digits, the last three, the others three or, as in India,
  /// two.
  bool isGroup(std::uint32_t digits, bool isLast) const {
    if (isLast) return digits == kNumberReaderGroupDigits;
    if (m_traits.thousands == 0) return digits >= 1 && digits <= kNumberReaderGroupDigits;
    return digits == kNumberReaderGroupDigits || (digits == 2 && *m_thousandsMark == ',');
  }

  bool takeFraction() {
    if (!m_left.starts_with(m_decimalMark)) return m_traits.digits > 0;
    m_traits.hasDecimalMark = true;
    m_left.remove_prefix(1);
    if (!put('.')) return false;
    while (!m_left.empty() && isAsciiDigit(m_left.front())) {
      if (!put(m_left.front())) return false;
      ++m_traits.fraction;
      m_left.remove_prefix(1);
    }
    return m_traits.digits + m_traits.fraction > 0;
  }

  void takeExponent() {
    if (m_left.size() < 2 || (m_left[0] != 'e' && m_left[0] != 'E')) return;
    std::size_t at = m_left[1] == '-' || m_left[1] == '+' ? 2 : 1;
    const std::size_t first = at;
    while (at < m_left.size() && isAsciiDigit(m_left[at])) ++at;
    if (at == first || m_size + at > m_number.size()) return;
    put('e');
    if (m_left[1] == '-') put('-');
    for (std::size_t i = first; i < at; ++i) put(m_left[i]);
    m_left.remove_prefix(at);
    m_hasExponent = true;
  }

  std::optional<double> value() const {
    double value = 0;
    if (m_size <= kNumberReaderExactDigits && !m_traits.hasDecimalMark && !m_hasExponent) {
      std::uint64_t whole = 0;
      for (std::size_t i = 0; i < m_size; ++i)
        whole = whole * 10 + static_cast<std::uint64_t>(m_number[i] - '0');
      value = static_cast<double>(whole);
    } else {
      const auto parsed = parsedNumber<double>({m_number.data(), m_size});
      if (!parsed || !std::isfinite(*parsed)) return std::nullopt;
      value = *parsed;
    }
    return m_isNegative ? -value : value;
  }

  std::string_view m_left;
  char m_decimalMark;
  std::optional<char> m_thousandsMark;
  NumberTraits m_traits;
  std::array<char, kMaxDigits> m_number;
  std::size_t m_size = 0;
  bool m_hasSign = false;
  bool m_isNegative = false;
  bool m_isBracketed = false;
  bool m_hasUnit = false;
  bool m_hasExponent = false;
};

}  // namespace

std::optional<double> readNumber(std::string_view cell, char decimalMark,
                                 std::optional<char> thousandsMark, NumberTraits *traits) {
  NumberScanner scanner(cell, decimalMark, thousandsMark);
  const std::optional<double> value = scanner.read();
  if (traits != nullptr) *traits = scanner.traits();
  return value;
}

}  // namespace shinglescope
