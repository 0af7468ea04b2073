#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"

namespace shinglescope::bench {

/// Writes a TSV file with the columns `id` and `title`: 3 to 14 words a title,
/// common words often, one title in 20 an earlier one with a word changed and
/// one in 40 an earlier one as it was. The same file for the same seed. Io.
Result<void> writeGeneratedTitles(const std::string &path, std::uint64_t rows, std::uint64_t seed);

/// The file that a benchmark was given, or, where it was given none, such titles
/// written into `folder`. Io.
Result<std::string> fileOrGeneratedTitles(const std::string &file, const std::string &folder,
                                          std::uint64_t rows, std::uint64_t seed);

}  // namespace shinglescope::bench
