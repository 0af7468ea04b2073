// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstddef>
#include <string_view>

namespace shinglescope {

/// The maximum number of characters that a table cell shows; painting longer texts is slow.
constexpr qsizetype kMaxCellCharacters = 300;

/// Returns a cell's text for one line of a table, cut to `maxCharacters` with an ellipsis. Line
/// ends, tabs, control and bidi characters become one visible symbol each, so that no text can
/// hide, reorder or break a row. The cost depends on the characters shown, not on the cell's size.
QString cellDisplayText(std::string_view utf8, qsizetype maxCharacters = kMaxCellCharacters);

/// Returns the same text in quotation marks, which make spaces at the ends visible.
QString quotedText(std::string_view utf8, qsizetype maxCharacters);

/// Returns a file's name or path for one line of text: a name may contain anything but a slash.
QString shownPath(const QString &path);

/// Returns a text for display as a whole: line ends and tabs stay, other control characters and all
/// bidi characters become one visible symbol each. Keeps every position, except that CR LF becomes
/// LF.
QString wholeDisplayText(std::string_view utf8);

/// Returns the visible symbol for a control or bidi character; 0 for a character that is itself
/// visible.
char16_t symbolForCharacter(char16_t character);

/// Returns the number of pages of about `bytesPerPage` bytes; at least one. O(1).
std::size_t pageCount(std::string_view utf8, std::size_t bytesPerPage);

/// Returns where a page begins, in bytes: between two characters, never inside a CR LF. For the
/// page after the last it is the text's size. O(1), so a huge cell is shown as quickly as a small
/// one.
std::size_t pageStart(std::string_view utf8, std::size_t page, std::size_t bytesPerPage);

}  // namespace shinglescope
