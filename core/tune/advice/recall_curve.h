// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/lsh/s_curve.h"
#include "core/tune/advice/true_pairs.h"

namespace shinglescope {

/// The similarities of the true pairs, for the expected recall of any band plan. A plain value.
class RecallCurve {
 public:
  /// Weighs each pair by the row pairs that it represents. Without pairs, everything is said of
  /// pairs exactly at the threshold. O(pairs log pairs).
  RecallCurve(const ExactSets &texts, const TruePairs &pairs);

  /// The expected share of the row pairs that become candidates: the mean of P(candidate | J).
  double recall(const BandPlan &plan) const;
  /// The expected number of the text pairs that become candidates.
  double foundTextPairs(const BandPlan &plan) const;
  /// The standard error of recall() that comes from knowing only sampled pairs; 0 if all are known.
  double sampleError(const BandPlan &plan) const;
  /// The fewest bands of `rows` rows with at least this recall; none if more than `mostBands` are
  /// needed. O(log mostBands).
  std::optional<std::uint32_t> bandsFor(std::uint32_t rows, double recall,
                                        std::uint32_t mostBands) const;
  std::uint64_t rowPairs() const { return m_rowPairs; }
  std::uint64_t textPairs() const { return m_textPairs; }

 private:
  /// Pairs of about one similarity.
  struct Share {
    double similarity = 0;  ///< weighted mean
    double rowPairs = 0;
    double textPairs = 0;
    double squares = 0;  ///< of the row pairs that each text pair represents
  };

  std::vector<Share> m_shares;
  std::uint64_t m_rowPairs = 0;
  std::uint64_t m_textPairs = 0;
  bool m_isExact = true;
};

}  // namespace shinglescope
