// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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
  std::uint32_t occurrence = 1;  ///< in a multiset: how often the text has had it so far
};

/// Returns the hash of the n-th occurrence of a shingle in a multiset: that of the shingle for the
/// first, otherwise the function's hash of the two numbers, as 16 bytes. Broder (1997) labels the
/// occurrences of a shingle in the same way.
std::uint64_t occurrenceHash(HashFunction function, std::uint64_t hash, std::uint32_t occurrence);

/// Cuts prepared texts into k-shingles (Broder, 1997). Characters are Unicode code points; words
/// are split on Unicode white space or at the separator of the options. `fast` hashes words and
/// windows in place; the other functions hash a shingle's UTF-8 bytes, its words joined by one
/// U+0020 or by the separator. Expects valid UTF-8 of less than 4 GiB. Keeps buffers, so each
/// thread needs its own.
class Shingler {
 public:
  explicit Shingler(const ShingleOptions &options) : m_options(options) {}

  /// Returns the hash of every shingle, computed with the hash function of the options, in the
  /// order of the text, with duplicates but without stop shingles; valid until the next call. In a
  /// multiset the occurrences of a shingle have different hashes. O(n), for the named functions
  /// O(n k), for multisets O(n log n).
  std::span<const std::uint64_t> shingleHashes(std::string_view preparedText);
  /// Fills `set` with the distinct shingle hashes in ascending order. The hash is always `fast`, so
  /// exact scores do not depend on any option. O(n log n) in the text's length.
  void shingleSet(std::string_view preparedText, std::vector<std::uint64_t> &set);
  /// Returns every occurrence in the order of the text, for views that highlight shingles. The
  /// hashes are those of shingleSet().
  std::vector<ShingleSpan> shingleSpans(std::string_view preparedText);
  /// Returns a shingle as views show it: words joined as they are hashed, rare ones as
  /// kRareWordLabel, and the number of a further occurrence in brackets: "ab (2)".
  std::string spanText(std::string_view preparedText, const ShingleSpan &span) const;
  /// Returns the `fast` hashes of the words, in the order of the text; valid until the next call.
  std::span<const std::uint64_t> wordHashes(std::string_view preparedText);

 private:
  std::size_t hashWords(std::string_view text, std::vector<std::uint64_t> &out) const;
  void joinWords(std::string_view standing, std::string_view rareWord, std::string &out) const;
  void countOccurrences(std::span<const std::uint64_t> hashes);
  void labelOccurrences(std::vector<std::uint64_t> &set);
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
  std::vector<std::pair<std::uint64_t, std::uint32_t>> m_places;  ///< hashes and their positions
  std::vector<std::uint32_t> m_occurrences;  ///< by position, after countOccurrences()
  HashSorter m_sorter;
};

}  // namespace shinglescope
