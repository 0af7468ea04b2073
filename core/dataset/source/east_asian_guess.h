#pragma once

#include <optional>
#include <string_view>

#include "core/dataset/source/encoding_guess.h"

namespace shinglescope {

/// The East Asian code page that `bytes` are written in: of Shift_JIS, EUC-JP,
/// EUC-KR, Big5 and GB18030 those that decode every byte, and of these the one
/// whose common characters they are, and for which ICU's detector speaks. None
/// if the bytes look like letters with accents among ASCII. Linear.
std::optional<EncodingGuess> guessEastAsian(std::string_view bytes);

/// The code page of another alphabet than the Latin one (Cyrillic, Greek,
/// Hebrew, Arabic) that ICU's detector names, where most letters are not ASCII.
std::optional<EncodingGuess> guessAlphabet(std::string_view bytes);

/// ISO-2022-JP, which is ASCII with escape sequences.
std::optional<EncodingGuess> escapedJapanese(std::string_view bytes);

}  // namespace shinglescope
