// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace shinglescope {

/// A number as a workbook stores it.
struct XlsxNumber {
  double value = 0;
  /// Digits after the decimal point that its number format shows; none: the General format, which
  /// shows the shortest text.
  std::optional<unsigned> decimals = {};
};

/// Reads a figure of our own: digits, perhaps with a sign and a decimal fraction, whose digits its
/// format keeps ("0.812500"). Nothing for other texts and for more than 15 significant digits, the
/// most that a workbook keeps. O(length).
std::optional<XlsxNumber> ownXlsxNumber(std::string_view text);

/// Reads a cell of the user's table. Nothing unless a workbook that stores the number shows exactly
/// this text: no leading or trailing zeros, no plus sign, no thousands marks, '.' as decimal mark.
/// O(length).
std::optional<XlsxNumber> exactXlsxNumber(std::string_view text);

}  // namespace shinglescope
