// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
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

/// Returns the piece without the white space at its ends.
inline WordSpan trimmed(std::string_view text, WordSpan piece) {
  const std::string_view part = text.substr(0, piece.end);
  const std::size_t begin = skipWhiteSpace(part, piece.begin);
  std::size_t end = begin;  // after the last character that is not white space
  for (std::size_t at = begin; at < part.size();) {
    const std::size_t length = whiteSpaceLength(part, at);
    at += length == 0 ? 1 : length;
    if (length == 0) end = at;
  }
  return {begin, end};
}

/// Finds the words of a text, one after the other. With a separator, the words are the pieces
/// between two of them, without white space at their ends; a piece without another character is no
/// word. Refers to the text and the separator.
class WordReader {
 public:
  WordReader(std::string_view text, std::string_view separator)
      : m_text(text), m_separator(separator) {}

  /// Returns the next word; an empty one after the last.
  WordSpan next() {
    if (m_separator.empty()) {
      const WordSpan word = nextWord(m_text, m_at);
      m_at = word.end;
      return word;
    }
    while (m_at < m_text.size()) {
      const std::size_t found = std::min(m_text.find(m_separator, m_at), m_text.size());
      const WordSpan word = trimmed(m_text, {m_at, found});
      m_at = found + m_separator.size();
      if (!word.isEmpty()) return word;
    }
    return {m_text.size(), m_text.size()};
  }

 private:
  std::string_view m_text;
  std::string_view m_separator;
  std::size_t m_at = 0;
};

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
