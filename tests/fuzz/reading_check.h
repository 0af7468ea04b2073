// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Reads the file that a fuzz input describes (see OptionBytes) in several ways. Returns which
/// promise of docs/reading.md was broken, if any: every byte is accounted for, the result is the
/// same for any block or piece size and any number of threads, a copy equals the source, all cells
/// are valid UTF-8, problems and rows are inside the file.
std::optional<std::string> brokenReadingPromise(std::string_view input);

}  // namespace shinglescope::fuzz
