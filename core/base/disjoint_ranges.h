// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace shinglescope {

/// Returns disjoint ranges in ascending order that cover the same integers. A range is its first
/// and its last number, both included. O(n log n).
template <class Number>
std::vector<std::pair<Number, Number>> disjointRanges(
    std::vector<std::pair<Number, Number>> ranges) {
  std::ranges::sort(ranges);
  std::vector<std::pair<Number, Number>> apart;
  for (const auto &[begin, last] : ranges) {
    const Number first = apart.empty() ? begin : std::max(begin, apart.back().second + 1);
    if (first <= last) apart.emplace_back(first, last);
  }
  return apart;
}

}  // namespace shinglescope
