// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Returns the number of letters to insert, delete, replace or swap with their neighbour to get
/// from one word to the other (optimal string alignment). Ignores the case of ASCII letters.
/// O(length of a * length of b).
std::size_t editDistance(std::string_view a, std::string_view b);

/// Returns the word that was probably meant: the nearest one, if at most about a third of the
/// letters differ; otherwise the only one that begins with `typed`. Leading dashes do not count as
/// letters.
std::optional<std::string> nearestWord(std::string_view typed,
                                       const std::vector<std::string> &words);

/// Returns " (did you mean 'find'?)", or an empty text if no word is near.
std::string suggestion(std::string_view typed, const std::vector<std::string> &words);

}  // namespace shinglescope
