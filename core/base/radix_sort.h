#pragma once

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
/// `scratch` is resized as needed. Returns false if it was cancelled between
/// passes (the items are then in some order, none lost). O(n) a pass.
template <unsigned KeyBits = 64, class Item, class KeyOf>
bool radixSort(std::vector<Item> &items, std::vector<Item> &scratch, KeyOf keyOf,
               const RunContext &context) {
  constexpr unsigned kDigitBits = 11;
  constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
  scratch.resize(items.size());
  for (unsigned shift = 0; shift < KeyBits; shift += kDigitBits) {
    if (context.isCancelled()) return false;
    const auto digitOf = [&](const Item &item) {
      return static_cast<std::size_t>(keyOf(item) >> shift) & (kBuckets - 1);
    };
    std::array<std::size_t, kBuckets> starts{};
    for (const Item &item : items) ++starts[digitOf(item)];
    std::size_t sum = 0;
    bool isOneDigit = false;
    for (std::size_t &start : starts) {
      isOneDigit = isOneDigit || start == items.size();
      sum += std::exchange(start, sum);
    }
    if (isOneDigit) continue;
    for (const Item &item : items) scratch[starts[digitOf(item)]++] = item;
    items.swap(scratch);
  }
  return true;
}

}  // namespace shinglescope
