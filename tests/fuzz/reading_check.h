#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Reads the file that a fuzz input describes (see OptionBytes) in several ways. Returns which
/// promise of docs/reading.md was broken, if any: every byte accounted for, the same result for any
/// block or piece size and any number of threads, a copy equal to the source, valid UTF-8 in all
/// cells, problems and rows inside the file.
std::optional<std::string> brokenReadingPromise(std::string_view input);

}  // namespace shinglescope::fuzz
