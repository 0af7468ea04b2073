// SPDX-License-Identifier: MIT
#include "core/tune/rows/matrix_rows.h"

namespace shinglescope {
namespace {

MatrixRows firstIdenticalRows(const DuplicateResult &result, std::size_t most) {
  MatrixRows found;
  for (std::uint32_t text = 0; text < result.classes.textCount(); ++text) {
    if (!isDuplicateClass(result, TextId{text})) continue;
    const auto rows = result.classes.rowsOf(TextId{text});
    found.available += rows.size();
    for (const std::uint32_t row : rows)
      if (found.rows.size() < most) found.rows.push_back({row});
  }
  return found;
}

}  // namespace

MatrixRows rowsOfFirstPairs(const DuplicateResult &result, const Ratio &threshold,
                            std::size_t most) {
  MatrixRows found;
  std::vector<bool> isMet(result.classes.textCount());
  const auto isNew = [&isMet](TextId text) { return !isMet[text.value]; };
  const auto take = [&](TextId text) {
    if (!isNew(text)) return;
    isMet[text.value] = true;
    ++found.available;
    if (found.rows.size() < most) found.rows.push_back(result.classes.firstRow(text));
  };
  for (const ScoredPair &pair : result.pairs) {
    if (!isPairAtLeast(pair, result.recipe(), threshold)) continue;
    // A pair that does not fit completely ends the list.
    const std::size_t wanted = (isNew(pair.textA) ? 1U : 0U) + (isNew(pair.textB) ? 1U : 0U);
    if (found.rows.size() + wanted > most) most = found.rows.size();
    take(pair.textA);
    take(pair.textB);
  }
  return found.rows.empty() ? firstIdenticalRows(result, most) : found;
}

}  // namespace shinglescope
