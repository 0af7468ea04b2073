// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

/// The estimate of one pair with one seed and number of hashes.
struct PairEstimate {
  std::uint64_t seed = 0;
  std::uint32_t numHashes = 0;
  std::uint32_t equalPositions = 0;
  double estimate() const { return static_cast<double>(equalPositions) / numHashes; }
};

/// A pair of rows with its exact similarity and its estimates.
struct PairEstimates {
  std::uint32_t intersection = 0;
  std::uint32_t unionSize = 0;
  std::vector<PairEstimate> estimates;  ///< by number of hashes as asked for, then by seed
  double jaccard() const {
    return unionSize == 0 ? 0 : static_cast<double>(intersection) / unionSize;
  }
};

/// Estimates the similarity of two rows with several seeds, those from the recipe's on, and numbers
/// of hashes: how much an estimate depends on chance. Each number of hashes is signed on its own,
/// as a run would. Errors: BadParameter for a row that does not exist or has no shingle; those of
/// signTexts(). No stage. O(shingles * hashes * seeds).
Result<PairEstimates> estimatePair(const ExactSets &texts, RecordId a, RecordId b,
                                   std::span<const std::uint32_t> numHashes, std::uint32_t seeds,
                                   const RunContext &context);

}  // namespace shinglescope
