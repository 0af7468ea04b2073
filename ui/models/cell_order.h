#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shinglescope {

/// The value of a plain number such as "12", "-3.5" or "1e6", spaces round it
/// allowed; nothing for any other text. Independent of the locale.
std::optional<double> plainNumber(std::string_view text);

/// The first six case-folded characters packed so that comparing the numbers
/// compares the beginnings of the texts. Valid UTF-8 only.
std::array<std::uint64_t, 2> foldedPrefix(std::string_view utf8);

/// Compares by case-folded characters: below 0, 0 or above 0. Needs no memory;
/// valid UTF-8 only.
int compareFolded(std::string_view a, std::string_view b);

}  // namespace shinglescope
