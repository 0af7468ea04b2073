// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/dataset/query/text_finder.h"

namespace shinglescope {

/// Returns the first position from `from` on at which both bytes of the pair match and
/// `pair.length` bytes fit; npos if there is none. `other` accumulates all scanned bytes by OR: its
/// highest bit is set if any of them may be outside ASCII. A failed search scans the whole text.
/// O(length).
using FindPair = std::size_t (*)(std::string_view text, std::size_t from, const BytePair &pair,
                                 std::uint8_t &other);

/// Returns the search for the active CPU target.
FindPair bytePairSearch();

}  // namespace shinglescope
