#pragma once

#include <string_view>

namespace shinglescope {

/// What the text of one cell looks like.
enum class CellKind {
  Empty,
  Number,  ///< also amounts, percentages, and words for "no value"
  Date,
  Time,
  DateTime,
  Address,  ///< of the web or for e-mail
  Code,     ///< one word with a digit, or of capitals
  Word,     ///< one word
  Text,     ///< several words
  Broken,   ///< what no writer puts into one cell: an open bracket or quote
  Count
};

/// Looks at the text alone. Linear.
CellKind cellKind(std::string_view cell);

/// True for numbers, amounts, percentages, dates and times, loosely: whatever
/// is made of digits and their usual company.
bool isNumberLike(std::string_view cell);

/// True for one whole number in English or continental writing, with a unit of
/// money or percent: "-1,234.50", "1.234,50", "3 €", "5e-3".
bool isNumber(std::string_view cell);

std::string_view trimmedSpaces(std::string_view text);

}  // namespace shinglescope
