// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace shinglescope {

/// The decimal digits of a number that a spreadsheet shows: at most 15, as all spreadsheet programs
/// keep. The value is 0.DIGITS times 10 to the power `exponent`, without the sign.
struct DecimalDigits {
  std::string digits;  ///< without zeros at either end; empty for zero
  int exponent = 0;

  /// Rounds half up to this many digits after the point.
  void round(int decimals);
  /// Returns the digits before the point; empty below 1.
  std::string whole() const;
  /// Returns the digit at a place after the point, from 0; '0' beyond the last.
  char decimal(int place) const;
  bool isZero() const { return digits.empty(); }
};

/// Returns the digits of the absolute value of a finite number.
DecimalDigits digitsOf(double number);

/// Returns a number as the format General shows it in a wide column: up to 15 significant digits,
/// in the form 1.5E+20 from 1E+15 on and below 0.00001.
std::string generalText(double number);

}  // namespace shinglescope
