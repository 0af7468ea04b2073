// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/dataset/columns/column_sample.h"
#include "core/dataset/columns/number_reader.h"

namespace shinglescope {

namespace {

constexpr std::uint32_t kNumberGuessExactDigits = 15;
constexpr std::uint32_t kTelephoneDigits = 8;
constexpr std::uint32_t kNumberGuessGroupDigits = 3;

/// Words in the names of columns whose digits are not amounts.
constexpr std::array<std::string_view, 16> kCodeNames{
    "phone",   "telephone", "tel",    "telefono", "telefon", "mobile", "fax",  "zip",
    "zipcode", "postcode",  "postal", "plz",      "isbn",    "ean",    "iban", "ssn"};

char otherMark(char mark) { return mark == '.' ? ',' : '.'; }

/// Evidence from the cells about one of the marks '.' and ','.
struct MarkEvidence {
  char mark;
  std::uint64_t decimal = 0;        ///< cells in which it can only be the decimal mark
  std::uint64_t decimalAfter0 = 0;  ///< those such as 0.125, in which thousands are impossible
  std::uint64_t thousands = 0;      ///< cells in which it can only separate thousands
  std::uint64_t either = 0;         ///< cells in which it can be either, such as 1.700
  std::uint64_t eitherEndingIn0 = 0;
};

/// Collects evidence from the notation of a column's numbers. Short-lived.
class NumberEvidence {
 public:
  explicit NumberEvidence(const ColumnSample &sample) {
    for (const std::string_view cell : sample.cells) look(cell);
  }

  bool hasNumbers() const { return m_numbers > 0; }
  bool areCodes() const {
    return m_leadingZeros * 200 > m_numbers || m_tooLong * 200 > m_numbers ||
           m_telephones * 2 > m_numbers;
  }

  NumberGuess guess() const {
    NumberGuess guess;
    guess.type = ColumnType{.kind = ColumnKind::Number};
    const MarkEvidence &point = m_marks[0];
    const MarkEvidence &comma = m_marks[1];
    const bool isPointDecimal =
        isDecimal(point) && !(isDecimal(comma) && comma.decimal > point.decimal);
    const bool isCommaDecimal = isDecimal(comma) && !isPointDecimal;
    const bool hasPointThousands = !isPointDecimal && isThousands(point);
    const bool hasCommaThousands = !isCommaDecimal && isThousands(comma);
    if (isCommaDecimal || (!isPointDecimal && hasPointThousands)) guess.type->decimalMark = ',';
    if (hasPointThousands && guess.type->decimalMark == ',') guess.type->thousandsMark = '.';
    if (hasCommaThousands && guess.type->decimalMark == '.') guess.type->thousandsMark = ',';
    if (!guess.type->thousandsMark && m_apostrophes + m_spaces > 0)
      guess.type->thousandsMark = m_apostrophes > m_spaces ? '\'' : ' ';
    for (const MarkEvidence &mark : m_marks)
      if (isUndecided(mark)) guess.other = otherReading(*guess.type, mark.mark);
    return guess;
  }

 private:
  static bool isUndecided(const MarkEvidence &mark) {
    return mark.either > 0 && mark.decimal == 0 && mark.thousands == 0;
  }

  static ColumnType otherReading(const ColumnType &type, char mark) {
    ColumnType other{.kind = ColumnKind::Number};
    other.decimalMark = type.decimalMark == mark ? otherMark(mark) : mark;
    if (type.decimalMark == mark) other.thousandsMark = mark;
    return other;
  }

  /// Decides from the column as a whole; see docs/guide/data.md.
  bool isDecimal(const MarkEvidence &mark) const {
    const std::uint64_t all = mark.decimal + mark.thousands + mark.either;
    if (all == 0 || mark.thousands > mark.decimal) return false;
    if (mark.decimalAfter0 * 200 > all || mark.decimal * 20 >= all) return true;
    if (mark.thousands > 0) return false;
    if (m_longWithoutMark > mark.either) return true;
    if (mark.mark == ',') return false;
    return m_shortWithoutMark == 0 && mark.eitherEndingIn0 * 2 < mark.either;
  }

