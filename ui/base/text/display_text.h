#pragma once

#include <QString>
#include <cstddef>
#include <string_view>

namespace shinglescope {

/// Characters that a table cell shows at most; painting longer ones is slow.
constexpr qsizetype kMaxCellCharacters = 300;

/// A cell's text for one line of a table: cut to `maxCharacters` with an
/// ellipsis; line ends, tabs, control and bidi characters become one visible
/// symbol each, so that no text can hide, reorder or break a row. Costs time
/// for the characters shown only, whatever the cell's size.
QString cellDisplayText(std::string_view utf8, qsizetype maxCharacters = kMaxCellCharacters);

/// A file's name or path for one line of text: a name may hold anything but a slash.
QString shownPath(const QString &path);

/// A text for reading as a whole: line ends and tabs stay, other control
/// characters and all bidi characters become one visible symbol each. Keeps
/// every position, except that CR LF becomes LF.
QString wholeDisplayText(std::string_view utf8);

/// The visible symbol that stands for a control or bidi character; 0 for a
/// character that shows itself.
char16_t symbolForCharacter(char16_t character);

/// How many pages of about `bytesPerPage` bytes a text has; at least one. O(1).
std::size_t pageCount(std::string_view utf8, std::size_t bytesPerPage);

/// Where a page begins, in bytes: between two characters, and never inside a
/// CR LF. The text's size for the page after the last. O(1), so that a huge
/// cell is shown as quickly as a small one.
std::size_t pageStart(std::string_view utf8, std::size_t page, std::size_t bytesPerPage);

}  // namespace shinglescope
