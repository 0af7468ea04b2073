// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace shinglescope {

/// The apparent kind of a single cell's text.
enum class CellKind {
  Empty,
  Number,  ///< also amounts, percentages, and words for "no value"
  Date,
  Time,
  DateTime,
  Address,  ///< a web or e-mail address
  Code,     ///< one word with a digit, or in capitals
  Word,     ///< one word
  Text,     ///< several words
  Broken,   ///< not the text of a single cell: has an open bracket or quote
  Count
};

/// Classifies the text alone. Linear.
CellKind cellKind(std::string_view cell);

/// Returns whether a cell loosely looks like a number, amount, percentage, date or time: digits and
/// the characters that usually accompany them.
bool isNumberLike(std::string_view cell);

/// Returns whether a cell is one complete number in English or continental notation, optionally
/// with a currency or percent sign: "-1,234.50", "1.234,50", "3 €", "5e-3".
bool isNumber(std::string_view cell);

std::string_view trimmedSpaces(std::string_view text);

}  // namespace shinglescope
