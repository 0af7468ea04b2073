// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace shinglescope {

/// Counts the shared values of two ascending sets without duplicates, or returns nothing as soon as
/// they must be fewer than `required`, which is at most the size of each. O(|a| + |b|).
template <class Value>
std::optional<std::uint32_t> mergedOverlap(std::span<const Value> a, std::span<const Value> b,
                                           std::uint64_t required) {
  // The number of further values of each set that may stay unmatched before the pair fails.
  std::uint64_t slackA = a.size() - required;
  std::uint64_t slackB = b.size() - required;
  std::uint32_t shared = 0;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() && j < b.size()) {
    if (a[i] == b[j]) {
      ++shared;
      ++i;
      ++j;
    } else if (a[i] < b[j]) {
      if (slackA-- == 0) return std::nullopt;
      ++i;
    } else {
      if (slackB-- == 0) return std::nullopt;
      ++j;
    }
  }
  if (shared < required) return std::nullopt;
  return shared;
}

/// From this size ratio on, a binary search for each value of the small set is faster than walking
/// the large one.
inline constexpr std::size_t kSearchFactor = 32;

/// The same for a set that is far smaller than the other: searches each of its values. O(|small|
/// log |large|).
template <class Value>
std::optional<std::uint32_t> searchedOverlap(std::span<const Value> small,
                                             std::span<const Value> large, std::uint64_t required) {
  std::uint64_t slack = small.size() - required;
  std::uint32_t shared = 0;
  auto from = large.begin();
  for (const Value value : small) {
    from = std::lower_bound(from, large.end(), value);
    const bool isShared = from != large.end() && *from == value;
    if (!isShared && slack-- == 0) return std::nullopt;
    shared += isShared ? 1 : 0;
  }
  return shared;
}

}  // namespace shinglescope
