// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Returns whether `text` is a number, `true`, `false` or `null` in JSON notation (RFC 8259); a
/// number may have any length.
bool isJsonScalar(std::string_view text);

/// Returns `text` without the JSON white space at its ends.
std::string_view withoutWhiteSpace(std::string_view text);

/// Replaces every lone surrogate escape (`\uD800` without its second half) in a JSON text by the
/// escape of U+FFFD, which has the same length. Appends the positions. Linear.
void replaceLoneSurrogates(std::span<char> json, std::vector<std::size_t> &places);

}  // namespace shinglescope
