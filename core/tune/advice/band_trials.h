// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/tune/advice/true_pairs.h"

namespace shinglescope {

/// What a run with one seed compares and finds.
struct BandTrial {
  std::uint64_t compared = 0;  ///< pairs of texts, after caps of buckets
  std::uint64_t found = 0;     ///< row pairs of the known true pairs that are candidates
  std::uint64_t lost = 0;      ///< true pairs that share a band, but only in capped buckets
  std::uint64_t rowPairs = 0;  ///< of all known true pairs
  std::uint64_t cappedBuckets = 0;
};

/// The trials of one plan: the recipe's own seed first, then others.
struct BandTrials {
  std::vector<BandTrial> bySeed;  ///< never empty

  const BandTrial &own() const { return bySeed.front(); }
  double meanCompared() const;
  /// The mean share of the true pairs that only capped buckets contain.
  double meanLost() const;
  bool isCapped() const;
};

/// Signs every text and counts the candidates of a run, with all caps, for the recipe's seed and
/// `others` more. Errors: those of MinHasher::signAll(), makeBandKeys() and generateCandidates().
/// Reports no stage. Takes as long as the first part of as many runs.
Result<BandTrials> tryBandPlan(const ExactSets &texts, const TruePairs &pairs,
                               const SignatureOptions &signature, const BandPlan &plan,
                               std::uint32_t others, const RunContext &context);

}  // namespace shinglescope
