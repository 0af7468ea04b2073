#pragma once

#include <QString>
#include <optional>

#include "core/dataset/load_report.h"

namespace shinglescope {

/// "tab separated, UTF-8, header in line 1".
QString dialectText(const Dialect &dialect);
/// "tab", "comma", ... or the character itself.
QString delimiterText(char delimiter);
/// "table", "JSON Lines", ...
QString shapeText(SourceShape shape);
/// The character, "backslash", or "none".
QString markText(std::optional<char> mark);
/// "none", "1 line", "2 lines".
QString linesText(std::uint32_t lines);
/// What a dialect says of one item: "semicolon", "UTF-8", "2 lines".
QString itemText(SniffedItem::Kind kind, const Dialect &dialect);

}  // namespace shinglescope
