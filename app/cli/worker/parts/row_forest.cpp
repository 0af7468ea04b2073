// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/row_forest.h"

#include <algorithm>

#include "core/base/disjoint_sets.h"

namespace shinglescope {

RowForest connectRows(const std::vector<RowPair> &links) {
  RowForest forest;
  forest.rows.reserve(2 * links.size());
  for (const RowPair &link : links) {
    forest.rows.push_back(link.a);
    forest.rows.push_back(link.b);
  }
  std::ranges::sort(forest.rows);
  forest.rows.erase(std::unique(forest.rows.begin(), forest.rows.end()), forest.rows.end());
  const auto indexOf = [&forest](std::uint64_t row) {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(forest.rows, row) -
                                      forest.rows.begin());
  };
  DisjointSets sets(forest.rows.size());
  for (const RowPair &link : links) sets.unite(indexOf(link.a), indexOf(link.b));
  // Rows ascend, so the first row that is seen of a component is its smallest.
  constexpr std::uint64_t kNone = ~std::uint64_t{0};
  std::vector<std::uint64_t> smallestOfRoot(forest.rows.size(), kNone);
  for (std::uint32_t i = 0; i < forest.rows.size(); ++i) {
    std::uint64_t &smallest = smallestOfRoot[sets.find(i)];
    smallest = std::min(smallest, forest.rows[i]);
    forest.smallest.push_back(smallest);
  }
  return forest;
}

}  // namespace shinglescope
