// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/explain/text_diff.h"

namespace shinglescope {

/// Appends text so that a browser shows it literally, whatever markup it contains. Escapes special
/// characters, shows control and direction characters as symbols, and invalid UTF-8 as U+FFFD.
/// Suitable for attributes too.
void appendEscaped(std::string &out, std::string_view text);

/// Appends at most `most` bytes of a text, escaped, with the spans in `<ins>` or `<del>`; if it is
/// cut, an ellipsis follows.
void appendMarked(std::string &out, std::string_view text, const std::vector<TextSpan> &spans,
                  std::string_view tag, std::size_t most);

/// An SVG document as an image source: base64 in a data URL, so that a browser runs no script in it
/// and fetches nothing.
std::string pictureSource(std::string_view svg);

}  // namespace shinglescope
