// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace shinglescope {

/// Returns the simple case folding of a character, independent of language.
char32_t foldCase(char32_t character);

/// Appends the character as UTF-8.
void appendCharacter(char32_t character, std::string &out);

/// Appends the text with every character folded; invalid bytes become U+FFFD. O(length).
void appendFolded(std::string_view utf8, std::string &out);
std::string foldedText(std::string_view utf8);

/// Compares by case-folded characters: below 0, 0 or above 0. Allocates no memory. O(length).
int compareFolded(std::string_view a, std::string_view b);

}  // namespace shinglescope
