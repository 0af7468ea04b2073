// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/shingle/text_classes.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// A pair of distinct texts, by their first rows.
struct PairExample {
  RecordId rowA;  ///< rowA < rowB
  RecordId rowB;
  std::uint32_t intersection = 0;
  std::uint32_t whole = 0;     ///< at least 1
  std::uint64_t rowPairs = 0;  ///< row pairs that it represents

  double similarity() const {
    return static_cast<double>(intersection) / static_cast<double>(whole);
  }
};

/// The pairs that another threshold adds or drops; one of the two sides is empty.
struct ThresholdMove {
  std::uint64_t gainedTextPairs = 0;  ///< pairs of distinct texts
  std::uint64_t gainedRowPairs = 0;   ///< row pairs that these represent
  std::uint64_t lostTextPairs = 0;
  std::uint64_t lostRowPairs = 0;
  std::vector<PairExample> gained;  ///< nearest to the new threshold first, then by row
  std::vector<PairExample> lost;
};

/// Compares two thresholds on exactly scored pairs (of a histogram or a run), with up to
/// `mostExamples` examples. Neither may be below the floor of the pairs; pairs that are only
/// estimated are skipped. Identical rows are pairs under any threshold. O(pairs + examples log
/// pairs).
ThresholdMove moveThreshold(std::span<const ScoredPair> pairs, const TextClasses &classes,
                            const Ratio &from, const Ratio &to, std::size_t mostExamples = 5);

/// Row pairs at or above a threshold that is not below the floor of the pairs, without identical
/// rows. O(pairs).
std::uint64_t rowPairsAtLeast(std::span<const ScoredPair> pairs, const TextClasses &classes,
                              const Ratio &threshold);

}  // namespace shinglescope
