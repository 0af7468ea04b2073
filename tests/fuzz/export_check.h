#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Writes the table that a fuzz input describes (see OptionBytes; 0x1F ends a
/// cell, 0x1E a row) in every format and reads it back, and says what was wrong,
/// if something was: a cell that is another one, a cell for spreadsheets that is
/// not disarmed or not brought back, JSON that is none, a text that XLSX cannot
/// hold, markup in a report.
std::optional<std::string> brokenExportPromise(std::string_view input);

}  // namespace shinglescope::fuzz
