// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/row_forest.h"

#include <algorithm>

#include "core/base/disjoint_sets.h"

namespace shinglescope {

std::vector<std::uint64_t> distinctRows(const std::vector<RowPair> &pairs) {
  std::vector<std::uint64_t> rows;
  rows.reserve(2 * pairs.size());
  for (const RowPair &pair : pairs) {
    rows.push_back(pair.a);
    rows.push_back(pair.b);
  }
  std::ranges::sort(rows);
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  return rows;
}

std::uint32_t indexOfRow(const std::vector<std::uint64_t> &rows, std::uint64_t row) {
  return static_cast<std::uint32_t>(std::ranges::lower_bound(rows, row) - rows.begin());
}

RowForest connectRows(const std::vector<RowPair> &links) {
  RowForest forest;
  forest.rows = distinctRows(links);
  DisjointSets sets(forest.rows.size());
  for (const RowPair &link : links)
    sets.unite(indexOfRow(forest.rows, link.a), indexOfRow(forest.rows, link.b));
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
