// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/hash.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

/// All pairs of rows that may form a pair: both have a shingle and the recipe's scope allows them,
/// that is, its labels and its reference. They can be counted, sampled or enumerated. Immutable
/// once built; owns its data. 4 bytes per row.
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
    for (const Group &group : m_groups) {
      const std::size_t end = group.isAcross() ? group.border : group.rows.size();
      for (std::size_t i = 0; i < end; ++i)
        for (std::size_t j = std::max(i + 1, group.border); j < group.rows.size(); ++j)
          if (!visit(group.rows[i], group.rows[j])) return;
    }
  }

 private:
  /// Rows of one label. Any two of them form a pair; with a reference, each row before the border
  /// and each from there on.
  struct Group {
    std::vector<std::uint32_t> rows;
    std::size_t border = 0;  ///< 0 without a reference

    bool isAcross() const { return border > 0; }
    std::uint64_t pairs() const;
  };

  std::vector<Group> m_groups;
  std::vector<std::uint64_t> m_pairs;  ///< cumulative pairs up to each group
};

}  // namespace shinglescope
