// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Two bytes of the text to find, each with the case bit masked out. Only positions where both
/// match need a full comparison.
struct BytePair {
  std::size_t firstAt = 0;
  std::size_t secondAt = 0;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t firstMask = 0;  ///< ORed with a byte before comparison
  std::uint8_t secondMask = 0;
  std::size_t length = 0;  ///< of the whole text
};

/// Searches for a text regardless of case, as if both sides were folded character by character.
/// ASCII bytes are compared 16 or 32 at a time. Only cells with other characters are folded, and
/// only if they may contain the text. Immutable; shared between threads without a lock.
class TextFinder {
 public:
  explicit TextFinder(std::string_view text);

  /// Returns whether the cell contains the text; every cell contains an empty one. O(length).
  bool isIn(std::string_view cell) const;
  /// Returns false only if no part of these bytes, such as one of the cells of a row, contains the
  /// text. Much faster than testing each part.
  bool mayBeIn(std::string_view bytes) const;

  /// Returns whether the folded text is ASCII; only then may find() be called.
  bool isAsciiText() const { return m_isAscii && !m_folded.empty(); }
  /// Returns the first position of the text in ASCII letters from `from` on; npos if there is none.
  /// Sets `mayBeOther` if non-ASCII letters that fold to the text may occur.
  std::size_t find(std::string_view bytes, std::size_t from, bool &mayBeOther) const;
  /// Returns the length of the folded text in bytes.
  std::size_t length() const { return m_folded.size(); }

 private:
  bool holdsVariant(std::string_view text) const;

  std::string m_folded;
  bool m_isAscii = true;
  /// For an ASCII text: it contains a letter to which a non-ASCII character folds.
  bool m_hasOutsiders = false;
  BytePair m_pair;
  /// For any other text: the ways to write one of its characters.
  std::vector<std::string> m_variants;
};

}  // namespace shinglescope
