// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/unicode.h"

namespace shinglescope {

/// A word, a maximal run without Unicode white space, as a byte range of its text.
struct WordSpan {
  std::size_t begin = 0;
  std::size_t end = 0;

  bool isEmpty() const { return begin == end; }
  std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

/// Returns the first byte at or after `from` that is not white space.
inline std::size_t skipWhiteSpace(std::string_view text, std::size_t from) {
  while (from < text.size()) {
    const std::size_t length = whiteSpaceLength(text, from);
    if (length == 0) break;
    from += length;
  }
  return from;
}

/// Returns the first word that starts at or after `from`, which must not be inside a word; an empty
/// one at the end of the text if no word is left.
inline WordSpan nextWord(std::string_view text, std::size_t from) {
  const std::size_t begin = skipWhiteSpace(text, from);
  std::size_t end = begin;
  while (end < text.size() && whiteSpaceLength(text, end) == 0) ++end;
  return {begin, end};
}

/// Writes the text without the words for which `isRemoved` is true. Also removes the white space
/// before a removed word or, at the start of the output, after it; other white space stays.
template <class Predicate>
void removeWords(std::string_view text, std::string &out, Predicate isRemoved) {
  out.clear();
  std::size_t gap = 0;  // the white space before the word
  WordSpan word = nextWord(text, 0);
  while (!word.isEmpty()) {
    const bool hasGap = word.begin > gap;
    if (!isRemoved(word.in(text))) {
      out.append(text, gap, word.end - gap);
      gap = word.end;
    } else {
      gap = hasGap ? word.end : skipWhiteSpace(text, word.end);
    }
    word = nextWord(text, word.end);
  }
  out.append(text, gap);
}

/// Writes the text with each word replaced by `replace(word)`; white space stays.
template <class Function>
void replaceWords(std::string_view text, std::string &out, Function replace) {
  out.clear();
  std::size_t gap = 0;
  for (WordSpan word = nextWord(text, 0); !word.isEmpty(); word = nextWord(text, gap)) {
    out.append(text, gap, word.begin - gap);
    out.append(replace(word.in(text)));
    gap = word.end;
  }
  out.append(text, gap);
}

}  // namespace shinglescope
