// SPDX-License-Identifier: MIT
#include "core/explain/text_tokens.h"

#include <unicode/uchar.h>

#include <algorithm>

#include "core/base/sorted_list.h"
#include "core/base/unicode.h"

namespace shinglescope {
namespace {

enum class CharacterKind { Space, Word, Single };

CharacterKind kindOf(char32_t character) {
  if (isWhiteSpace(character)) return CharacterKind::Space;
  const auto codePoint = static_cast<UChar32>(character);
  if (u_hasBinaryProperty(codePoint, UCHAR_IDEOGRAPHIC) != 0) return CharacterKind::Single;
  const std::uint32_t mask = U_GET_GC_MASK(codePoint);
  const bool isWord = (mask & (U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK)) != 0 || character == U'_';
  return isWord ? CharacterKind::Word : CharacterKind::Single;
}

/// Calls `use(begin, end, character)` for each code point.
template <class Use>
void forEachCharacter(std::string_view text, const Use &use) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeUtf8(text, at);
    const std::size_t begin = at;
    at += point.length;
    use(static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at), point.value);
  }
}

}  // namespace

std::vector<TextToken> wordTokens(std::string_view text) {
  std::vector<TextToken> tokens;
  bool isInWord = false;
  forEachCharacter(text, [&](std::uint32_t begin, std::uint32_t end, char32_t character) {
    const CharacterKind kind = kindOf(character);
    if (kind == CharacterKind::Word && isInWord) {
      tokens.back().end = end;
    } else if (kind != CharacterKind::Space) {
      tokens.push_back({begin, end});
    }
    isInWord = kind == CharacterKind::Word;
  });
  return tokens;
}

std::vector<TextToken> characterTokens(std::string_view text) {
  std::vector<TextToken> tokens;
  tokens.reserve(text.size());
  forEachCharacter(text, [&](std::uint32_t begin, std::uint32_t end, UChar32) {
    tokens.push_back({begin, end});
  });
  return tokens;
}

TokenNumbers numberWords(const std::vector<std::string_view> &wordsA,
                         const std::vector<std::string_view> &wordsB) {
  std::vector<std::string_view> words = wordsA;
  words.insert(words.end(), wordsB.begin(), wordsB.end());
  std::vector<std::uint32_t> order = numbersBelow(words.size());
  std::sort(order.begin(), order.end(),
            [&](std::uint32_t x, std::uint32_t y) { return words[x] < words[y]; });
  std::vector<std::uint32_t> numbers(words.size());
  for (std::size_t i = 1; i < order.size(); ++i) {
    const bool isNew = words[order[i]] != words[order[i - 1]];
    numbers[order[i]] = numbers[order[i - 1]] + (isNew ? 1U : 0U);
  }
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(wordsA.size());
  return {{numbers.begin(), middle}, {middle, numbers.end()}};
}

TokenNumbers numberTokens(std::string_view textA, const std::vector<TextToken> &tokensA,
                          std::string_view textB, const std::vector<TextToken> &tokensB) {
  const auto wordsOf = [](std::string_view text, const std::vector<TextToken> &tokens) {
    std::vector<std::string_view> words;
    words.reserve(tokens.size());
    for (const TextToken &token : tokens)
      words.push_back(text.substr(token.begin, token.end - token.begin));
    return words;
  };
  return numberWords(wordsOf(textA, tokensA), wordsOf(textB, tokensB));
}

}  // namespace shinglescope
