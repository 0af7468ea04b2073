// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinglescope {

/// Formats a number with the given number of decimals, the same in every locale: 0.5555... with two
/// decimals is "0.56". Rounds to the nearest; a tie goes to the even digit. Never returns "-0".
/// O(1).
std::string decimalText(double value, int decimals);
/// Appends the same text to `out`.
void appendDecimal(std::string &out, double value, int decimals);

/// Formats a share of 1 with the same rounding, but never rounds up to 1 or down to 0: 0.99999 with
/// four decimals is "0.9999", 0.00001 is "0.0001". O(1).
std::string shareText(double share, int decimals);

/// Parses a complete text as a number in C++ notation; returns nothing if it is not one.
/// Independent of the locale.
template <class Number>
std::optional<Number> parsedNumber(std::string_view text) {
  Number number = 0;
  const char *end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

/// Converts bytes to MiB, rounded to the nearest. O(1).
constexpr std::uint64_t roundedMebibytes(std::uint64_t bytes) {
  return (bytes >> 20U) + ((bytes >> 19U) & 1U);
}

}  // namespace shinglescope
