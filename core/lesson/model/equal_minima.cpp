// SPDX-License-Identifier: MIT
#include "core/lesson/model/equal_minima.h"

#include <algorithm>
#include <numeric>

#include "core/base/hash.h"

namespace shinglescope {

RowKinds rowKindsOf(const LessonTables &tables, const LessonPair &pair) {
  RowKinds kinds;
  kinds.ofRow.reserve(tables.rows.size());
  for (const LessonRow &row : tables.rows) {
    const int holders = int{row.isIn(pair.a)} + int{row.isIn(pair.b)};
    kinds.ofRow.push_back(static_cast<RowKind>(holders));
    ++(holders == 2 ? kinds.both : holders == 1 ? kinds.one : kinds.neither);
  }
  return kinds;
}

std::size_t decidingPlace(const RowKinds &kinds, std::span<const std::uint32_t> order) {
  const auto decides = [&](std::uint32_t row) { return kinds.ofRow[row] != RowKind::Neither; };
  return static_cast<std::size_t>(std::ranges::find_if(order, decides) - order.begin());
}

std::vector<std::uint32_t> shuffledOrder(std::size_t rows, std::uint64_t seed,
                                         std::uint64_t which) {
  SplitMix64 random(mix64(seed ^ mix64(which + 1)));
  std::vector<std::uint32_t> order(rows);
  std::iota(order.begin(), order.end(), 0U);
  shuffle(order, random);
  return order;
}

Result<std::vector<std::uint32_t>> countEqualMinima(const RowKinds &kinds, std::uint64_t seed,
                                                    std::uint64_t first, std::uint32_t count,
                                                    const RunContext &context) {
  std::vector<std::uint32_t> equal;
  equal.reserve(count);
  std::uint32_t found = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (context.isCancelled()) return cancelledError();
    const auto order = shuffledOrder(kinds.ofRow.size(), seed, first + i);
    const std::size_t place = decidingPlace(kinds, order);
    if (place < order.size() && kinds.ofRow[order[place]] == RowKind::Both) ++found;
    equal.push_back(found);
  }
  return equal;
}

}  // namespace shinglescope
