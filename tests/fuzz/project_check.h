// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Overwrites parts of a small project file as the fuzz input describes (for each part: three bytes
/// of offset, one byte of length, then the new bytes; the first byte of the input can truncate the
/// file). Returns the fault, if any: a rejected file must be unchanged; a file that opens must
/// accept a step and still have it when it is opened again.
std::optional<std::string> brokenProjectPromise(std::string_view input);

}  // namespace shinglescope::fuzz
