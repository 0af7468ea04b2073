#pragma once

#include <string_view>

namespace shinglescope {

/// True where a spreadsheet might take a cell for a formula, or for one that was
/// made safe by us: it begins with = + - @ TAB CR LF NUL or ', or with the
/// full-width form of one of the visible ones. Such a cell is written with a '
/// before it.
bool needsPrefix(std::string_view cell);

/// The inverse for a cell of a file "for spreadsheets": what it was before it
/// was written. Every cell that begins with ' was given one.
std::string_view withoutPrefix(std::string_view cell);

}  // namespace shinglescope
