#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/run_context.h"

namespace shinglescope {

/// Sorts items stably by the key of up to 64 bits that `keyOf` gives, least
/// significant digit first, 11 bits a pass; passes in which all digits agree
/// move nothing. `KeyBits` says how many low bits the key has.
/// `scratch` is resized as needed. Returns false if it was cancelled (the items
/// are then in some order, none lost). O(n) a pass.
template <unsigned KeyBits = 64, class Item, class KeyOf>
bool radixSort(std::vector<Item> &items, std::vector<Item> &scratch, KeyOf keyOf,
               const RunContext &context) {
  constexpr unsigned kDigitBits = 11;
  constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
  // Some milliseconds of scattered stores.
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
