// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope::test {

/// Returns `count` distinct pseudo-random shingles in ascending order.
inline std::vector<std::uint64_t> randomSet(SplitMix64 &random, std::size_t count) {
  std::vector<std::uint64_t> set(count);
  for (std::uint64_t &value : set) value = random.next();
  std::sort(set.begin(), set.end());
  return set;
}

/// Two sets with `shared` common shingles and `onlyEach` shingles that are in only one of them.
struct SetPair {
  std::vector<std::uint64_t> a;
  std::vector<std::uint64_t> b;
};
inline SetPair overlappingSets(SplitMix64 &random, std::size_t shared, std::size_t onlyEach) {
  const auto common = randomSet(random, shared);
  SetPair pair{common, common};
  for (auto *set : {&pair.a, &pair.b}) {
    for (std::size_t i = 0; i < onlyEach; ++i) set->push_back(random.next());
    std::sort(set->begin(), set->end());
  }
  return pair;
}

inline ShingleSets makeSets(const std::vector<std::vector<std::uint64_t>> &sets) {
  ShingleSets result;
  for (const auto &set : sets) {
    result.values.insert(result.values.end(), set.begin(), set.end());
    result.offsets.push_back(result.values.size());
  }
  return result;
}

/// Returns families of mutated copies: about `families` x `size` sets that overlap to every degree;
/// some are empty, some tiny.
inline ShingleSets clusteredSets(std::uint64_t seed, std::size_t families, std::size_t size) {
  SplitMix64 random(seed);
  std::vector<std::vector<std::uint64_t>> sets;
  for (std::size_t family = 0; family < families; ++family) {
    const auto base = randomSet(random, 1 + random.next() % 60);
    for (std::size_t member = 0; member < size; ++member) {
      if (random.next() % 16 == 0) {
        sets.push_back(member == 0 ? std::vector<std::uint64_t>{} : base);
        continue;
      }
      const std::uint64_t keepOf100 = 60 + random.next() % 41;
      std::vector<std::uint64_t> set;
      for (const std::uint64_t value : base)
        if (random.next() % 100 < keepOf100) set.push_back(value);
      const std::size_t added = random.next() % 6;
      for (std::size_t i = 0; i < added; ++i) set.push_back(random.next() % 5000);
      std::sort(set.begin(), set.end());
      set.erase(std::unique(set.begin(), set.end()), set.end());
      sets.push_back(set);
    }
  }
  return makeSets(sets);
}

}  // namespace shinglescope::test
