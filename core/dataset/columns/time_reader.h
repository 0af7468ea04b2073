// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/dataset/columns/date_reader.h"

namespace shinglescope {

/// Counts the leading ASCII digits (at most `most`).
std::size_t leadingDigits(std::string_view text, std::size_t most);
/// Removes `digits` leading digits and returns them as a number.
std::uint32_t takeNumber(std::string_view &text, std::size_t digits);

/// Removes a leading time of day and adds it to the date: hours, minutes, then optionally seconds,
/// fractions, AM or PM and a zone, separated by ':', '.' or 'h' or, as in 113205, not separated.
/// Returns false if there is none.
bool takeTime(std::string_view &text, ReadDate &date);

}  // namespace shinglescope
