// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shinglescope {

/// A byte-order mark at the beginning of a file, which names its encoding.
struct ByteOrderMark {
  std::string_view encoding;  ///< "UTF-8", "UTF-16LE", ...
  std::size_t bytes = 0;
};

/// Detects the byte-order mark at the beginning of `head`, if there is one. Needs four bytes to
/// distinguish UTF-16 from UTF-32.
std::optional<ByteOrderMark> detectByteOrderMark(std::string_view head);

/// Detects UTF-16 without a byte-order mark: "UTF-16LE" or "UTF-16BE" if every second byte of
/// `head` is mostly NUL.
std::optional<std::string_view> detectUtf16WithoutMark(std::string_view head);

/// Returns whether all of `bytes` is UTF-8 as Unicode 15 defines it (no surrogates, no overlong
/// forms, nothing over U+10FFFF). Eight ASCII bytes per step.
bool isValidUtf8(std::string_view bytes);

/// Returns the length of the longest valid prefix.
std::size_t validUtf8Prefix(std::string_view bytes);

/// Appends `bytes` to `out` with one U+FFFD for each maximal part of an
/// ill-formed sequence (Unicode 15, section 3.9). Returns the number of bytes
/// that were not valid.
std::size_t appendRepairedUtf8(std::string_view bytes, std::string &out);

/// Escapes `text` for one line of a message, which may be printed on a terminal: the bytes of
/// control characters and marks of the writing direction, and invalid bytes, become \xNN.
std::string escapedForMessage(std::string_view text);

/// Returns an error about a file or another source. Its message has one value: the escaped name.
Error errorAbout(ErrorCode code, MessageId id, const std::string &name);

/// Shortens text to valid UTF-8 of at most `mostBytes`, ending in "..." if cut, so that a cell of a
/// megabyte does not fill a message.
std::string shortenedForMessage(std::string_view text, std::size_t mostBytes);

/// Messages show at most this many bytes of text from elsewhere.
inline constexpr std::size_t kMostShownBytes = 200;
/// Returns the escaped text in double quotes.
std::string quotedForMessage(std::string_view text);

}  // namespace shinglescope
