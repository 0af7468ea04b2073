// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace shinglescope {

/// A stretch of bytes of one text.
struct TextSpan {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  bool operator==(const TextSpan &) const = default;
};

/// One difference: the stretch in A and the one in B. Either may be empty (begin == end) if only
/// the other has text there.
struct TextChange {
  TextSpan a;
  TextSpan b;
  bool operator==(const TextChange &) const = default;
};

/// The text that only A has, and the text that only B has: words first, then characters inside
/// replaced words that are mostly equal. Spans ascend and do not touch.
struct TextDiff {
  std::vector<TextSpan> onlyA;
  std::vector<TextSpan> onlyB;
  std::vector<TextChange> changes;  ///< the differences in order, to step through
  bool isEqual() const { return onlyA.empty() && onlyB.empty(); }
};

/// Differences to ignore.
struct DiffOptions {
  bool ignoresSpace = false;   ///< white space: "note book" is "notebook"
  bool ignoresCase = false;    ///< simple case folding, independent of language
  bool ignoresDigits = false;  ///< decimal digits: "12 June" is " June"
  bool ignoresNothing() const { return *this == DiffOptions{}; }
  bool operator==(const DiffOptions &) const = default;
};

/// Compares two valid UTF-8 texts word by word (sequence_aligner.h), then the white space between
/// equal words. Texts of over 20,000 words are compared block by block: about sixteen words each,
/// with content-defined ends, so an insertion does not move other blocks. Small stretches of
/// unequal blocks are compared word by word. Time is bounded: O(n log n) and tens of milliseconds.
TextDiff diffTexts(std::string_view a, std::string_view b, const DiffOptions &options = {});

}  // namespace shinglescope
