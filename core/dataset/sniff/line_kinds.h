#pragma once

#include <string_view>

namespace shinglescope {

/// What whole lines look like, as shares of the filled ones.
struct LineKinds {
  double dates = 0;      ///< a date, a time or both
  double numbers = 0;    ///< one number
  double addresses = 0;  ///< a link or an e-mail address
  double logs = 0;       ///< begin with a date and a time, and go on with text
  /// Numbers with a comma before as many digits each, a 0 first among them: 3,05.
  bool hasDecimalCommas = false;
  /// Numbers with a comma, all of which may be one number: thousands, or one or two decimals.
  bool mayBeOneNumber = false;
  double timed = 0;  ///< hold a time such as 12:30 or a link
};

/// Of the first lines of a sample. Linear.
LineKinds kindsOfLines(std::string_view sample);

}  // namespace shinglescope
