#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Overwrites parts of a small project file as the fuzz input says (each part:
/// three bytes of offset, one of length, the bytes; the first byte of the input
/// cuts the file) and says what was wrong, if something was: a file that is
/// refused must be left as it is; one that opens must take a step and have it
/// when it is opened again.
std::optional<std::string> brokenProjectPromise(std::string_view input);

}  // namespace shinglescope::fuzz
