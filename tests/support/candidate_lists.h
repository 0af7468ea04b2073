#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/lsh/candidate_generator.h"

namespace shinglescope::test {

/// The first `count` texts: 0, 1, 2, ...
inline std::vector<std::uint32_t> firstTexts(std::size_t count) {
  std::vector<std::uint32_t> texts(count);
  std::iota(texts.begin(), texts.end(), 0U);
  return texts;
}

inline void sortUnique(std::vector<CandidatePair> &pairs) {
  std::ranges::sort(pairs);
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
}

}  // namespace shinglescope::test
