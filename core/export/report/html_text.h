#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/explain/text_diff.h"

namespace shinglescope {

/// Appends text so that a browser shows it letter by letter, whatever markup it
/// holds: marks escaped, control characters and those that turn the direction of
/// writing shown as symbols, what is no UTF-8 as U+FFFD. Good for attributes too.
void appendEscaped(std::string &out, std::string_view text);

/// Appends at most `most` bytes of a text, escaped, with the spans inside
/// `<ins>` or `<del>`; a cut one ends in an ellipsis.
void appendMarked(std::string &out, std::string_view text, const std::vector<TextSpan> &spans,
                  std::string_view tag, std::size_t most);

/// An SVG document as the source of a picture: base64 in a data address, so that
/// a browser runs no script in it and fetches nothing.
std::string pictureSource(std::string_view svg);

}  // namespace shinglescope
