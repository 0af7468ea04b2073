// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "core/dataset/source/encoding_guess.h"

namespace shinglescope {

/// Guesses the code page of non-UTF-8 bytes among ASCII letters. windows-1250 or ISO-8859-2 if
/// bytes that are symbols in windows-1252 occur inside words, as Polish letters do, or if Czech or
/// Hungarian letters occur together; windows-1254 if a Turkish letter is frequent. Linear.
std::optional<EncodingGuess> guessCentralEuropean(std::string_view bytes);

/// Guesses from a few words, too few for statistics of letter groups: windows-1251, KOI8-R or
/// IBM866 if nearly all letters, decoded with it, are among the most frequent in Russian. Linear.
std::optional<EncodingGuess> guessShortCyrillic(std::string_view bytes);

}  // namespace shinglescope
