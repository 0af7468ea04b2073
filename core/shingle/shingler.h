#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/shingle/shingle_options.h"

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
  /// O(n log n) in the text's length. Valid UTF-8 expected.
  void shingleSet(std::string_view preparedText, std::vector<std::uint64_t> &set);
  /// Every occurrence in the order of the text, for views that highlight.
  std::vector<ShingleSpan> shingleSpans(std::string_view preparedText);

 private:
  void collect(std::string_view text, std::vector<ShingleSpan> &spans);
  void collectCharacters(std::string_view text, std::vector<ShingleSpan> &spans);
  void collectWords(std::string_view text, std::vector<ShingleSpan> &spans);

  ShingleOptions m_options;
  std::vector<std::uint32_t> m_starts;
  std::string m_joined;
  std::vector<ShingleSpan> m_spans;
};

}  // namespace shinglescope
