// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace shinglescope {

/// A unit of comparison: a word (letters, marks, digits, underscore), an
/// ideograph, or any other single character. White space is not part of a token.
/// Positions are bytes.
struct TextToken {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Returns the tokens of a valid UTF-8 text, ascending. O(n).
std::vector<TextToken> wordTokens(std::string_view text);

/// Returns the code points of a text as tokens, including white space. O(n).
std::vector<TextToken> characterTokens(std::string_view text);

/// Numbers the tokens of two texts such that two tokens have the same number exactly if they are
/// equal. Uses sorting, so crafted input cannot make it slow.
struct TokenNumbers {
  std::vector<std::uint32_t> a;
  std::vector<std::uint32_t> b;
};
TokenNumbers numberWords(const std::vector<std::string_view> &wordsA,
                         const std::vector<std::string_view> &wordsB);
TokenNumbers numberTokens(std::string_view textA, const std::vector<TextToken> &tokensA,
                          std::string_view textB, const std::vector<TextToken> &tokensB);

}  // namespace shinglescope
