#pragma once

#include <cstddef>
#include <string_view>

namespace shinglescope {

// Texts of ASCII, the controls up to U+009F (old encodings' dashes and quotation
// marks, read wrongly), U+00C0 to U+00FF and the common typographic quotation
// marks, dashes and currency signs. Their NFKC is the text itself, as each of
// these characters is inert and none composes with another; their lower case
// needs no table; none but ASCII's is a digit.

/// Whether a text has no other characters.
bool isPlainLatin(std::string_view text);

/// Lower case of U+00C0 to U+00DE in a plain Latin text, in place.
void lowerPlainLatin(char *text, std::size_t size);

}  // namespace shinglescope
