// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/tune/advice/advice.h"
#include "core/tune/advice/advice_evidence.h"

namespace shinglescope {

/// The pairs of distinct texts by similarity, in bins of equal width from 0 to 1. Pairs without a
/// common shingle are not in a bin. O(pairs).
std::vector<AdviceBin> adviceHistogram(const AdviceEvidence &evidence, std::size_t bins = 20);

/// The deepest gap between unrelated and similar pairs: the bins with the fewest pairs such that a
/// bin below and a bin above have at least three times as many, and at least ten. Bins below 0.3
/// are not considered. None if the counts only fall. Depths are compared on a logarithmic scale,
/// and the gap extends over neighbours with at most twice as many pairs (or one more).
std::optional<HistogramValley> findValley(const std::vector<AdviceBin> &bins);

}  // namespace shinglescope
