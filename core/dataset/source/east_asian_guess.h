// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "core/dataset/source/encoding_guess.h"

namespace shinglescope {

/// Guesses the East Asian code page of `bytes`. Among Shift_JIS, EUC-JP, EUC-KR, Big5 and GB18030
/// it considers those that decode every byte, and chooses the one whose common characters occur and
/// which ICU's detector supports. None if the bytes look like accented letters among ASCII. Linear.
std::optional<EncodingGuess> guessEastAsian(std::string_view bytes);

/// Returns the code page of a non-Latin alphabet (Cyrillic, Greek, Hebrew, Arabic) that ICU's
/// detector names, if most letters are not ASCII.
std::optional<EncodingGuess> guessAlphabet(std::string_view bytes);

/// Detects ISO-2022-JP, which is ASCII with escape sequences.
std::optional<EncodingGuess> escapedJapanese(std::string_view bytes);

}  // namespace shinglescope
