// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/run_context.h"

namespace shinglescope {

/// Sorts items stably by the key of up to 64 bits that `keyOf` returns, least significant digit
/// first, 11 bits per pass. A pass in which all digits agree moves nothing. `KeyBits` is the number
/// of low bits that the key uses. `scratch` is resized as needed. Returns false if cancelled; the
/// items are then in an unspecified order, but none is lost. O(n) per pass.
template <unsigned KeyBits = 64, class Item, class KeyOf>
bool radixSort(std::vector<Item> &items, std::vector<Item> &scratch, KeyOf keyOf,
               const RunContext &context) {
  constexpr unsigned kDigitBits = 11;
  constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
  // Storing this many items takes a few milliseconds.
  constexpr std::size_t kItemsPerPoll = std::size_t{1} << 18U;
  const auto forEach = [&](auto visit) {
    for (std::size_t begin = 0; begin < items.size(); begin += kItemsPerPoll) {
      if (context.isCancelled()) return false;
      const std::size_t end = std::min(items.size(), begin + kItemsPerPoll);
      for (std::size_t i = begin; i < end; ++i) visit(items[i]);
    }
    return true;
  };
  scratch.resize(items.size());
  for (unsigned shift = 0; shift < KeyBits; shift += kDigitBits) {
    const auto digitOf = [&](const Item &item) {
      return static_cast<std::size_t>(keyOf(item) >> shift) & (kBuckets - 1);
    };
    std::array<std::size_t, kBuckets> starts{};
    if (!forEach([&](const Item &item) { ++starts[digitOf(item)]; })) return false;
    std::size_t sum = 0;
    bool isOneDigit = false;
    for (std::size_t &start : starts) {
      isOneDigit = isOneDigit || start == items.size();
      sum += std::exchange(start, sum);
    }
    if (isOneDigit) continue;
    if (!forEach([&](const Item &item) { scratch[starts[digitOf(item)]++] = item; })) return false;
    items.swap(scratch);
  }
  return true;
}

}  // namespace shinglescope
