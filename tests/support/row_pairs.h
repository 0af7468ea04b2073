// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope::test {

using RowPair = std::pair<std::uint32_t, std::uint32_t>;

struct PairScore {
  std::uint64_t intersection = 0;
  std::uint64_t unionSize = 0;
  bool operator==(const PairScore &) const = default;
  double jaccard() const {
    return static_cast<double>(intersection) / static_cast<double>(unionSize);
  }
};

using PairTable = std::map<RowPair, PairScore>;

/// Returns the row pairs of an exactly scored result at or above its threshold, including identical
/// rows. Unlike in the program, all of them are in memory at the same time.
inline PairTable rowPairs(const DuplicateResult &result) {
  PairTable table;
  for (std::uint32_t text = 0; text < result.classes.textCount(); ++text) {
    if (!isDuplicateClass(result, TextId{text})) continue;
    const auto rows = result.classes.rowsOf(TextId{text});
    const std::uint64_t size = result.sets[TextId{text}].size();
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (std::size_t j = i + 1; j < rows.size(); ++j) table[{rows[i], rows[j]}] = {size, size};
  }
  for (const ScoredPair &pair : result.pairs) {
    if (!isPairAtLeast(pair, result.recipe(), result.recipe().threshold)) continue;
    for (const std::uint32_t a : result.classes.rowsOf(pair.textA))
      for (const std::uint32_t b : result.classes.rowsOf(pair.textB))
        table[std::minmax(a, b)] = {pair.intersection, pair.whole};
  }
  return table;
}

}  // namespace shinglescope::test
