// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Decodes, prepares, shingles and signs the text that a fuzz input describes (see OptionBytes) on
/// every CPU target. Returns the fault, if any: text that is not valid UTF-8, a fast path or a CPU
/// target with a different result, shingles or signatures that differ from their definitions.
std::optional<std::string> brokenTextPromise(std::string_view input);

}  // namespace shinglescope::fuzz
