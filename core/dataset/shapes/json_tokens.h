#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace shinglescope {

/// True if `text` is a number, `true`, `false` or `null` as JSON (RFC 8259)
/// writes them; a number of any length.
bool isJsonScalar(std::string_view text);

/// `text` without the white space of JSON at its ends.
std::string_view withoutWhiteSpace(std::string_view text);

/// Makes every escape of half a character (`\uD800` without its second half) in
/// a JSON text that of U+FFFD, which is as long. Appends where they stood.
/// Linear.
void replaceLoneSurrogates(std::span<char> json, std::vector<std::size_t> &places);

}  // namespace shinglescope
