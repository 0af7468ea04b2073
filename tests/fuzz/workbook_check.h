// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Reads the workbook or database that a fuzz input describes (see OptionBytes): the XML of a
/// sheet, its shared texts and its styles, separated by NUL, in an archive without checksums to
/// guess; or the bytes of an SQLite database. Returns the fault, if any: a result that depends on
/// the size of blocks, a byte that is not accounted for, a cell that is not valid UTF-8.
std::optional<std::string> brokenWorkbookPromise(std::string_view input);

}  // namespace shinglescope::fuzz
