// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/hash.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

/// All pairs of rows that may form a pair: both have a shingle and the recipe's scope allows them.
/// They can be counted, sampled or enumerated. Immutable once built; owns its data. 4 bytes per
/// row.
class PairPopulation {
 public:
  /// O(rows).
  explicit PairPopulation(const ExactSets &texts);

  std::uint64_t count() const { return m_pairs.empty() ? 0 : m_pairs.back(); }

  /// Draws a pair of different rows, each pair equally likely. count() must not be 0. O(log
  /// groups).
  std::pair<std::uint32_t, std::uint32_t> draw(SplitMix64 &random) const;

  /// Calls `visit(rowA, rowB)` once for every pair, until it returns false.
  template <class Visit>
  void forEach(Visit visit) const {
    for (const std::vector<std::uint32_t> &rows : m_groups)
      for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j)
          if (!visit(rows[i], rows[j])) return;
  }

 private:
  std::vector<std::vector<std::uint32_t>> m_groups;  ///< rows any two of which form a pair
  std::vector<std::uint64_t> m_pairs;                ///< cumulative pairs up to each group
};

}  // namespace shinglescope
