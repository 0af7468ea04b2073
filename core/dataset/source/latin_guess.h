#pragma once

#include <optional>
#include <string_view>

#include "core/dataset/source/encoding_guess.h"

namespace shinglescope {

/// For bytes that are not UTF-8, among ASCII letters: windows-1250 or ISO-8859-2
/// where bytes that are signs in windows-1252 stand inside words, as the letters
/// of Polish, or where those of Czech or Hungarian occur together; windows-1254
/// where a Turkish letter is frequent. Linear.
std::optional<EncodingGuess> guessCentralEuropean(std::string_view bytes);

/// For a few words, too few for letter groups: windows-1251, KOI8-R or IBM866
/// where nearly all letters are then those that Russian uses most. Linear.
std::optional<EncodingGuess> guessShortCyrillic(std::string_view bytes);

}  // namespace shinglescope
