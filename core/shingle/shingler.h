// SPDX-License-Identifier: MIT
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

/// A shingle and its byte range in the prepared text. For words the range may include wider white
/// space than the single spaces of the shingle.
struct ShingleSpan {
  std::uint64_t hash = 0;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Cuts prepared texts into k-shingles (Broder, 1997). Characters are Unicode code points; words
/// are split on Unicode white space. `fast` hashes words and windows in place; the other functions
/// hash a shingle's UTF-8 bytes, its words joined by one U+0020. Expects valid UTF-8 of less than 4
/// GiB. Keeps buffers, so each thread needs its own.
class Shingler {
 public:
  explicit Shingler(const ShingleOptions &options) : m_options(options) {}

  /// Returns the hash of every shingle, computed with the hash function of the options, in the
  /// order of the text, with duplicates but without stop shingles; valid until the next call. O(n),
  /// for the named functions O(n k).
  std::span<const std::uint64_t> shingleHashes(std::string_view preparedText);
  /// Fills `set` with the distinct shingle hashes in ascending order. The hash is always `fast`, so
  /// exact scores do not depend on any option. O(n log n) in the text's length.
  void shingleSet(std::string_view preparedText, std::vector<std::uint64_t> &set);
  /// Returns every occurrence in the order of the text, for views that highlight shingles. The
  /// hashes are those of shingleSet().
  std::vector<ShingleSpan> shingleSpans(std::string_view preparedText);

 private:
  std::size_t hashFast(std::string_view text, std::vector<std::uint64_t> &out);
  std::size_t hashFastWords(std::string_view text, std::vector<std::uint64_t> &out);
  std::size_t hashFastCharacters(std::string_view text, std::vector<std::uint64_t> &out);
  std::size_t dropStopped(std::span<std::uint64_t> hashes, std::string_view text);
  void findSpans(std::string_view text);
  void findCharacterSpans(std::string_view text);
  void findWordSpans(std::string_view text);
  std::uint64_t namedHash(std::string_view text, const ShingleSpan &span);

  ShingleOptions m_options;
  std::vector<std::uint64_t> m_hashes;
  std::vector<std::uint64_t> m_fastHashes;  ///< of the same shingles, to identify stop shingles
  std::vector<std::uint32_t> m_starts;      ///< of code points, then the text's end
  std::vector<ShingleSpan> m_spans;         ///< without their hashes
  std::string m_joined;
  HashSorter m_sorter;
};

}  // namespace shinglescope
