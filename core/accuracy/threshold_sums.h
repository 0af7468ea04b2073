// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "core/accuracy/accuracy.h"

namespace shinglescope {

/// Sums by the number of ascending thresholds that a pair reaches.
template <class Number>
class ThresholdSums {
 public:
  explicit ThresholdSums(std::size_t thresholds) : m_sums(thresholds + 1) {}
  void add(std::size_t reached, Number amount) { m_sums[reached] += amount; }
  /// The sum over pairs at or above a threshold. O(thresholds).
  Number from(std::size_t threshold) const {
    return std::accumulate(m_sums.begin() + static_cast<std::ptrdiff_t>(threshold) + 1,
                           m_sums.end(), Number{});
  }
  /// The sum over pairs that reach exactly this number of thresholds.
  Number at(std::size_t reached) const { return m_sums[reached]; }

 private:
  std::vector<Number> m_sums;
};

/// Returns the index of a result's pair of two distinct texts; none if it is not in the result.
/// O(log pairs).
std::optional<std::size_t> scoredPairOf(const DuplicateResult &result, TextId a, TextId b);
/// Returns how many of the ascending thresholds a pair reaches. O(log thresholds).
std::size_t reachedBy(const DuplicateResult &result, const ScoredPair &pair,
                      std::span<const Ratio> thresholds);

/// Converts the share matches / (found + missed) and its interval to F1.
std::optional<ShareEstimate> f1OfShare(const std::optional<ShareEstimate> &share);

}  // namespace shinglescope
