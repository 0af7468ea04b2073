#pragma once

#include <cstdint>
#include <string>

namespace shinglescope {

/// A number with so many decimals, rounded to the nearest, the same in every
/// locale: 0.5555... with two decimals is "0.56". Of two that are equally near
/// the one that ends in an even digit. Never "-0". O(1).
std::string decimalText(double value, int decimals);
/// The same at the end of a text.
void appendDecimal(std::string &out, double value, int decimals);

/// A share of 1, rounded in the same way, but never up to 1 nor down to 0:
/// 0.99999 with four decimals is "0.9999", 0.00001 is "0.0001". O(1).
std::string shareText(double share, int decimals);

/// Bytes in MiB, rounded to the nearest. O(1).
constexpr std::uint64_t roundedMebibytes(std::uint64_t bytes) {
  return (bytes >> 20U) + ((bytes >> 19U) & 1U);
}

}  // namespace shinglescope
