// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "core/base/result.h"

namespace shinglescope::bench {

/// Writes a TSV file with the columns `id` and `text`, the same for the same arguments. Kinds:
/// `titles` of 3 to 14 words; `names`, each a first and a last name; `long` texts of 80 to 320
/// words; `template`, the same 24 words except for a number and a product. Some rows of each kind
/// but the last repeat an earlier one, some of them with a change. BadParameter for another kind;
/// Io.
Result<void> writeEstimatedTable(const std::string &kind, std::uint64_t rows,
                                 const std::string &path);

}  // namespace shinglescope::bench
