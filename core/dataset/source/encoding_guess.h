#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/message.h"

namespace shinglescope {

/// An encoding, and why.
struct EncodingGuess {
  std::string name = "UTF-8";  ///< as ICU calls it
  double score = 1;            ///< 0 to 1
  Message reason = {};         ///< one sentence
};

/// How much of some bytes is UTF-8 beyond ASCII.
struct Utf8Tally {
  std::uint64_t characters = 0;  ///< valid ones of two bytes and more
  std::uint64_t invalid = 0;     ///< ill-formed parts

  void add(std::string_view bytes);
  /// True if all is valid, or stray bytes are so few among valid characters
  /// that they were damaged, not written in another encoding.
  bool isUtf8() const { return invalid == 0 || characters >= 3 * invalid; }
};

/// Guesses from pieces of a file, the first of which is its beginning: a
/// byte-order mark, then the pattern of NULs in UTF-16, then strict UTF-8, then
/// the code pages of guessCodePage(). Pieces may begin and end within a
/// character, but for the last one where `endsWithFile`: it ends as the file does. Linear.
EncodingGuess guessEncoding(std::span<const std::string_view> pieces, bool endsWithFile);

/// For bytes that are not UTF-8, in whole lines: an East Asian code page that
/// decodes all of them and whose common characters they are; else one of the
/// Cyrillic, Greek, Hebrew or Arabic ones where ICU's detector names it; else
/// windows-1252 where 0x80 to 0x9F occur, else ISO-8859-1. A whole-file pass that meets the
/// first bytes outside ASCII behind the samples asks here, with those lines,
/// unless its Utf8Tally says that the file is UTF-8.
EncodingGuess guessCodePage(std::string_view bytes);

}  // namespace shinglescope
