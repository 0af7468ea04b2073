// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace shinglescope {

/// Returns the numbers from 0 to `count` - 1, to be sorted or drawn from.
inline std::vector<std::uint32_t> numbersBelow(std::size_t count) {
  std::vector<std::uint32_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0U);
  return numbers;
}

/// Sorts items and removes duplicates. O(n log n).
template <class Item>
void sortUnique(std::vector<Item> &items) {
  std::ranges::sort(items);
  items.erase(std::ranges::unique(items).begin(), items.end());
}

}  // namespace shinglescope
