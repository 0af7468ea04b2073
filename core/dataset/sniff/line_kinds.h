// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace shinglescope {

/// The kinds of whole lines, as shares of the non-blank ones.
struct LineKinds {
  double dates = 0;      ///< a date, a time or both
  double numbers = 0;    ///< one number
  double addresses = 0;  ///< a link or an e-mail address
  double logs = 0;       ///< begin with a date and a time, followed by text
  /// Numbers with a comma, all with the same number of digits after it. In at least one of them,
  /// the digits after the comma start with 0, as in 3,05.
  bool hasDecimalCommas = false;
  /// Numbers with a comma, each of which may be a single number: thousands, or one or two decimals.
  bool mayBeOneNumber = false;
  double timed = 0;  ///< contain a time such as 12:30 or a link
};

/// Classifies the first lines of a sample. Linear.
LineKinds kindsOfLines(std::string_view sample);

}  // namespace shinglescope
