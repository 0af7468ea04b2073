#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Two bytes of a text to be found, each with the bit of the case masked out:
/// what stands at their places must be compared whole, all else need not.
struct BytePair {
  std::size_t firstAt = 0;
  std::size_t secondAt = 0;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t firstMask = 0;  ///< ORed to a byte before it is compared
  std::uint8_t secondMask = 0;
  std::size_t length = 0;  ///< of the whole text
};

/// Finds a text in others whatever its case: as if both were folded character
/// by character. Bytes of ASCII are compared 16 or 32 at a time; only cells that
/// hold other characters are folded, and only if they may hold the text.
/// Immutable; shared between threads without a lock.
class TextFinder {
 public:
  explicit TextFinder(std::string_view text);

  /// Whether the cell holds the text; every cell holds an empty one. O(length).
  bool isIn(std::string_view cell) const;
  /// False only where no part of these bytes, such as one of the cells of a
  /// row, holds the text. Much faster than looking at each part.
  bool mayBeIn(std::string_view bytes) const;

  /// Whether the text is ASCII, once folded; only then may find() be called.
  bool isAsciiText() const { return m_isAscii && !m_folded.empty(); }
  /// Where from `from` on the text stands in ASCII letters; npos if nowhere.
  /// `mayBeOther` is set where other letters that fold to the text may be there.
  std::size_t find(std::string_view bytes, std::size_t from, bool &mayBeOther) const;
  /// Bytes of the folded text.
  std::size_t length() const { return m_folded.size(); }

 private:
  bool holdsVariant(std::string_view text) const;

  std::string m_folded;
  bool m_isAscii = true;
  /// Of an ASCII text: holds a letter that a character outside ASCII folds to.
  bool m_hasOutsiders = false;
  BytePair m_pair;
  /// For any other text: the ways to write one of its characters.
  std::vector<std::string> m_variants;
};

}  // namespace shinglescope
