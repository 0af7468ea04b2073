// SPDX-License-Identifier: MIT
#include "core/tune/advice/histogram_valley.h"

#include <algorithm>
#include <cmath>

namespace shinglescope {
namespace {

constexpr double kLowestValley = 0.3;
constexpr double kLeastRise = 3;
constexpr double kLeastHill = 10;

bool isOfValley(const AdviceBin &bin, double fewest) {
  return bin.low >= kLowestValley - 1e-9 && bin.textPairs <= std::max(2 * fewest, fewest + 1);
}

}  // namespace

std::vector<AdviceBin> adviceHistogram(const AdviceEvidence &evidence, std::size_t bins) {
  std::vector<AdviceBin> histogram(bins);
  const auto count = static_cast<double>(bins);
  for (std::size_t i = 0; i < bins; ++i) {
    AdviceBin &bin = histogram[i];
    bin.low = static_cast<double>(i) / count;
    bin.high = static_cast<double>(i + 1) / count;
    const Ratio low{i, bins};
    bin.isExact =
        evidence.profile.isExact() || (evidence.pairs.isExact && low >= evidence.pairs.threshold);
    const double high = i + 1 == bins ? 2 : bin.high;
    if (evidence.profile.isExact() || !bin.isExact)
      bin.textPairs = evidence.profile.pairsBetween(bin.low, high);
  }
  if (evidence.profile.isExact()) return histogram;
  for (const ScoredPair &pair : evidence.pairs.pairs) {
    const std::size_t at =
        std::min<std::size_t>(std::uint64_t{pair.intersection} * bins / pair.whole, bins - 1);
    if (histogram[at].isExact) histogram[at].textPairs += 1;
  }
  return histogram;
}

std::optional<HistogramValley> findValley(const std::vector<AdviceBin> &bins) {
  std::optional<std::size_t> deepest;
  double depth = 0;
  for (std::size_t i = 1; i + 1 < bins.size(); ++i) {
    if (bins[i].low < kLowestValley - 1e-9) continue;
    double below = 0;
    double above = 0;
    for (std::size_t j = 0; j < i; ++j) below = std::max(below, bins[j].textPairs);
    for (std::size_t j = i + 1; j < bins.size(); ++j) above = std::max(above, bins[j].textPairs);
    const double hill = std::min(below, above);
    const double rise = (hill + 1) / (bins[i].textPairs + 1);
    if (hill < kLeastHill || rise < kLeastRise || rise <= depth) continue;
    deepest = i;
    depth = rise;
  }
  if (!deepest) return std::nullopt;
  const double fewest = bins[*deepest].textPairs;
  std::size_t first = *deepest;
  std::size_t last = *deepest;
  while (first > 0 && isOfValley(bins[first - 1], fewest)) --first;
  while (last + 1 < bins.size() && isOfValley(bins[last + 1], fewest)) ++last;
  HistogramValley valley{bins[first].low, bins[last].high, 0};
  for (std::size_t i = first; i <= last; ++i) valley.textPairs += bins[i].textPairs;
  return valley;
}

}  // namespace shinglescope
