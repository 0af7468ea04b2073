// SPDX-License-Identifier: MIT
#include "core/base/decimal_text.h"

#include <array>

namespace shinglescope {
namespace {

/// The digits of the largest double, its sign, a point and the largest number of decimals.
constexpr std::size_t kMostCharacters = 400;

}  // namespace

void appendDecimal(std::string &out, double value, int decimals) {
  std::array<char, kMostCharacters> room{};
  const auto end = std::to_chars(room.data(), room.data() + room.size(), value,
                                 std::chars_format::fixed, decimals);
  std::string_view text(room.data(), static_cast<std::size_t>(end.ptr - room.data()));
  if (text.find_first_not_of("-0.") == std::string_view::npos && text.starts_with('-'))
    text.remove_prefix(1);
  out.append(text);
}

std::string decimalText(double value, int decimals) {
  std::string text;
  appendDecimal(text, value, decimals);
  return text;
}

std::string shareText(double share, int decimals) {
  if (share <= 0 || share >= 1) return decimalText(share, decimals);
  const std::string text = decimalText(share, decimals);
  const std::size_t places = static_cast<std::size_t>(decimals);
  if (text == decimalText(1, decimals)) return "0." + std::string(places, '9');
  if (text == decimalText(0, decimals)) return "0." + std::string(places - 1, '0') + "1";
  return text;
}

}  // namespace shinglescope
