// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/container/date_language.h"

namespace shinglescope {

/// One symbol of a number format.
struct FormatToken {
  enum class Kind {
    Literal,   ///< text that is shown unchanged
    Digit,     ///< 0, # or ? (in `mark`)
    Point,     ///< of decimals
    Group,     ///< the comma of thousands
    Percent,   ///< also multiplies by 100
    Exponent,  ///< E+ or E- (the sign in `mark`)
    Slash,     ///< of a fraction; a literal in dates
    General,
    Text,  ///< @
    Year,  ///< from here on, `count` letters
    Month,
    Day,
    Hour,
    Minute,
    Second,
    SecondFraction,  ///< `count` digits, and their point
    HalfDay,         ///< AM/PM (count 2) or A/P
    ElapsedHours,
    ElapsedMinutes,
    ElapsedSeconds
  };
  Kind kind = Kind::Literal;
  char mark = 0;
  int count = 1;
  std::string text = {};
};

/// A comparison that selects a section: "[>=100]".
struct FormatCondition {
  enum class Test { Less, AtMost, Equal, NotEqual, AtLeast, Greater };
  Test test = Test::Equal;
  double number = 0;
  bool holds(double value) const;
};

/// One of up to four sections of a number format.
struct FormatSection {
  enum class Kind { Number, Fraction, Date, Text };
  Kind kind = Kind::Number;
  std::vector<FormatToken> tokens;
  std::optional<FormatCondition> condition;
  std::shared_ptr<const DateLanguage> names;  ///< of months and days; only in a date
};

/// Parses one section: "#,##0.00 [$€-407]". Never fails: what has no meaning is shown as it is.
FormatSection parseFormatSection(std::string_view code);

/// Splits a number format at the semicolons that are neither quoted nor escaped.
std::vector<std::string_view> formatSections(std::string_view code);

}  // namespace shinglescope
