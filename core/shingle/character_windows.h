#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shinglescope {

/// How many code points a text has.
std::size_t countCharacters(std::string_view text);

/// Writes the hash of every window of k code points and returns how many there
/// are. Stretches of ASCII go through the kernels, windows with other characters
/// one by one. Needs 1 <= k <= countCharacters(text); `out` must have room for
/// windowRoom(text.size()).
std::size_t hashCharacterWindows(std::string_view text, std::size_t k, std::uint64_t *out);

}  // namespace shinglescope
