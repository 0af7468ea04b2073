#pragma once

#include <string_view>

#include "core/dataset/query/text_finder.h"

namespace shinglescope {

/// Where in the text from `from` on the two bytes of the pair stand, so that
/// `pair.length` bytes fit; npos if nowhere. `other` collects all bytes that
/// were looked at by OR: its highest bit is set where some may be outside ASCII.
/// The whole text is looked at where nothing is found. O(length).
using FindPair = std::size_t (*)(std::string_view text, std::size_t from, const BytePair &pair,
                                 std::uint8_t &other);

/// The fastest of this CPU, by the active CPU target.
FindPair bytePairSearch();

}  // namespace shinglescope
