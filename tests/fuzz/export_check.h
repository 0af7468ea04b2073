// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Writes the table that a fuzz input describes (see OptionBytes; 0x1F ends a cell, 0x1E a row) in
/// every format and reads it back. Returns the fault, if any: a changed cell, a cell for
/// spreadsheets that is not disarmed or not restored, invalid JSON, a text that XLSX cannot hold,
/// markup in a report.
std::optional<std::string> brokenExportPromise(std::string_view input);

}  // namespace shinglescope::fuzz
