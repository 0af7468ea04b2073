// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// The rows grouped by equal prepared text. Texts are numbered by their smallest row; the rows of a
/// text ascend.
struct TextClasses {
  std::vector<std::uint32_t> textOfRow;      ///< row -> text
  std::vector<std::uint32_t> rowOffsets{0};  ///< text t has rows[rowOffsets[t], rowOffsets[t+1])
  std::vector<std::uint32_t> rows;
  std::vector<std::uint32_t>
      emptyTexts;  ///< texts without enough shingles, ascending: never in a pair

  std::size_t textCount() const { return rowOffsets.size() - 1; }
  TextId textOf(RecordId row) const { return {textOfRow[row.value]}; }
  RecordId firstRow(TextId text) const { return {rows[rowOffsets[text.value]]}; }
  std::span<const std::uint32_t> rowsOf(TextId text) const {
    return {rows.data() + rowOffsets[text.value],
            rowOffsets[text.value + 1] - rowOffsets[text.value]};
  }
  /// Returns the number of row pairs that a pair of distinct texts represents.
  std::uint64_t rowPairsOf(TextId a, TextId b) const {
    return std::uint64_t{rowsOf(a).size()} * rowsOf(b).size();
  }
  /// Returns the number of pairs of rows of one text.
  std::uint64_t rowPairsWithin(TextId text) const {
    const std::uint64_t count = rowsOf(text).size();
    return count * (count - 1) / 2;
  }
  /// Returns whether a text has a shingle. O(log texts without a shingle).
  bool hasShingles(TextId text) const {
    return !std::binary_search(emptyTexts.begin(), emptyTexts.end(), text.value);
  }
};

/// Returns whether two rows with equal digests have the same text; called with the smaller row
/// first, from one thread.
using SameText = std::function<bool(std::uint32_t, std::uint32_t)>;

struct EqualRows {
  std::vector<std::uint32_t> smallestRow;  ///< row -> smallest row with the same text
  std::vector<std::uint32_t> collided;     ///< rows whose digest an earlier, different text has
};

/// Finds rows with the same text by equal digest and `isSame`. Sorts 8 bytes per row; rows whose
/// digests agree in 32 bits by chance or design are sorted by the whole digest, so crafted texts
/// cost O(n log n).
Result<EqualRows> findEqualRows(std::span<const Digest128> digests, const SameText &isSame,
                                const RunContext &context);

/// Numbers the texts by their smallest row and lists the rows of each; the caller fills
/// `emptyTexts`.
TextClasses makeTextClasses(const std::vector<std::uint32_t> &smallestRow);

/// Returns all texts that have a shingle, ascending.
std::vector<std::uint32_t> textsWithShingles(const TextClasses &classes);

}  // namespace shinglescope
