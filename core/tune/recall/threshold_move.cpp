// SPDX-License-Identifier: MIT
#include "core/tune/recall/threshold_move.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace shinglescope {

ThresholdMove moveThreshold(std::span<const ScoredPair> pairs, const TextClasses &classes,
                            const Ratio &from, const Ratio &to, std::size_t mostExamples) {
  ThresholdMove move;
  std::vector<PairExample> changed;
  const bool isLoss = to > from;
  for (const ScoredPair &pair : pairs) {
    const bool was = isAtLeast(pair.intersection, pair.whole, from);
    const bool is = isAtLeast(pair.intersection, pair.whole, to);
    if (!pair.isVerified() || was == is) continue;
    const auto [a, b] = std::minmax({classes.firstRow(pair.textA), classes.firstRow(pair.textB)});
    const std::uint64_t rows = classes.rowPairsOf(pair.textA, pair.textB);
    changed.push_back({a, b, pair.intersection, pair.whole, rows});
    (isLoss ? move.lostTextPairs : move.gainedTextPairs) += 1;
    (isLoss ? move.lostRowPairs : move.gainedRowPairs) += rows;
  }
  const double target = to.toDouble();
  const auto order = [target](const PairExample &example) {
    return std::tuple(std::abs(example.similarity() - target), example.rowA, example.rowB);
  };
  const std::size_t shown = std::min(mostExamples, changed.size());
  std::ranges::partial_sort(changed, changed.begin() + static_cast<std::ptrdiff_t>(shown), {},
                            order);
  changed.resize(shown);
  (isLoss ? move.lost : move.gained) = std::move(changed);
  return move;
}

std::uint64_t rowPairsAtLeast(std::span<const ScoredPair> pairs, const TextClasses &classes,
                              const Ratio &threshold) {
  std::uint64_t rows = 0;
  for (const ScoredPair &pair : pairs)
    if (isAtLeast(pair.intersection, pair.whole, threshold))
      rows += classes.rowPairsOf(pair.textA, pair.textB);
  return rows;
}

}  // namespace shinglescope
