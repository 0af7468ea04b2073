// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"

namespace shinglescope::bench {

/// Writes a TSV file with the columns `id` and `title`. A title has 3 to 14 words, mostly common
/// ones; one in 20 is an earlier title with one word changed, and one in 40 an earlier title
/// unchanged. The file is the same for the same seed. Io.
Result<void> writeGeneratedTitles(const std::string &path, std::uint64_t rows, std::uint64_t seed);

/// Returns the file given to the benchmark or, if there is none, a file of such titles in `folder`.
/// Io.
Result<std::string> fileOrGeneratedTitles(const std::string &file, const std::string &folder,
                                          std::uint64_t rows, std::uint64_t seed);

}  // namespace shinglescope::bench
