#pragma once

#include <string_view>

#include "core/dataset/columns/date_reader.h"

namespace shinglescope {

/// Whether ASCII digits stand at the front, and how many (at most `most`).
std::size_t leadingDigits(std::string_view text, std::size_t most);
/// Takes that many digits off as a number.
std::uint32_t takeNumber(std::string_view &text, std::size_t digits);

/// Takes a time of day off the front: hours, minutes, then as far as it goes
/// seconds, fractions, AM or PM and a zone, with ':' '.' or 'h' between or, as
/// in 113205, nothing. Adds it to the date. False where there is none.
bool takeTime(std::string_view &text, ReadDate &date);

}  // namespace shinglescope
