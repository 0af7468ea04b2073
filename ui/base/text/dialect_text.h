// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// "tab separated, UTF-8, header in line 1".
QString dialectText(const Dialect &dialect);
/// "tab", "comma", ... or the character itself; several characters in quotes.
QString delimiterText(char delimiter, const std::string &tail = {});
/// "table", "JSON Lines", ...
QString shapeText(SourceShape shape);
/// The character, "backslash", or "none".
QString markText(std::optional<char> mark);
/// "none", "1 line", "2 lines".
QString linesText(std::uint32_t lines);
/// "none", "1 row", "2 rows".
QString rowsAtEndText(std::uint32_t rows);
/// "line ends", "record separator (0x1E)" or the character.
QString rowEndText(std::optional<char> mark);
/// "yes, in 2 lines"
QString headerLinesText(int lines);
/// Returns the value of one item of a dialect: "semicolon", "UTF-8", "2 lines".
QString itemText(SniffedItem::Kind kind, const Dialect &dialect);

}  // namespace shinglescope
