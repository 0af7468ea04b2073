// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace shinglescope {

/// Properties of a number's notation that are evidence about its column.
struct NumberTraits {
  std::uint32_t digits = 0;     ///< before the decimal mark
  std::uint32_t fraction = 0;   ///< digits after it
  std::uint32_t thousands = 0;  ///< thousands marks
  bool hasDecimalMark = false;
  bool hasLeadingZero = false;  ///< a zero before other digits, as in "0123"
  bool hasPlus = false;         ///< as in telephone numbers
};

/// Parses a cell that is one number in the type's format; returns nothing otherwise. Accepts a sign
/// (also after the number, or parentheses for a negative one), thousands in groups of three (or as
/// in 12,34,567), a decimal part, an exponent, a currency sign or code on either side, a percent
/// sign (which does not change the value), and spaces around each. The result is finite. O(length).
std::optional<double> readNumber(std::string_view cell, char decimalMark,
                                 std::optional<char> thousandsMark, NumberTraits *traits = nullptr);

}  // namespace shinglescope
