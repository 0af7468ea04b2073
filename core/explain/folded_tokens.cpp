// SPDX-License-Identifier: MIT
#include "core/explain/folded_tokens.h"

#include <unicode/uchar.h>

#include "core/base/unicode.h"
#include "core/dataset/columns/folded_text.h"

namespace shinglescope {
namespace {

bool isIgnored(char32_t character, const DiffOptions &options) {
  if (options.ignoresSpace && isWhiteSpace(character)) return true;
  return options.ignoresDigits && u_isdigit(static_cast<UChar32>(character)) != 0;
}

void appendForDiff(std::string_view text, const DiffOptions &options, std::string &out) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeUtf8(text, at);
    at += point.length;
    if (isIgnored(point.value, options)) continue;
    appendCharacter(options.ignoresCase ? foldCase(point.value) : point.value, out);
  }
}

/// The folded texts of tokens, concatenated in one string.
class FoldedWords {
 public:
  FoldedWords(std::string_view text, const std::vector<TextToken> &tokens,
              const DiffOptions &options) {
    m_ends.reserve(tokens.size());
    for (const TextToken &token : tokens) {
      appendForDiff(text.substr(token.begin, token.end - token.begin), options, m_folded);
      m_ends.push_back(m_folded.size());
    }
  }

  std::vector<std::string_view> words() const {
    std::vector<std::string_view> words;
    words.reserve(m_ends.size());
    std::size_t begin = 0;
    for (const std::size_t end : m_ends) {
      words.push_back(std::string_view(m_folded).substr(begin, end - begin));
      begin = end;
    }
    return words;
  }

 private:
  std::string m_folded;
  std::vector<std::size_t> m_ends;
};

}  // namespace

std::string foldedForDiff(std::string_view text, const DiffOptions &options) {
  std::string folded;
  appendForDiff(text, options, folded);
  return folded;
}

std::vector<TextToken> countedTokens(std::string_view text, std::vector<TextToken> tokens,
                                     const DiffOptions &options) {
  if (!options.ignoresSpace && !options.ignoresDigits) return tokens;
  std::erase_if(tokens, [&](const TextToken &token) {
    for (std::size_t at = token.begin; at < token.end;) {
      const CodePoint point = decodeUtf8(text, at);
      if (!isIgnored(point.value, options)) return false;
      at += point.length;
    }
    return true;
  });
  return tokens;
}

TokenNumbers numberFolded(std::string_view textA, const std::vector<TextToken> &tokensA,
                          std::string_view textB, const std::vector<TextToken> &tokensB,
                          const DiffOptions &options) {
  if (options.ignoresNothing()) return numberTokens(textA, tokensA, textB, tokensB);
  const FoldedWords a(textA, tokensA, options);
  const FoldedWords b(textB, tokensB, options);
  return numberWords(a.words(), b.words());
}

}  // namespace shinglescope
