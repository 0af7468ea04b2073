// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/message.h"

namespace shinglescope {

/// An encoding and the reason for it.
struct EncodingGuess {
  std::string name = "UTF-8";  ///< ICU's name
  double score = 1;            ///< 0 to 1
  Message reason = {};         ///< one sentence
};

/// Counts of valid and invalid non-ASCII UTF-8 in some bytes.
struct Utf8Tally {
  std::uint64_t characters = 0;  ///< valid, of two bytes or more
  std::uint64_t invalid = 0;     ///< ill-formed parts

  void add(std::string_view bytes);
  /// Returns whether everything is valid, or whether stray bytes are so rare among valid characters
  /// that the text is damaged UTF-8 rather than another encoding.
  bool isUtf8() const { return invalid == 0 || characters >= 3 * invalid; }
};

/// Guesses the encoding from pieces of a file; the first piece is its beginning. Checks a
/// byte-order mark, then the NUL pattern of UTF-16, then strict UTF-8, then the code pages of
/// guessCodePage(). Pieces may begin and end within a character; with `endsWithFile` the last one
/// ends with the file. Linear.
EncodingGuess guessEncoding(std::span<const std::string_view> pieces, bool endsWithFile);

/// Guesses the code page of whole lines that are not UTF-8. Prefers an East Asian code page that
/// decodes all of them and whose common characters occur; then a Cyrillic, Greek, Hebrew or Arabic
/// one that ICU's detector names; then windows-1252 if 0x80 to 0x9F occur, otherwise ISO-8859-1. A
/// whole-file pass that finds the first non-ASCII bytes after the samples calls this with the lines
/// that are not UTF-8, unless its Utf8Tally shows that the file is UTF-8.
EncodingGuess guessCodePage(std::string_view bytes);

}  // namespace shinglescope
