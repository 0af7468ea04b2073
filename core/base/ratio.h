// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/message.h"
#include "core/base/result.h"

namespace shinglescope {

/// A similarity as a decimal fraction, so that `J >= t` is decided on integers: 0.8 is 8/10, never
/// the nearest double. Floating point loses pairs that lie exactly on the threshold.
struct Ratio {
  std::uint64_t numerator = 0;
  std::uint64_t denominator = 1;  ///< at most 10^9

  double toDouble() const {
    return static_cast<double>(numerator) / static_cast<double>(denominator);
  }
  /// Returns the shortest decimal text, such as "0.8".
  std::string toString() const;
  /// Returns the value for a message, which formats it in the reader's language.
  DecimalValue toDecimal() const;
  bool isPositive() const { return numerator > 0; }
};

bool operator==(const Ratio &a, const Ratio &b);
std::strong_ordering operator<=>(const Ratio &a, const Ratio &b);

/// Parses "0.8", ".85" or "1" with at most nine decimals. BadParameter if the text is not a plain
/// decimal number from 0 to 1.
Result<Ratio> parseRatio(std::string_view text);

/// Returns the decimal fraction with at most six decimals that is nearest to a double from 0 to 1;
/// for sliders, whose positions are decimal anyway.
Ratio ratioFromDouble(double value);

/// Returns whether part / whole >= ratio, decided on integers. False if `whole` is 0, since there
/// is then no similarity. `part` and `whole` must be below 2^32.
constexpr bool isAtLeast(std::uint64_t part, std::uint64_t whole, const Ratio &ratio) {
  return whole > 0 && part * ratio.denominator >= ratio.numerator * whole;
}

}  // namespace shinglescope
