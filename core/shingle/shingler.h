#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/shingle/hash_sorter.h"
#include "core/shingle/shingle_options.h"
#include "core/text/words.h"

namespace shinglescope {

/// A shingle and where it stands in the prepared text, in bytes. For words
/// the span may cover wider white space than the shingle's own single spaces.
struct ShingleSpan {
  std::uint64_t hash = 0;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Cuts prepared texts into sets of k-shingles (Broder, 1997). Characters are
/// Unicode code points; words are split on Unicode white space and joined by
/// one U+0020; a shingle is hashed as its UTF-8 bytes. Keeps buffers: one for
/// each thread.
class Shingler {
 public:
  explicit Shingler(const ShingleOptions &options) : m_options(options) {}

  /// Fills `set` with the distinct shingle hashes in ascending order.
  /// O(n (k + log n)) in the text's length. Valid UTF-8 of less than 4 GiB
  /// expected. The hash is always XXH3, so that exact scores depend on no option.
  void shingleSet(std::string_view preparedText, std::vector<std::uint64_t> &set);
  /// Every occurrence in the order of the text, for views that highlight.
  std::vector<ShingleSpan> shingleSpans(std::string_view preparedText);

 private:
  template <class Sink>
  void collect(std::string_view text, Sink sink);
  template <class Sink>
  void collectCharacters(std::string_view text, Sink sink);
  template <class Sink>
  void collectWords(std::string_view text, Sink sink);
  void findCharacters(std::string_view text);
  void findWords(std::string_view text);
  std::string_view joinWords(std::string_view text, std::size_t first, std::size_t last);

  ShingleOptions m_options;
  std::vector<std::uint32_t> m_starts;  ///< of code points, and the text's end
  std::vector<WordSpan> m_words;
  std::vector<std::size_t> m_joinedSince;  ///< word i stands joined to all since this one
  std::string m_joined;
  HashSorter m_sorter;
};

}  // namespace shinglescope