  bool isThousands(const MarkEvidence &mark) const {
    return mark.thousands + mark.either > 0 && !isDecimal(mark);
  }

  void look(std::string_view cell) {
    bool isNumber = false;
    for (MarkEvidence &mark : m_marks) isNumber |= lookForMark(cell, mark);
    for (MarkEvidence &mark : m_marks) isNumber = isNumber || lookAtSpaced(cell, mark);
    if (!isNumber) isNumber = lookAtPlain(cell);
    m_numbers += isNumber ? 1U : 0U;
  }

  static bool lookForMark(std::string_view cell, MarkEvidence &mark) {
    NumberTraits decimal;
    NumberTraits thousands;
    const char other = otherMark(mark.mark);
    const bool canBeDecimal =
        readNumber(cell, mark.mark, other, &decimal) && decimal.hasDecimalMark;
    const bool canBeThousands =
        readNumber(cell, other, mark.mark, &thousands) && thousands.thousands > 0;
    if (canBeDecimal && canBeThousands) {
      ++mark.either;
      mark.eitherEndingIn0 += cell.back() == '0' ? 1U : 0U;
    } else if (canBeDecimal) {
      ++mark.decimal;
      if (decimal.digits == 1 && decimal.fraction == kNumberGuessGroupDigits) ++mark.decimalAfter0;
    } else if (canBeThousands) {
      ++mark.thousands;
    }
    return canBeDecimal || canBeThousands;
  }

  /// Examines thousands separated by spaces or apostrophes.
  bool lookAtSpaced(std::string_view cell, MarkEvidence &mark) {
    for (const char thousands : {' ', '\''}) {
      NumberTraits traits;
      if (!readNumber(cell, mark.mark, thousands, &traits) || traits.thousands == 0) continue;
      mark.decimal += traits.hasDecimalMark ? 1U : 0U;
      ++(thousands == ' ' ? m_spaces : m_apostrophes);
      return true;
    }
    return false;
  }

  bool lookAtPlain(std::string_view cell) {
    NumberTraits traits;
    if (!readNumber(cell, '.', std::nullopt, &traits)) return false;
    m_leadingZeros += traits.hasLeadingZero ? 1U : 0U;
    m_tooLong += traits.digits > kNumberGuessExactDigits ? 1U : 0U;
    m_telephones += traits.hasPlus && traits.digits >= kTelephoneDigits ? 1U : 0U;
    ++(traits.digits > kNumberGuessGroupDigits ? m_longWithoutMark : m_shortWithoutMark);
    return true;
  }

  std::array<MarkEvidence, 2> m_marks{{{'.'}, {','}}};
  std::uint64_t m_spaces = 0;
  std::uint64_t m_apostrophes = 0;
  std::uint64_t m_numbers = 0;
  std::uint64_t m_leadingZeros = 0;
  std::uint64_t m_tooLong = 0;
  std::uint64_t m_telephones = 0;
  std::uint64_t m_longWithoutMark = 0;  ///< four digits or more
  std::uint64_t m_shortWithoutMark = 0;
};

/// Returns whether a word of the name denotes codes, as in "home_phone".
bool isCodeName(std::string_view name) {
  std::string word;
  const auto isKnown = [&word] {
    return std::ranges::find(kCodeNames, std::string_view(word)) != kCodeNames.end();
  };
  for (const char c : name) {
    const char lower = static_cast<char>(c | 0x20);
    if (lower >= 'a' && lower <= 'z') {
      word += lower;
      continue;
    }
    if (isKnown()) return true;
    word.clear();
  }
  return isKnown();
}

}  // namespace

NumberGuess guessNumber(const ColumnSample &sample, std::string_view columnName) {
  const NumberEvidence evidence(sample);
  if (!evidence.hasNumbers()) return {};
  NumberGuess guess = evidence.guess();
  guess.isCode = evidence.areCodes() || isCodeName(columnName);
  return guess;
}

}  // namespace shinglescope
