// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace shinglescope
