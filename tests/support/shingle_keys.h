// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace shinglescope::test {

/// The key by which the exact join orders shingles of equal counts, and its table stores them.
/// Depends only on the shingle.
inline std::uint64_t keyOfShingle(std::uint64_t shingle) { return shingle * 0x9e3779b97f4a7c15ULL; }
/// The shingle with a key: the inverse of the multiplication.
inline std::uint64_t shingleOfKey(std::uint64_t key) { return key * 0xf1de83e19937733dULL; }

/// Returns the numbers of the shingles that are counted more than once: by count, then by key.
inline std::map<std::uint64_t, std::uint32_t> numbersByCount(
    const std::map<std::uint64_t, std::uint32_t> &counts) {
  std::vector<std::pair<std::uint64_t, std::uint32_t>> shared;
  for (const auto &item : counts)
    if (item.second > 1) shared.push_back(item);
  std::ranges::sort(shared, {}, [](const auto &item) {
    return std::pair(item.second, keyOfShingle(item.first));
  });
  std::map<std::uint64_t, std::uint32_t> numbers;
  for (std::uint32_t i = 0; i < shared.size(); ++i) numbers[shared[i].first] = i;
  return numbers;
}

}  // namespace shinglescope::test
