// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace shinglescope {

/// Escapes a message for a terminal, which may run control characters in the name of a file or
/// column as commands: escapedForMessage() for each line. Line ends are kept.
std::string terminalText(std::string_view text);

}  // namespace shinglescope
