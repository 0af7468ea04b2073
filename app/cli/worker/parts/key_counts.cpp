// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/key_counts.h"

#include <algorithm>

#include "core/shingle/stop_shingles.h"

namespace shinglescope {

std::vector<std::uint64_t> frequentKeys(std::vector<KeyCount> &counts, const StepContext &context) {
  const auto &share = context.recipe.shingle.maxDocumentFrequency;
  if (!share) return {};
  const std::uint64_t most = mostRowsOfShingle(context.options.rows, *share);
  std::ranges::sort(counts);
  std::vector<std::uint64_t> frequent;
  for (std::size_t begin = 0, end = 0; begin < counts.size(); begin = end) {
    std::uint64_t rows = 0;
    for (; end < counts.size() && counts[end].key == counts[begin].key; ++end)
      rows += counts[end].rows;
    if (rows > most) frequent.push_back(counts[begin].key);
  }
  return frequent;
}

}  // namespace shinglescope
