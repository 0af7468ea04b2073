#pragma once

#include <cstddef>
#include <string_view>

namespace shinglescope {

// Plain Latin texts: ASCII, the controls up to U+009F (dashes and quotation marks of old encodings,
// decoded wrongly), U+00C0 to U+00FF and the common typographic quotation marks, dashes and
// currency signs. Such a text is its own NFKC, as each of these characters is inert and none
// composes with another; conversion to lower case does not need a table; the only digits are ASCII.

/// Returns whether a text contains only these characters.
bool isPlainLatin(std::string_view text);

/// Converts U+00C0 to U+00DE in a plain Latin text to lower case, in place.
void lowerPlainLatin(char *text, std::size_t size);

}  // namespace shinglescope
