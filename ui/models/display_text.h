#pragma once

#include <QString>
#include <cstddef>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Characters that a table cell shows at most; painting longer ones is slow.
constexpr qsizetype kMaxCellCharacters = 300;

/// A cell's text for one line of a table: cut to `maxCharacters` with an
/// ellipsis; line ends, tabs, control and bidi characters become one visible
/// symbol each, so that no text can hide, reorder or break a row. Costs time
/// for the characters shown only, whatever the cell's size.
QString cellDisplayText(std::string_view utf8, qsizetype maxCharacters = kMaxCellCharacters);

/// A text for reading as a whole: line ends and tabs stay, other control
/// characters and all bidi characters become one visible symbol each. Keeps
/// every position, except that CR LF becomes LF.
QString wholeDisplayText(std::string_view utf8);

/// The visible symbol that stands for a control or bidi character; 0 for a
/// character that shows itself.
char16_t symbolForCharacter(char16_t character);

/// Where the pages of a long text begin, in bytes: every `charactersPerPage`
/// code points; at least one page. O(bytes).
std::vector<std::size_t> pageStarts(std::string_view utf8, std::size_t charactersPerPage);

}  // namespace shinglescope
