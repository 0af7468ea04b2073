// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace shinglescope {

/// True if a spreadsheet might interpret a cell as a formula, or if our reader might take it for an
/// escaped cell: it begins with = + - @ TAB CR LF NUL or ', or with the full-width form of a
/// visible one of these. Such a cell is written with a ' before it.
bool needsPrefix(std::string_view cell);

/// The inverse, for a cell of a file "for spreadsheets": the cell before it was written. Every cell
/// that begins with ' was prefixed.
std::string_view withoutPrefix(std::string_view cell);

}  // namespace shinglescope
