#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace shinglescope {

/// What stands at the beginning of a file to name its encoding.
struct ByteOrderMark {
  std::string_view encoding;  ///< "UTF-8", "UTF-16LE", ...
  std::size_t bytes = 0;
};

/// The byte-order mark at the beginning of `head`, if there is one. Needs four
/// bytes to tell UTF-16 from UTF-32.
std::optional<ByteOrderMark> detectByteOrderMark(std::string_view head);

/// The encoding of text that has no byte-order mark, if every second byte of
/// `head` is mostly NUL: "UTF-16LE" or "UTF-16BE".
std::optional<std::string_view> detectUtf16WithoutMark(std::string_view head);

/// True if all of `bytes` is UTF-8 as Unicode 15 defines it (no surrogates, no
/// overlong forms, nothing over U+10FFFF). Eight ASCII bytes a step.
bool isValidUtf8(std::string_view bytes);

/// The length of the longest valid beginning.
std::size_t validUtf8Prefix(std::string_view bytes);

/// Appends `bytes` to `out` with one U+FFFD for each maximal part of an
/// ill-formed sequence (Unicode 15, section 3.9). Returns the number of bytes
/// that were not valid.
std::size_t appendRepairedUtf8(std::string_view bytes, std::string &out);

/// `text` fit for one line of a message: control characters and invalid bytes
/// as \xNN.
std::string escapedForMessage(std::string_view text);

/// Valid UTF-8 of at most `mostBytes`, with "..." where more follows: a cell of
/// a megabyte makes no message.
std::string shortenedForMessage(std::string_view text, std::size_t mostBytes);

/// The escaped text in double quotes.
/// Of what somebody else wrote, a message shows so much.
inline constexpr std::size_t kMostShownBytes = 200;
std::string quotedForMessage(std::string_view text);

}  // namespace shinglescope
